### Concordia: lines, places and market cards by their ids (English).
### $line and $origin are ids of lines (`aquileia--roma--land`) or cities, $card of market cards (`mi_architect`).

pick-line = { $line ->
        [alexandria--cyrene--land] { city-alexandria }–{ city-cyrene }
        [alexandria--memphis--land] { city-alexandria }–{ city-memphis }
        [alexandria--tyros--land] { city-alexandria }–{ city-tyros }
        [antiochia--attalia--land] { city-antiochia }–{ city-attalia }
        [antiochia--sinope--land] { city-antiochia }–{ city-sinope }
        [antiochia--tyros--land] { city-antiochia }–{ city-tyros }
        [aquileia--novaria--land] { city-aquileia }–{ city-novaria }
        [aquileia--roma--land] { city-aquileia }–{ city-roma }
        [aquileia--sirmium--land] { city-aquileia }–{ city-sirmium }
        [aquileia--vindobona--land] { city-aquileia }–{ city-vindobona }
        [athenae--dyrrhachium--land] { city-athenae }–{ city-dyrrhachium }
        [attalia--byzantium--land] { city-attalia }–{ city-byzantium }
        [brigantium--burdigala--land] { city-brigantium }–{ city-burdigala }
        [brigantium--olisipo--land] { city-brigantium }–{ city-olisipo }
        [brigantium--valentia--land] { city-brigantium }–{ city-valentia }
        [burdigala--lutetia--land] { city-burdigala }–{ city-lutetia }
        [burdigala--massilia--land] { city-burdigala }–{ city-massilia }
        [byzantium--dyrrhachium--land] { city-byzantium }–{ city-dyrrhachium }
        [byzantium--sinope--land] { city-byzantium }–{ city-sinope }
        [byzantium--tomis--land] { city-byzantium }–{ city-tomis }
        [carthago--leptis_magna--land] { city-carthago }–{ city-leptis-magna }
        [carthago--rusadir--land] { city-carthago }–{ city-rusadir }
        [colonia_a--lutetia--land] { city-colonia-a }–{ city-lutetia }
        [colonia_a--novaria--land] { city-colonia-a }–{ city-novaria }
        [colonia_a--vindobona--land] { city-colonia-a }–{ city-vindobona }
        [cyrene--leptis_magna--land] { city-cyrene }–{ city-leptis-magna }
        [cyrene--memphis--land] { city-cyrene }–{ city-memphis }
        [dyrrhachium--sirmium--land] { city-dyrrhachium }–{ city-sirmium }
        [isca_d--londinium--land] { city-isca-d }–{ city-londinium }
        [londinium--lutetia--land] { city-londinium }–{ city-lutetia }
        [lutetia--massilia--land] { city-lutetia }–{ city-massilia }
        [massilia--novaria--land] { city-massilia }–{ city-novaria }
        [massilia--valentia--land] { city-massilia }–{ city-valentia }
        [memphis--petra--land] { city-memphis }–{ city-petra }
        [napoca--sirmium--land] { city-napoca }–{ city-sirmium }
        [napoca--tomis--land] { city-napoca }–{ city-tomis }
        [novaria--roma--land] { city-novaria }–{ city-roma }
        [olisipo--rusadir--land] { city-olisipo }–{ city-rusadir }
        [olisipo--valentia--land] { city-olisipo }–{ city-valentia }
        [petra--tyros--land] { city-petra }–{ city-tyros }
        [roma--syracusae--land] { city-roma }–{ city-syracusae }
        [rusadir--valentia--land] { city-rusadir }–{ city-valentia }
        [sirmium--tomis--land] { city-sirmium }–{ city-tomis }
        [sirmium--vindobona--land] { city-sirmium }–{ city-vindobona }
        [alexandria--athenae--sea] { city-alexandria }–{ city-athenae }
        [alexandria--attalia--sea] { city-alexandria }–{ city-attalia }
        [alexandria--cyrene--sea] { city-alexandria }–{ city-cyrene }
        [alexandria--tyros--sea] { city-alexandria }–{ city-tyros }
        [antiochia--attalia--sea] { city-antiochia }–{ city-attalia }
        [antiochia--tyros--sea] { city-antiochia }–{ city-tyros }
        [aquileia--dyrrhachium--sea] { city-aquileia }–{ city-dyrrhachium }
        [athenae--attalia--sea] { city-athenae }–{ city-attalia }
        [athenae--byzantium--sea] { city-athenae }–{ city-byzantium }
        [athenae--cyrene--sea] { city-athenae }–{ city-cyrene }
        [athenae--syracusae--sea] { city-athenae }–{ city-syracusae }
        [brigantium--burdigala--sea] { city-brigantium }–{ city-burdigala }
        [brigantium--isca_d--sea] { city-brigantium }–{ city-isca-d }
        [brigantium--olisipo--sea] { city-brigantium }–{ city-olisipo }
        [burdigala--isca_d--sea] { city-burdigala }–{ city-isca-d }
        [byzantium--sinope--sea] { city-byzantium }–{ city-sinope }
        [byzantium--tomis--sea] { city-byzantium }–{ city-tomis }
        [carthago--leptis_magna--sea] { city-carthago }–{ city-leptis-magna }
        [carthago--massilia--sea] { city-carthago }–{ city-massilia }
        [carthago--roma--sea] { city-carthago }–{ city-roma }
        [carthago--rusadir--sea] { city-carthago }–{ city-rusadir }
        [carthago--syracusae--sea] { city-carthago }–{ city-syracusae }
        [carthago--valentia--sea] { city-carthago }–{ city-valentia }
        [colonia_a--londinium--sea] { city-colonia-a }–{ city-londinium }
        [cyrene--leptis_magna--sea] { city-cyrene }–{ city-leptis-magna }
        [cyrene--syracusae--sea] { city-cyrene }–{ city-syracusae }
        [dyrrhachium--syracusae--sea] { city-dyrrhachium }–{ city-syracusae }
        [isca_d--londinium--sea] { city-isca-d }–{ city-londinium }
        [leptis_magna--syracusae--sea] { city-leptis-magna }–{ city-syracusae }
        [massilia--roma--sea] { city-massilia }–{ city-roma }
        [massilia--valentia--sea] { city-massilia }–{ city-valentia }
        [olisipo--rusadir--sea] { city-olisipo }–{ city-rusadir }
        [roma--syracusae--sea] { city-roma }–{ city-syracusae }
        [rusadir--valentia--sea] { city-rusadir }–{ city-valentia }
        [sinope--tomis--sea] { city-sinope }–{ city-tomis }
        [ancona--hadria--land] { city-ancona }–{ city-hadria }
        [ancona--ravenna--land] { city-ancona }–{ city-ravenna }
        [ancona--spoletum--land] { city-ancona }–{ city-spoletum }
        [aquileia--bauzanum--land] { city-aquileia }–{ city-bauzanum }
        [aquileia--ravenna--land] { city-aquileia }–{ city-ravenna }
        [aquileia--verona--land] { city-aquileia }–{ city-verona }
        [bauzanum--verona--land] { city-bauzanum }–{ city-verona }
        [brundisium--luceria--land] { city-brundisium }–{ city-luceria }
        [brundisium--potentia--land] { city-brundisium }–{ city-potentia }
        [casinum--hadria--land] { city-casinum }–{ city-hadria }
        [casinum--luceria--land] { city-casinum }–{ city-luceria }
        [casinum--neapolis--land] { city-casinum }–{ city-neapolis }
        [casinum--roma--land] { city-casinum }–{ city-roma }
        [casinum--spoletum--land] { city-casinum }–{ city-spoletum }
        [comum--genua--land] { city-comum }–{ city-genua }
        [comum--mutina--land] { city-comum }–{ city-mutina }
        [comum--segusio--land] { city-comum }–{ city-segusio }
        [comum--verona--land] { city-comum }–{ city-verona }
        [cosa--florentia--land] { city-cosa }–{ city-florentia }
        [cosa--roma--land] { city-cosa }–{ city-roma }
        [croton--messana--land] { city-croton }–{ city-messana }
        [croton--potentia--land] { city-croton }–{ city-potentia }
        [florentia--genua--land] { city-florentia }–{ city-genua }
        [florentia--mutina--land] { city-florentia }–{ city-mutina }
        [florentia--ravenna--land] { city-florentia }–{ city-ravenna }
        [florentia--spoletum--land] { city-florentia }–{ city-spoletum }
        [genua--nicaea--land] { city-genua }–{ city-nicaea }
        [genua--segusio--land] { city-genua }–{ city-segusio }
        [hadria--luceria--land] { city-hadria }–{ city-luceria }
        [hadria--spoletum--land] { city-hadria }–{ city-spoletum }
        [luceria--potentia--land] { city-luceria }–{ city-potentia }
        [messana--panormus--land] { city-messana }–{ city-panormus }
        [messana--syracusae--land] { city-messana }–{ city-syracusae }
        [mutina--ravenna--land] { city-mutina }–{ city-ravenna }
        [mutina--verona--land] { city-mutina }–{ city-verona }
        [neapolis--potentia--land] { city-neapolis }–{ city-potentia }
        [nicaea--segusio--land] { city-nicaea }–{ city-segusio }
        [panormus--syracusae--land] { city-panormus }–{ city-syracusae }
        [ravenna--verona--land] { city-ravenna }–{ city-verona }
        [roma--spoletum--land] { city-roma }–{ city-spoletum }
        [aleria--cosa--sea] { city-aleria }–{ city-cosa }
        [aleria--genua--sea] { city-aleria }–{ city-genua }
        [aleria--nicaea--sea] { city-aleria }–{ city-nicaea }
        [aleria--olbia--sea] { city-aleria }–{ city-olbia }
        [ancona--aquileia--sea] { city-ancona }–{ city-aquileia }
        [ancona--hadria--sea] { city-ancona }–{ city-hadria }
        [ancona--ravenna--sea] { city-ancona }–{ city-ravenna }
        [aquileia--ravenna--sea] { city-aquileia }–{ city-ravenna }
        [brundisium--croton--sea] { city-brundisium }–{ city-croton }
        [brundisium--hadria--sea] { city-brundisium }–{ city-hadria }
        [cosa--genua--sea] { city-cosa }–{ city-genua }
        [cosa--roma--sea] { city-cosa }–{ city-roma }
        [croton--messana--sea] { city-croton }–{ city-messana }
        [croton--syracusae--sea] { city-croton }–{ city-syracusae }
        [genua--nicaea--sea] { city-genua }–{ city-nicaea }
        [messana--neapolis--sea] { city-messana }–{ city-neapolis }
        [messana--panormus--sea] { city-messana }–{ city-panormus }
        [messana--syracusae--sea] { city-messana }–{ city-syracusae }
        [neapolis--panormus--sea] { city-neapolis }–{ city-panormus }
        [neapolis--roma--sea] { city-neapolis }–{ city-roma }
        [olbia--panormus--sea] { city-olbia }–{ city-panormus }
        [olbia--roma--sea] { city-olbia }–{ city-roma }
        [panormus--roma--sea] { city-panormus }–{ city-roma }
       *[other] { $line }
    }
pick-line-kind = { $line ->
        [alexandria--athenae--sea] { line-sea }
        [alexandria--attalia--sea] { line-sea }
        [alexandria--cyrene--sea] { line-sea }
        [alexandria--tyros--sea] { line-sea }
        [antiochia--attalia--sea] { line-sea }
        [antiochia--tyros--sea] { line-sea }
        [aquileia--dyrrhachium--sea] { line-sea }
        [athenae--attalia--sea] { line-sea }
        [athenae--byzantium--sea] { line-sea }
        [athenae--cyrene--sea] { line-sea }
        [athenae--syracusae--sea] { line-sea }
        [brigantium--burdigala--sea] { line-sea }
        [brigantium--isca_d--sea] { line-sea }
        [brigantium--olisipo--sea] { line-sea }
        [burdigala--isca_d--sea] { line-sea }
        [byzantium--sinope--sea] { line-sea }
        [byzantium--tomis--sea] { line-sea }
        [carthago--leptis_magna--sea] { line-sea }
        [carthago--massilia--sea] { line-sea }
        [carthago--roma--sea] { line-sea }
        [carthago--rusadir--sea] { line-sea }
        [carthago--syracusae--sea] { line-sea }
        [carthago--valentia--sea] { line-sea }
        [colonia_a--londinium--sea] { line-sea }
        [cyrene--leptis_magna--sea] { line-sea }
        [cyrene--syracusae--sea] { line-sea }
        [dyrrhachium--syracusae--sea] { line-sea }
        [isca_d--londinium--sea] { line-sea }
        [leptis_magna--syracusae--sea] { line-sea }
        [massilia--roma--sea] { line-sea }
        [massilia--valentia--sea] { line-sea }
        [olisipo--rusadir--sea] { line-sea }
        [roma--syracusae--sea] { line-sea }
        [rusadir--valentia--sea] { line-sea }
        [sinope--tomis--sea] { line-sea }
        [aleria--cosa--sea] { line-sea }
        [aleria--genua--sea] { line-sea }
        [aleria--nicaea--sea] { line-sea }
        [aleria--olbia--sea] { line-sea }
        [ancona--aquileia--sea] { line-sea }
        [ancona--hadria--sea] { line-sea }
        [ancona--ravenna--sea] { line-sea }
        [aquileia--ravenna--sea] { line-sea }
        [brundisium--croton--sea] { line-sea }
        [brundisium--hadria--sea] { line-sea }
        [cosa--genua--sea] { line-sea }
        [cosa--roma--sea] { line-sea }
        [croton--messana--sea] { line-sea }
        [croton--syracusae--sea] { line-sea }
        [genua--nicaea--sea] { line-sea }
        [messana--neapolis--sea] { line-sea }
        [messana--panormus--sea] { line-sea }
        [messana--syracusae--sea] { line-sea }
        [neapolis--panormus--sea] { line-sea }
        [neapolis--roma--sea] { line-sea }
        [olbia--panormus--sea] { line-sea }
        [olbia--roma--sea] { line-sea }
        [panormus--roma--sea] { line-sea }
       *[other] { line-land }
    }
pick-line-long = { pick-line } ({ pick-line-kind })
pick-place = { $origin ->
        [isca_d] { city-isca-d }
        [londinium] { city-londinium }
        [burdigala] { city-burdigala }
        [lutetia] { city-lutetia }
        [massilia] { city-massilia }
        [brigantium] { city-brigantium }
        [olisipo] { city-olisipo }
        [valentia] { city-valentia }
        [colonia_a] { city-colonia-a }
        [vindobona] { city-vindobona }
        [novaria] { city-novaria }
        [aquileia] { city-aquileia }
        [syracusae] { city-syracusae }
        [rusadir] { city-rusadir }
        [carthago] { city-carthago }
        [napoca] { city-napoca }
        [sirmium] { city-sirmium }
        [tomis] { city-tomis }
        [dyrrhachium] { city-dyrrhachium }
        [athenae] { city-athenae }
        [leptis_magna] { city-leptis-magna }
        [cyrene] { city-cyrene }
        [byzantium] { city-byzantium }
        [sinope] { city-sinope }
        [attalia] { city-attalia }
        [antiochia] { city-antiochia }
        [tyros] { city-tyros }
        [alexandria] { city-alexandria }
        [petra] { city-petra }
        [memphis] { city-memphis }
        [roma] { city-roma }
        [bauzanum] { city-bauzanum }
        [verona] { city-verona }
        [comum] { city-comum }
        [segusio] { city-segusio }
        [genua] { city-genua }
        [nicaea] { city-nicaea }
        [mutina] { city-mutina }
        [ravenna] { city-ravenna }
        [florentia] { city-florentia }
        [cosa] { city-cosa }
        [aleria] { city-aleria }
        [olbia] { city-olbia }
        [ancona] { city-ancona }
        [spoletum] { city-spoletum }
        [hadria] { city-hadria }
        [casinum] { city-casinum }
        [neapolis] { city-neapolis }
        [luceria] { city-luceria }
        [brundisium] { city-brundisium }
        [potentia] { city-potentia }
        [croton] { city-croton }
        [messana] { city-messana }
        [panormus] { city-panormus }
        [alexandria--cyrene--land] { city-alexandria }–{ city-cyrene }
        [alexandria--memphis--land] { city-alexandria }–{ city-memphis }
        [alexandria--tyros--land] { city-alexandria }–{ city-tyros }
        [antiochia--attalia--land] { city-antiochia }–{ city-attalia }
        [antiochia--sinope--land] { city-antiochia }–{ city-sinope }
        [antiochia--tyros--land] { city-antiochia }–{ city-tyros }
        [aquileia--novaria--land] { city-aquileia }–{ city-novaria }
        [aquileia--roma--land] { city-aquileia }–{ city-roma }
        [aquileia--sirmium--land] { city-aquileia }–{ city-sirmium }
        [aquileia--vindobona--land] { city-aquileia }–{ city-vindobona }
        [athenae--dyrrhachium--land] { city-athenae }–{ city-dyrrhachium }
        [attalia--byzantium--land] { city-attalia }–{ city-byzantium }
        [brigantium--burdigala--land] { city-brigantium }–{ city-burdigala }
        [brigantium--olisipo--land] { city-brigantium }–{ city-olisipo }
        [brigantium--valentia--land] { city-brigantium }–{ city-valentia }
        [burdigala--lutetia--land] { city-burdigala }–{ city-lutetia }
        [burdigala--massilia--land] { city-burdigala }–{ city-massilia }
        [byzantium--dyrrhachium--land] { city-byzantium }–{ city-dyrrhachium }
        [byzantium--sinope--land] { city-byzantium }–{ city-sinope }
        [byzantium--tomis--land] { city-byzantium }–{ city-tomis }
        [carthago--leptis_magna--land] { city-carthago }–{ city-leptis-magna }
        [carthago--rusadir--land] { city-carthago }–{ city-rusadir }
        [colonia_a--lutetia--land] { city-colonia-a }–{ city-lutetia }
        [colonia_a--novaria--land] { city-colonia-a }–{ city-novaria }
        [colonia_a--vindobona--land] { city-colonia-a }–{ city-vindobona }
        [cyrene--leptis_magna--land] { city-cyrene }–{ city-leptis-magna }
        [cyrene--memphis--land] { city-cyrene }–{ city-memphis }
        [dyrrhachium--sirmium--land] { city-dyrrhachium }–{ city-sirmium }
        [isca_d--londinium--land] { city-isca-d }–{ city-londinium }
        [londinium--lutetia--land] { city-londinium }–{ city-lutetia }
        [lutetia--massilia--land] { city-lutetia }–{ city-massilia }
        [massilia--novaria--land] { city-massilia }–{ city-novaria }
        [massilia--valentia--land] { city-massilia }–{ city-valentia }
        [memphis--petra--land] { city-memphis }–{ city-petra }
        [napoca--sirmium--land] { city-napoca }–{ city-sirmium }
        [napoca--tomis--land] { city-napoca }–{ city-tomis }
        [novaria--roma--land] { city-novaria }–{ city-roma }
        [olisipo--rusadir--land] { city-olisipo }–{ city-rusadir }
        [olisipo--valentia--land] { city-olisipo }–{ city-valentia }
        [petra--tyros--land] { city-petra }–{ city-tyros }
        [roma--syracusae--land] { city-roma }–{ city-syracusae }
        [rusadir--valentia--land] { city-rusadir }–{ city-valentia }
        [sirmium--tomis--land] { city-sirmium }–{ city-tomis }
        [sirmium--vindobona--land] { city-sirmium }–{ city-vindobona }
        [alexandria--athenae--sea] { city-alexandria }–{ city-athenae }
        [alexandria--attalia--sea] { city-alexandria }–{ city-attalia }
        [alexandria--cyrene--sea] { city-alexandria }–{ city-cyrene }
        [alexandria--tyros--sea] { city-alexandria }–{ city-tyros }
        [antiochia--attalia--sea] { city-antiochia }–{ city-attalia }
        [antiochia--tyros--sea] { city-antiochia }–{ city-tyros }
        [aquileia--dyrrhachium--sea] { city-aquileia }–{ city-dyrrhachium }
        [athenae--attalia--sea] { city-athenae }–{ city-attalia }
        [athenae--byzantium--sea] { city-athenae }–{ city-byzantium }
        [athenae--cyrene--sea] { city-athenae }–{ city-cyrene }
        [athenae--syracusae--sea] { city-athenae }–{ city-syracusae }
        [brigantium--burdigala--sea] { city-brigantium }–{ city-burdigala }
        [brigantium--isca_d--sea] { city-brigantium }–{ city-isca-d }
        [brigantium--olisipo--sea] { city-brigantium }–{ city-olisipo }
        [burdigala--isca_d--sea] { city-burdigala }–{ city-isca-d }
        [byzantium--sinope--sea] { city-byzantium }–{ city-sinope }
        [byzantium--tomis--sea] { city-byzantium }–{ city-tomis }
        [carthago--leptis_magna--sea] { city-carthago }–{ city-leptis-magna }
        [carthago--massilia--sea] { city-carthago }–{ city-massilia }
        [carthago--roma--sea] { city-carthago }–{ city-roma }
        [carthago--rusadir--sea] { city-carthago }–{ city-rusadir }
        [carthago--syracusae--sea] { city-carthago }–{ city-syracusae }
        [carthago--valentia--sea] { city-carthago }–{ city-valentia }
        [colonia_a--londinium--sea] { city-colonia-a }–{ city-londinium }
        [cyrene--leptis_magna--sea] { city-cyrene }–{ city-leptis-magna }
        [cyrene--syracusae--sea] { city-cyrene }–{ city-syracusae }
        [dyrrhachium--syracusae--sea] { city-dyrrhachium }–{ city-syracusae }
        [isca_d--londinium--sea] { city-isca-d }–{ city-londinium }
        [leptis_magna--syracusae--sea] { city-leptis-magna }–{ city-syracusae }
        [massilia--roma--sea] { city-massilia }–{ city-roma }
        [massilia--valentia--sea] { city-massilia }–{ city-valentia }
        [olisipo--rusadir--sea] { city-olisipo }–{ city-rusadir }
        [roma--syracusae--sea] { city-roma }–{ city-syracusae }
        [rusadir--valentia--sea] { city-rusadir }–{ city-valentia }
        [sinope--tomis--sea] { city-sinope }–{ city-tomis }
        [ancona--hadria--land] { city-ancona }–{ city-hadria }
        [ancona--ravenna--land] { city-ancona }–{ city-ravenna }
        [ancona--spoletum--land] { city-ancona }–{ city-spoletum }
        [aquileia--bauzanum--land] { city-aquileia }–{ city-bauzanum }
        [aquileia--ravenna--land] { city-aquileia }–{ city-ravenna }
        [aquileia--verona--land] { city-aquileia }–{ city-verona }
        [bauzanum--verona--land] { city-bauzanum }–{ city-verona }
        [brundisium--luceria--land] { city-brundisium }–{ city-luceria }
        [brundisium--potentia--land] { city-brundisium }–{ city-potentia }
        [casinum--hadria--land] { city-casinum }–{ city-hadria }
        [casinum--luceria--land] { city-casinum }–{ city-luceria }
        [casinum--neapolis--land] { city-casinum }–{ city-neapolis }
        [casinum--roma--land] { city-casinum }–{ city-roma }
        [casinum--spoletum--land] { city-casinum }–{ city-spoletum }
        [comum--genua--land] { city-comum }–{ city-genua }
        [comum--mutina--land] { city-comum }–{ city-mutina }
        [comum--segusio--land] { city-comum }–{ city-segusio }
        [comum--verona--land] { city-comum }–{ city-verona }
        [cosa--florentia--land] { city-cosa }–{ city-florentia }
        [cosa--roma--land] { city-cosa }–{ city-roma }
        [croton--messana--land] { city-croton }–{ city-messana }
        [croton--potentia--land] { city-croton }–{ city-potentia }
        [florentia--genua--land] { city-florentia }–{ city-genua }
        [florentia--mutina--land] { city-florentia }–{ city-mutina }
        [florentia--ravenna--land] { city-florentia }–{ city-ravenna }
        [florentia--spoletum--land] { city-florentia }–{ city-spoletum }
        [genua--nicaea--land] { city-genua }–{ city-nicaea }
        [genua--segusio--land] { city-genua }–{ city-segusio }
        [hadria--luceria--land] { city-hadria }–{ city-luceria }
        [hadria--spoletum--land] { city-hadria }–{ city-spoletum }
        [luceria--potentia--land] { city-luceria }–{ city-potentia }
        [messana--panormus--land] { city-messana }–{ city-panormus }
        [messana--syracusae--land] { city-messana }–{ city-syracusae }
        [mutina--ravenna--land] { city-mutina }–{ city-ravenna }
        [mutina--verona--land] { city-mutina }–{ city-verona }
        [neapolis--potentia--land] { city-neapolis }–{ city-potentia }
        [nicaea--segusio--land] { city-nicaea }–{ city-segusio }
        [panormus--syracusae--land] { city-panormus }–{ city-syracusae }
        [ravenna--verona--land] { city-ravenna }–{ city-verona }
        [roma--spoletum--land] { city-roma }–{ city-spoletum }
        [aleria--cosa--sea] { city-aleria }–{ city-cosa }
        [aleria--genua--sea] { city-aleria }–{ city-genua }
        [aleria--nicaea--sea] { city-aleria }–{ city-nicaea }
        [aleria--olbia--sea] { city-aleria }–{ city-olbia }
        [ancona--aquileia--sea] { city-ancona }–{ city-aquileia }
        [ancona--hadria--sea] { city-ancona }–{ city-hadria }
        [ancona--ravenna--sea] { city-ancona }–{ city-ravenna }
        [aquileia--ravenna--sea] { city-aquileia }–{ city-ravenna }
        [brundisium--croton--sea] { city-brundisium }–{ city-croton }
        [brundisium--hadria--sea] { city-brundisium }–{ city-hadria }
        [cosa--genua--sea] { city-cosa }–{ city-genua }
        [cosa--roma--sea] { city-cosa }–{ city-roma }
        [croton--messana--sea] { city-croton }–{ city-messana }
        [croton--syracusae--sea] { city-croton }–{ city-syracusae }
        [genua--nicaea--sea] { city-genua }–{ city-nicaea }
        [messana--neapolis--sea] { city-messana }–{ city-neapolis }
        [messana--panormus--sea] { city-messana }–{ city-panormus }
        [messana--syracusae--sea] { city-messana }–{ city-syracusae }
        [neapolis--panormus--sea] { city-neapolis }–{ city-panormus }
        [neapolis--roma--sea] { city-neapolis }–{ city-roma }
        [olbia--panormus--sea] { city-olbia }–{ city-panormus }
        [olbia--roma--sea] { city-olbia }–{ city-roma }
        [panormus--roma--sea] { city-panormus }–{ city-roma }
       *[other] { $origin }
    }
pick-face = { $card ->
        [mi_architect] { card-mi-architect.label }
        [mi_prefect] { card-mi-prefect.label }
        [mi_mercator] { card-mi-mercator.label }
        [mi_colonist] { card-mi-colonist.label }
        [mi_diplomat] { card-mi-diplomat.label }
        [mi_mason] { card-mi-mason.label }
        [mi_farmer] { card-mi-farmer.label }
        [mi_smith] { card-mi-smith.label }
        [mii_architect] { card-mii-architect.label }
        [mii_prefect] { card-mii-prefect.label }
        [mii_mercator] { card-mii-mercator.label }
        [mii_colonist] { card-mii-colonist.label }
        [mii_consul] { card-mii-consul.label }
        [mii_vintner] { card-mii-vintner.label }
        [mii_weaver] { card-mii-weaver.label }
        [miii_architect] { card-miii-architect.label }
        [miii_prefect] { card-miii-prefect.label }
        [miii_mercator] { card-miii-mercator.label }
        [miii_colonist] { card-miii-colonist.label }
        [miii_consul] { card-miii-consul.label }
        [miii_diplomat] { card-miii-diplomat.label }
        [miv_architect] { card-miv-architect.label }
        [miv_prefect] { card-miv-prefect.label }
        [miv_colonist] { card-miv-colonist.label }
        [miv_consul] { card-miv-consul.label }
        [miv_diplomat] { card-miv-diplomat.label }
        [mv_prefect] { card-mv-prefect.label }
        [mv_mercator] { card-mv-mercator.label }
        [mv_consul] { card-mv-consul.label }
        [mv_diplomat] { card-mv-diplomat.label }
       *[other] { $card }
    }
