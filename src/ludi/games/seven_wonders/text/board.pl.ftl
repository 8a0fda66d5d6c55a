### 7 Cudów Świata z Liderami: słowa planszy, których nie wymaga żadne zdanie

free-city = Wolne Miasto
label-hand = Twoja ręka
label-pick-card = Weź kartę, aby zobaczyć, co możesz z nią zrobić.
