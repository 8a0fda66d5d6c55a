### Glory to Rome: lessons, from the worked examples. Value = title, .task = what to do, .why = what the rules say.

lesson-gtr-ex-02 = A petition
    .task = You hold two labourers. Lead the labourer with both of them as one petition, then fetch a wood.
    .why = A petition is two cards of one role, used like one senator (§ 6.1.3). It is one play and gives one action, even for the role the cards show. Both cards go to the pool when the round ends (§ 15.2).
lesson-gtr-ex-05 = Rome demands rubble
    .task = You have one legionary action and a Bar in your hand, which is rubble. Lead the legionary with your Shrine, then reveal the Bar.
    .why = Each card you reveal demands its material once: from the pool (§ 13.3) and from the hand of each neighbour (§ 13.5). You keep the card you showed (§ 13.2).
lesson-gtr-ex-09 = Room for clients
    .task = You have completed the Insula and the Aqueduct and nothing else. How many clients can you have?
    .why = Your influence is 2 + 1 + 2 = 5. The Insula adds 2, and the Aqueduct doubles the sum: 14 (§ 8.3).
lesson-gtr-ex-13 = Through the Gate
    .task = Lead the craftsman with your Circus and complete the Gate with the Shrine from your hand. Look at your hand limit.
    .why = With the Gate the functions of your uncompleted marble structures are active at once (§ 17.6): the Temple, of which only the foundation lies there, gives 4 cards more. It gives no influence yet (§ 10.8).
lesson-gtr-ex-16 = The Fountain, out of town
    .task = You own the Fountain and have four craftsman actions. Draw; lay the Palisade out of town; draw and complete it; draw and keep.
    .why = An out-of-town site costs two actions of the same role (§ 10.3), and nothing is drawn for the second (§ 17.9). The third Palisade can be neither laid, as you have one, nor added, as nothing needs wood: it goes to your hand (§ 22.14).
lesson-gtr-ex-18 = The last stone
    .task = Two stones lie under your Catacomb, and your clients are craftsmen. Think for orders, then complete the Catacomb with the Sewer you have drawn.
    .why = You may use cards drawn instead of following in the same round (§ 5.5.2). The completed Catacomb ends the game at once, in the middle of your actions (§ 17.11, § 18.1).
lesson-gtr-ex-20 = In the Bath
    .task = Follow with your patron. Hire the patron; let the new patron hire the labourer; let the labourer fetch the stone.
    .why = With the Bath every client you hire may act once at once (§ 17.13). A patron hired this way hires again, and so on, until the pool or your clientele says stop (§ 22.7).
lesson-gtr-ex-23 = Across the Bridge
    .task = Lead the legionary with your Shrine and reveal the Forum. With the Bridge, count what comes in.
    .why = The Bridge reaches all opponents, takes from stockpiles too, and ignores the Palisade (§ 17.16). The Wall holds (§ 13.6): one marble from the pool, two from hands, two from stockpiles.
lesson-gtr-ex-33 = One stone for a Villa
    .task = Lead the architect with your Senate and complete the Villa.
    .why = A single material added by an architect action may complete the Villa (§ 17.25). A craftsman needs three stones for it.
lesson-gtr-ex-35 = Open to all
    .task = Lead the architect. Complete the Stairway with marble, open the Archway with your brick, then open the Shrine with a brick from the pool.
    .why = In each architect action you may also add a material to an opponent’s completed structure and open it to everybody (§ 17.27), already in the action that completed the Stairway (§ 17.27.2). Through the opened Archway the second brick comes from the pool (§ 17.14).
lesson-gtr-ex-37 = Marble finishes anything
    .task = Lead the craftsman with your Circus. Complete the Scriptorium with the Sewer, then the Wall and the Temple with one marble each.
    .why = With the Scriptorium a single marble completes any structure of yours (§ 17.29), and it works from the moment it is completed (§ 10.7).
lesson-gtr-ex-39 = One action more
    .task = Lead the craftsman. Complete the Ludus Magna with your Temple card; then lay the Insula in town and complete it.
    .why = Actions are counted anew all the time (§ 7.4): with the Ludus Magna your merchant acts as a craftsman in this very round (§ 17.31).
lesson-gtr-ex-43 = Room in the vault
    .task = The Market is the only structure you have completed. How many cards can your vault hold?
    .why = Your influence is 2 + 1 = 3, and the Market adds 2: 5 cards (§ 14.3).
lesson-gtr-ex-48 = Taken with the Prison
    .task = Lead the craftsman, complete the Prison with your Sewer and take the Tower.
    .why = You hand over the site of the Prison, 3 influence, and take a completed structure with its function (§ 17.40). Its own site stays where it is, and what was built with its help stays built (§ 17.40.5).
lesson-gtr-dx-16 = Far from town
    .task = Bricks have sites in town, but you want to leave them. Lead the craftsman and lay the Gate out of town.
    .why = You choose freely between the two kinds of site (§ 10.2). Out of town the foundation takes both your actions (§ 10.3), but it never brings the end of the game nearer (§ 18.3).
