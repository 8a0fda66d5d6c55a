### 7 Wonders with Leaders: words of the board that no sentence needs

free-city = Free City
label-hand = Your hand
label-pick-card = Take up a card to see what you can do with it.
