### The first guided match of The Doge Ship

welcome = Welcome to the Arsenal of Venice! Two shipyards, yours and Bianca’s, build **one** ship for the Doge. Every part you add earns you victory points (VP), and whoever has most of them at the end wins. You will play two rounds; at each step you are told what to do and why.
ship = This is the ship, still without a single part. It grows on two decks, from the stern on the left to the bow on the right, and never with a gap. Whoever builds a part puts their mark on it.
doge = This is the **Doge tile**: what pleases him in this round. Each red square on a part is worth 3 VP now, each blue one 2, yellow is worth nothing, and green even costs 1. It also says what will happen at the end of the round: **high water**. More of that soon.
dice = All you do, you do in these rows. Each has six cells and a die, rolled anew every round. The cell under the die and all to its left are **free**; further to the right each step costs 1 ducat. The better actions stand on the right, of course.
purse = And this is your shipyard. You have 12 ducats and five **markers**: five actions in this round, taken in turns with Bianca. A cell with a marker on it is taken for the rest of the round.
buy-two = Our plan: get a part for the ship quickly and build it while the Doge likes its colours. The cell **red 5** lets you buy a galley part and a gondola, twice the shopping with one marker. It lies one step beyond the red die, so it costs 1 ducat.
gondola-first = Two purchases, in any order. Begin with the gondola: gondolas bring money later on, and money is always short.
gondola-take = You see three tiles, and only you see them. Take **gondola 4**: it costs nothing and will bring 6 ducats once it is finished, one more than the others. The tiles you leave go back under the stack.
part-stack = Now the part for the ship. Building starts at the stern, on the lower deck, so a part for that very zone can be built at once. Look into its stack.
part-take = Reckon with the Doge’s eyes: **part 3** has 2 VP of its own, two blue squares and a yellow one. That makes 2 + 2 + 2 + 0 = **6 VP**, for 3 ducats. Part 5 costs more and would bring only 4, because the Doge dislikes its green square.
bianca-buys = Bianca takes green 3, free under its die, and also buys a part for the stern. Galley parts lie open for all to see; of gondolas and barriers in the yard only the owner knows what they will bring.
build-cell = Your part is bought, but it still lies in your yard. To bring it to the ship you need a **build** cell. White 4 is one, and with the white die on 5 it is free.
build-part = Now build it. The next free place of the lower deck is the first one at the stern, where this part fits.
bianca-builds = Six points for you, and the ship has begun to grow! Bianca builds right behind you: 4 VP, and because of the seal on her part also 1 **approval**. Approvals are the Doge’s praise on paper; you will soon see what they are good for.
flood-warning = Think of the high water. At the end of the round everybody counts their finished **barriers** against its level, which is 1: fewer cost you two actions of the next round, exactly 1 costs one, more keep you dry. So get a barrier; **green 1** sells them and is free.
barrier-stack = Only barriers are sold here. Look at the top three.
barrier-take = A barrier also helps in good weather: the topmost of yours gives a **bonus**. With **barrier 25** you get 1 approval each time you choose a cell for building, whatever you build there. That is well worth 1 ducat.
bianca-gondola = Bianca buys a gondola on white 1. You see that it cost her 1 ducat, but not what it will bring: its other side is her secret.
barrier-cell = An unfinished barrier holds back no water. **White 2** builds barriers, and it is free.
barrier-build = Finish the barrier. It goes on top of your barriers and works from your next action on.
bianca-money = Bianca finishes her gondola: 6 ducats. A gondola pays once and then returns to its stack.
bonus-cell = Your last marker of this round. On **red 4** you can finish your own gondola. It is a cell for building, so keep an eye on your barrier.
bonus-came = There it is: the barrier has just brought you **1 approval**, before the action itself. Now finish the gondola and collect 6 ducats.
bianca-discards = Bianca finds nothing useful and **discards** her last marker for 1 ducat, which is always allowed. That was the end of round 1, and the water rose: your one barrier equals the level, which costs you one action of the new round; Bianca has none, which costs her two.
order = Who begins round 2? The number on your topmost barrier decides, and the **lowest** goes first. 25 is not low at all, but Bianca has no barrier, and whoever has none comes last. So you begin.
new-doge = Round 2: new dice, a new Doge tile. You have four markers, Bianca three. The new Doge loves green, but he threatens with high water of level **4**. With a single barrier you would lose two actions. Time for a little plot.
intrigue = An **intrigue** changes the Doge’s mind. On green 4 you look at two Doge tiles and decide which of them rules from now on. It lies one step beyond the die: 1 ducat.
enact = Take tile **7**. Blue and green are worth 2 each, the upper stern is purple, and instead of high water it brings an **inspection**. There approvals turn into points, and you have a barrier that keeps bringing them.
put-under = The other tile goes back, face down. On top of the stack it would be the Doge of the next round; we do not need it, so put it **under** the stack.
bianca-again = Bianca uses red 5, free today, and buys both: a part for the middle of the ship and a gondola.
buy-one = White 5 offers a galley part **or** a barrier: one of the two, not both. The white die shows 6, so it is free.
upper-stack = Where to build? On the upper deck a part needs a finished one below it. Both places at the stern are finished, so the **upper stern** is open, and on the Doge tile this zone is **purple**: whoever builds there gets 1 approval extra.
upper-take = **Part 24** is dear, 7 ducats, but see what it brings: 5 VP + 2 for blue + 2 for green + 0 for red = **9 VP**, and it has the seal. This is what your gondola’s money is for.
bianca-profits = Bianca builds amidships and earns 7 VP. The Doge tile that you chose counts for everybody; look twice at whom it serves.
upper-cell = Now build your splendid part. White 4 is free, and as it is a cell for building, your barrier brings an approval again.
upper-build = One approval has come already. Building adds 9 VP and two approvals more: one for the seal, one for the purple zone.
bianca-approvals = With her last marker Bianca buys 2 approvals for 2 ducats on white 6. Nobody shows how many they hold, but everybody can count along, and the board does it for you: with the one from round 1 she has **three**.
approval = You have four. One marker is left: **white 3** brings one more approval, for free. Better safe than sorry.
bid = The inspection! Everybody secretly bids approvals; the highest bid gets 6 VP, the second 3, the third 1, and **all bids are spent**. Bianca can bid three at most, so **four** are enough. Keep the fifth: at the end of the match approvals count once more.
bianca-bids = The bids are revealed: your 4 beat Bianca’s 3. You get 6 VP and she gets 3, which makes 21 to 14. All her approvals are spent, and you still have one.
ducats = Round 3 begins with five markers for each. Your purse has grown thin: 5 ducats. For such days there are cells with money: **green 5** brings 3 ducats and costs 1 to enter.
end = Now you know enough to play! The match goes on like this until the last place of the ship is built; then the approvals still held bring up to 9 VP. The rest you will meet on the way: red 6 replaces a part, for 2 ducats you may bring another of your barriers to the top, and the yard holds five tiles, two of them galley parts.
