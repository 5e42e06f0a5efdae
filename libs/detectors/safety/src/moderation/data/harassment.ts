import type { Role } from '../roles';

/** English words of insults, abuse, stalking and humiliation. Offensive by nature. */
export const HARASSMENT: Partial<Record<Role, string>> = {
  insult: `
    idiot, idiots, imbecile, moron, morons, dumbass, dumb ass, dumbo, jackass, jack ass, asshole, assholes, arsehole, asshat, ass hat,
    asswipe, ass clown, dipshit, dumbfuck, fuckwit, fucktard, fuckface, fucker, fuckers, motherfucker, motherfuckers, mother fucker,
    muthafucka, mofo, shithead, shitbag, shitstain, shitface, dickhead, dickwad, dick head, douche, douchebag, douche bag, douchebags,
    prick, pricks, bastard, bastards, scumbag, scumbags, scum, bitch, bitches, biatch, biotch, son of a bitch, sons of bitches,
    sonofabitch, cunt, cunts, twat, twats, wanker, wankers, tosser, bellend, knobhead, pillock, slut, sluts, whore, whores, skank,
    skanks, thot, thots, trollop, loser, losers, dimwit, dumbbell, nitwit, halfwit, half wit, simpleton, cretin, dunce, dullard,
    blockhead, bonehead, airhead, numbskull, pea brain, peabrain, brainless, birdbrain, buffoon, nincompoop, ignoramus, dolt, crybaby,
    weirdo, pervert, perv, sicko, psycho, lunatic, nutjob, nutcase, wacko, degenerate, lowlife, low life, lowlifes, deadbeat, parasite,
    pigs, swine, maggot, cockroach, vermin, dirtbag, sleazebag, slimeball, piece of shit, piece of crap, piece of garbage, piece of
    trash, pos, waste of space, waste of oxygen, waste of life, waste of skin, sack of shit, pussy, pussies, wimp, coward, cowards,
    sissy, wuss, fatass, fat ass, fatso, lardass, fatty, ugly ass, hag, old hag, bimbo, gold digger, attention whore, liar, liars,
    fraudster, hypocrite, hypocrites, bigot, bigots, racist, narcissist, sociopath, psychopath, egomaniac, laughingstock, laughing
    stock, joke of a, basement dweller, neckbeard, incel, cuck, cucks, retard, retards, inbred, subhuman, butthead, buttface, jerk,
    jerks, jerkoff, charlatan, scoundrel, wretch, sucker, cocksucker, cock sucker, cum dumpster, turd, turds, shitbird, twit, you pig,
    you rat, you snake, you worm, fat cow, stupid cow, fat pig, piece of human garbage, human garbage, human trash, you trash, total
    failure, absolute failure, such a failure, you clown, you fool, sensitive snowflakes, you creep, you freak, dumb hoe, stupid hoe,
    dirty hoe, fake hoe, dimwits, nitwits, halfwits, imbeciles, cretins, dunces, simpletons, wankstain, tosspot, arsewipe, numpty,
    plonker, gobshite, dickwads, scrote, slapper, tramp stamp, minger, munter, chav, chavs, waste of a salary, waste of air, waste of
    breath, waste of a human being, waste of human skin, excuse for a human, excuse for a
    man|woman|mother|father|person|teacher|manager, sad sack, sad little man|woman|boy|girl|person, pathetic little
    man|woman|boy|girl|person, little shit, whiny little, whiny bitch, stupid git, miserable git, old bat, old crone, old cow, silly
    cow, dumb cow, horse faced, pig faced, rat faced, pizza face, lard bucket, lardo, tub of lard, butterball, land whale, beached
    whale, hambeast, fat slob, lazy slob, slob, freeloader, crackhead, village idiot, drooling idiot, braindead, brain dead, brainded,
    smooth brain, smoothbrain, room temperature iq, single digit iq, oaf, buffoons, lunkhead, meathead, dipstick, drongo, no life loser,
    sore loser, drama queen, attention seeker, teacher's pet, suck up, brown noser, bootlicker, ass kisser, arse licker, backstabber,
    homewrecker, harlot, floozy, headcase, mental case, basket case, looney, slimebag, sleaze, weasel, ice queen, frigid bitch, simp,
    virgin loser, ugly duckling, hunchback, four eyes, beanpole, shortarse, failure of a, disgrace to, disgrace of a, embarrassment to,
    shame to your family, bottom feeder, pond scum, oxygen thief, oxygen thieves, knuckle dragger, troglodyte, neanderthal, mouth
    breather, window licker, glue eater, crayon eater`,
  insulting: `
    stupid, dumb, idiotic, moronic, retarded, pathetic, worthless, useless, ugly, hideous, disgusting, fat, obese, gross, repulsive,
    filthy, dirty, nasty, trashy, lazy, incompetent, ignorant, clueless, brainless, mindless, delusional, deranged, psychotic, vile,
    despicable, contemptible, loathsome, revolting, obnoxious, insufferable, ridiculous, laughable, embarrassing, talentless, unlovable,
    unwanted, spineless, gutless, cowardly, slutty, whorish, bitchy, whiny, crooked, corrupt, dishonest, evil, wicked, cruel, callous,
    arrogant, smug, conceited, pompous, bigoted, racist, hypocritical, inferior, violent, criminal, savage, primitive, uncivilized,
    barbaric, shitty, crappy, illiterate, uneducated, unintelligent, greedy, stingy, smelly, stinks, stinky, creepy, perverted, sleazy,
    slimy, untrustworthy, gullible, hysterical, cringe, dimwitted, thick headed, thickheaded, hare brained, feeble minded, witless,
    gormless, vapid, inept, bumbling, good for nothing, pitiful, deplorable, grotesque, bloated, saggy, flabby, stuck up, backstabbing,
    sniveling, snivelling, braindead, unhinged, demented, unfuckable, butt ugly, fugly`,
  profane: `
    fucking, fuckin, fucken, effing, fuggin, fkn, freaking, frigging, goddamn, goddamned, god damn, shitty, bullshit, fuck, fucks,
    fucked, fuckin', motherfucking, damned, dirty, filthy, stupid ass, dumb ass, bitch ass, punk ass, lying, stinking, stinkin,
    worthless`,
  abuse: `
    fuck you, fuck u, fuck ya, fuck yourself, fuck urself, go fuck yourself, fuck off, fuck him, fuck her, fuck them, fuck y'all, f you,
    f off, f**k you, f*** you, fu bitch, screw you, screw off, piss off, sod off, bugger off, eat shit, eat my ass, eat a dick, eat a
    bag of dicks, suck my dick, suck my cock, suck my balls, suck a dick, suck it bitch, kiss my ass, kiss my arse, go to hell, burn in
    hell, rot in hell, shut up, shut the fuck up, shut your mouth, shut ur mouth, shut your face, stfu, gtfo, get the fuck out, drop
    dead, nobody likes you, no one likes you, nobody loves you, no one loves you, everyone hates you, everybody hates you, nobody wants
    you, no one cares about you, i hate you, i hate u, hate you, i despise you, you make me sick, you disgust me, you suck, u suck, you
    sucks, your mom is, your mother is a, yo mama, ur mom, you're nothing, you are nothing, you're a nobody, you will never amount,
    what's wrong with you, what is wrong with you, are you stupid, are you dumb, are you retarded, r u stupid, are you an idiot, you
    people are, kill urself, you should be ashamed, you have no friends, you're a joke, you are a joke, how stupid are you, lick my
    balls, your ugly face, ur ugly, you look like shit, waste of a human, bitch ass, dumb bitch, stupid bitch, ugly bitch, fat bitch,
    fake bitch, lying bitch, crazy bitch, dumb hoe, stupid hoe, nobody asked you, no one asked you, nobody asked for your opinion, no
    one asked for your opinion, nobody cares what you|u, no one cares what you, nobody needs you, no one needs you, no one wants you,
    nobody here wants you, nobody here likes you, nobody will ever love you, no one will ever love you, nobody takes you seriously, no
    one takes you seriously, nobody would miss you, no one would miss you, nobody invited you, everyone laughs at you, everybody laughs
    at you, everyone is laughing at you, everybody is laughing at you, everyone pities you, everyone is sick of you, everyone's sick of
    you, everybody's sick of you, everyone thinks you're, everybody thinks you're, everybody here thinks you're, everyone here thinks
    you're, everyone knows you're, everyone here hates you, we all hate you, we all think you're, we all laugh at you, whole
    office|class|team|family laughs at|about you, laughing behind your back, get a life, know your place, crawl back, crawl back under,
    crawl back into, back under your rock, back under the rock, go back to kindergarten|preschool|nursery|tutorial, go cry to
    mummy|mommy|your, cry to your mummy|mommy|mum|mom, cry me a river, cry harder, cry about it, cope and seethe, seethe harder, delete
    your account, delete your face, uninstall the game loser, uninstall your life, rage quit loser, go touch grass, do
    us|everyone|everybody a favour|favor and, do us all a favour|favor and, do the world a favour|favor and, do the rest of us a
    favour|favor and, do humanity a favour|favor, do literature a favour|favor, did your brain, where is your brain, where's your brain,
    have you no brain, did you leave your brain, lost your last brain cell, two brain cells, one brain cell, your last brain cell, did
    your mother drop you, were you dropped, were you born stupid|yesterday|dumb|this stupid, born this stupid, do i need to draw, even
    you should understand, you stink, u stink, you smell, broke the scale, no wonder your
    dad|mum|mom|wife|husband|father|mother|parents|girlfriend|boyfriend|kids|ex, no wonder he|she|they left you, no wonder nobody, no
    wonder no one, no wonder you're single|alone|divorced, no wonder everyone, your mother must be, your mum must be so ashamed, your
    mom must be so ashamed, your parents must be, your parents must be ashamed, your mother should have, your mom should have, your mum
    should have, your dad should have pulled, should have swallowed, should have aborted you, should've aborted you, should have been
    aborted, should've been aborted, hadn't been born, had never been born, biggest mistake your parents, disappointment to your,
    mistake your parents made, mistake of nature, your parents wish, your mother wishes, your kid is as dumb, your kids must be, your
    wife deserves better, your wife works nights, are you deaf or|and, are you blind or, are you deaf, are you slow or, are you thick, r
    u dumb, r u retarded, are you brain dead, are you really this stupid|dumb|thick|dense, are you really that stupid|dumb|thick|dense,
    how dumb can you, how stupid can you, how dense can you, how dumb are you, how thick are you, forget to take your
    pills|meds|medication, forgot your meds|pills, take your meds, off your meds, you need therapy loser, learn to spell idiot, learn to
    wash, take a shower you, leave the thinking to, leave it to the adults, let the adults talk, grown ups are talking, stick to
    stacking|flipping|cleaning|washing, go flip burgers, who let you, who let her|him present|speak|talk, who let this clown, who hired
    you, who gave you a license|licence|keyboard|degree, congratulations on being the, slow clap for, award for the
    dumbest|stupidest|worst, prize idiot, give this man|woman a medal for stupidity, bless your heart you, aww did the little, oh boo
    hoo, boo hoo, poor little snowflake, diddums, live with mummy, lives with mummy, live in your mother's basement, steal my oxygen,
    wasted enough tokens on you, you have no talent|skills|skill|taste|friends|brain|future|life, you've got no
    talent|friends|brain|life, you have zero talent|skills|friends, you will never be anything, you'll never be anything, you will
    always be a, you'll always be a, you'll never amount, you'll never make it, you'll never be loved, you'll die alone, you will die
    alone, die in a hole, die in a ditch, you can't do anything right, can't you do anything right, can you do anything right, you ruin
    everything, you ruined everything, you're the reason we lost, you were a mistake, you're a mistake, you are a mistake, you're a
    disgrace, you are a disgrace, you're a disappointment, you are a disappointment, you're an embarrassment, you are an embarrassment,
    you're garbage, ur garbage, you are garbage, ur trash, you're trash, you are trash, so are you trash, garbage and so are you, you're
    dead weight, what a dead weight, you deserve to be alone, you deserve everything, you deserve to suffer, you make everyone, makes me
    want to puke, make me want to vomit|puke, you make me want to, the sight of you, sick of your face, sick of the sight, your
    miserable life, your pathetic life, your sad little life, your sad life, your miserable existence, choke on your|it|a, i hope you
    choke, hope you choke, i hope you fail, hope you fail, hope you suffer, i hope you rot, hope you rot, i hope you lose, wish you were
    dead, wish you would die, wish you were never, bite me, stick it up your, shove it up your, stick that up your, get bent, get
    stuffed, get lost loser, nobody cares about your, no one cares about your, nobody is coming to your, don't come back to, pig boy,
    oink oink, circus is the other, have you tried having a, ugly inside and out, nobody sit next to, nobody talk to, up =yours`,
  harass: `
    harass, harassing, harassment, bully, bullying, cyberbully, cyberbullying, cyber bully, stalk, stalking, cyberstalk, cyberstalking,
    intimidate, intimidating, intimidation, humiliate, humiliating, humiliation, embarrass, embarrassing, shame someone, shaming, body
    shame, slut shame, fat shame, threaten, threatening, terrorize, terrorise, torment, tormenting, dox, doxx, doxxing, doxing,
    blackmail, catcall, degrade, degrading, belittle, belittling, ridicule, mock, taunt, taunting, insult, insulting, insults, make fun
    of, make someone feel bad, make someone feel worthless, make someone cry, make him|her cry, make people feel bad, spread rumors,
    spread rumours, spread lies about, spread false rumors, ruin someone's life, ruin someone's reputation, ruin his|her
    life|reputation|career, destroy someone's reputation, sabotage someone's, ostracize, ostracise, isolate someone, exclude someone,
    revenge porn, leak nudes, post private photos, private photos of, send hate mail, hate mail, prank call, gaslight, verbally abuse,
    verbal abuse, emotional abuse, psychologically abuse, track someone, track my ex, follow someone home, follow her home, spy on, get
    someone fired, get him|her fired, get my coworker fired, torture someone emotionally, abuse my`,
  demean: `
    insulting, insult, offensive, humiliating, degrading, demeaning, derogatory, mocking, make fun of, mean joke, mean jokes, cruel
    joke, cruel jokes, roast, nasty, hateful, racist joke|jokes, sexist joke|jokes, offensive joke|jokes, joke about, jokes about,
    vulgar, disgusting, belittling, stereotype, stereotypes, stereotypical, abusive, bullying, slurs, inferior, looks disgusting, look
    disgusting, unattractive, less intelligent, feel bad, feel unwelcome, feel worthless, feel inferior`,
  menace: `
    i know where you live, we know where you live, i know where your|ur family|kids|children|mother, watch your back, watch ur back, i
    will find you, i'll find you, ill find you, i'm coming for you, im coming for you, coming for you, coming after you, i'm watching
    you, i am watching you, i've been watching you, i will follow you, i'll follow you, you can't hide, you cannot hide, you will
    regret, you'll regret, you will pay for this, you'll pay for this, you're gonna pay, make you pay, make your life hell, make your
    life a living hell, make her life hell, make his life hell, ruin your life, ruin your career, i will destroy you, i'll destroy you,
    i will ruin you, you better watch, you'd better watch, sleep with one eye open, you're next, you are next, your days are numbered,
    wait until i find you, catch you outside, meet me outside, catch these hands, i will make you suffer, make you suffer, i'm outside
    your house, i am outside your house, post your address, leak your nudes, leak your address, expose you to everyone, i know where you
    work|sleep|park|study|shop|run|hide|drink, i know where your|ur
    wife|husband|daughter|son|mum|mom|parents|dog|girlfriend|boyfriend|sister|brother|mother, we know where you work|sleep|park, i know
    who your, we know who you are and, i have your address, i've got your address, got your ip, i have your ip, got ur ip, got the
    owner's home address, i found your address|house|new number|number, found your new number|address|account, i watched you|him|her
    sleep|sleeping|through|undress|leave|walk|come, i watch you every|sleep|through|from, i see you every night|day|morning, i saw you
    last night with, i saw you through, i can see your window, i follow you every, i followed you home, outside your
    window|door|flat|apartment|house|work|office, i'll be waiting for you, i will be waiting for you, i'll wait by your, i will wait by
    your, wait by your car, your street again, in your street again, i'll keep turning up, keep calling until you, keep texting until
    you, block me as often, you can block me, block me all you want, blocked my number again, new number and i've found, you belong to
    me, you are mine and, you will never get rid of me, you'll never get rid of me, run but you can't hide, never escape me, nowhere to
    hide, tracker under your car, tracker on your car, put a tracker in|on|under, close the left curtain, close your curtains, your
    curtains were, be a shame if, would be a shame if, it'd be a shame if, a shame if something, something bad will happen, there will
    be consequences, you've been warned, you have been warned, this is your last warning, you won't see it coming, you'll find out what,
    you will find out what, you'll be sorry, you will be sorry, you'll wish you, you will wish you, you'll never walk again, never walk
    again, never see your kids again, make you regret, make you sorry, make you disappear, make you bleed, make you scream, make you
    beg, make sure you never, i'll make sure you, i will make sure you, i'll make sure nobody, break your
    fingers|arms|legs|nose|kneecaps|jaw|face|bones|skull|teeth|ribs|hands, break every bone, your kneecaps, smash your
    windows|car|teeth|skull, slash your tires|tyres|face, put you in the ground, put you six feet, leave in an ambulance, throw acid,
    acid in your face, acid in her face, i'll come round with, i'll come to your house|office|work|school|flat|door, i will come to your
    house|school|door, we're coming to your house, we are coming to your house, coming to your house, come to your office and make, turn
    up at your door, pay your family a visit, visit your mother instead, sleep with the light on, better sleep with, say your prayers,
    count your days, live to regret, end up in the canal|river|ditch|hospital|ground, you will end up like, you'll end up like, you'll
    leave in, i'll cut your, i'll cut you, cut you up, burn your house|car|barn|shop|place, burn it down with you, i'll burn your, we
    will find you, we'll find you, find you wherever, wherever you go i, come after your family|kids, your family will pay, your kids
    will pay, hurt your family|kids, for your health if you, snitches get stitches, snitches end up, we don't like snitches, talk to the
    police end, keep your mouth shut or, shut up or i, come back with a gun, come back with my, i've got a gun, i have a gun and, got a
    knife, i'll bring my, you're getting stabbed|shot|jumped|beaten, you're gonna get stabbed|shot|jumped|beaten|hurt, you are going to
    get hurt, you're going to get hurt, gonna get jumped, get you expelled, get you deported, i'll get you deported, i'll tell
    immigration, i'll ruin your, i'll end your career, never work in this town, i'll tell everyone you, i'll send your nudes, i will
    post your, i'll post your, i'll leak your, i will leak your, i'll publish your, i'll send your husband|wife|boss|parents`,
  scorn: `
    go home loser, nice try einstein, nice try genius, good job genius, great job genius, way to go genius, well done genius, well done
    einstein, congratulations genius, wow genius, what a genius, thanks captain obvious, thank you captain obvious, sweetheart leave,
    leave it love, calm down dear, don't strain yourself, don't hurt yourself thinking, hurt your brain, simple enough for you, slowly
    enough for you, small words for you, use small words, big words for you, are you even listening, are you even trying, are you even
    human, do you even know how, you clearly have no idea, you obviously can't, you clearly can't, you clearly never, you never finished
    school, go back to school, back to school, back to your blog|cave|mum|mother|basement, back to your mother's, back to your mum's, go
    fetch the coffee, fetch the coffee, make the coffee sweetheart, stack shelves for a living, clean toilets for a living, flip burgers
    for a living, you people make me, you people disgust, your kind of people, your opinion is worthless, your opinion is worth nothing,
    your opinion means nothing, no one asked, nobody cares, literally nobody asked, haven't laughed this hard, laughed at your
    application, take the hint, get the hint, you don't belong here, you do not belong here, you don't matter, you do not matter, you're
    exhausting, you're boring, you are boring, you bore everyone, you're replaceable, you are replaceable, nobody will believe you, no
    one will believe you, you're imagining things again, without you because, don't ask to join, go sit somewhere else, sit somewhere
    else loser, please never smile, please never sing, please never speak, never smile in, keep your camera off, keep my camera off,
    keep that face, never open your mouth, every time you open your mouth, whenever you open your mouth, as empty as your head, empty as
    your head, between your ears, log off and stay, log off forever, unplug your router, go outside for once, ez clap, git gud, skill
    issue, worst team ever you, carried by, uninstall, i'm embarrassed for you, embarrassed for you, ashamed to know you, ashamed of
    you, feel sorry for your kids|wife|husband|children|students|patients, pity your wife|husband|kids|children|students, feel sorry for
    anyone who, your poor wife|husband|children|kids|students, your poor mother, runs in the family, apple doesn't fall far, apple and
    tree, as dim as, like father like son, congratulations you've managed, congratulations you managed, nobody would notice if you
    left|died|disappeared, just quit already, just quit loser`,
  addressed: `
    you are a|an|the|such|just|nothing|one|so|too|really|truly|as|only|simply|clearly|literally|basically, you're
    a|an|the|such|just|nothing|one|so|too|really|truly|as|only|simply|clearly|literally|basically, youre a|an|such|just|so|too|nothing,
    ur a|an|such|just|so|too, u r a|an|such|so, you
    absolute|complete|utter|total|bloody|fucking|stupid|dumb|silly|little|big|fat|ugly|lazy|dirty|filthy|old|useless|worthless|pathetic|miserable|poor|ignorant|crazy|damn|goddamn|spineless|brainless|braindead|whiny|lying|sad|arrogant|vile|rotten,
    ya big|little|stupid|dumb, you lot are, you lot of, all of you are, the two of you are, you and your, you again, you sound like
    a|an, you look like a|an, you smell like a|an, you write like a|an, you act like a|an, you drive like a|an, you dress like a|an, you
    walk like a|an, you sing like a|an, you have the|a, you bunch of, you pack of, you piece of, you sack of, you bag of`,
  contempt: `
    clown, clowns, donkey, donkeys, sheep, rat, rats, pig, piglet, cow, toad, worm, leech, leeches, slug, snake, weasel, hippo, whale,
    walrus, gorilla, baboon, chimp, troll, goblin, ogre, gremlin, witch, mongrel, mutt, mule, cabbage, turnip, lump, blob, doormat,
    zombie, fraud, phony, fake, faker, cheater, thief, con artist, quack, hack, amateur, noob, n00b, noobs, newb, scrub, trash, garbage,
    rubbish, filth, dirt, disgrace, disappointment, embarrassment, failure, joke, laughing stock, reject, misfit, outcast, freak, fool,
    fools, dummy, dope, arse, git, prat, berk, pleb, peasant, bum, tramp, hobo, junkie, drunk, druggie, cripple, vulture, vampire,
    bully, tyrant, control freak, monkey, monkeys, ape, fossil, relic, brat, snob, diva, snowflake, sellout, traitor, spoilsport, bore,
    burden, nuisance, pest, trainwreck, train wreck`,
  unkind: `
    thick, dull, dim, boring, hopeless, talentless, unfunny, unlovable, undesirable, unattractive, unlikeable, charmless, tone deaf,
    selfish, mental, sick in the head, not right in the head, out of your mind, beyond help, beneath me, beneath us, below me, a joke,
    nothing to me, dead to me, nobody to me, a nobody, unemployable, childish, immature, needy, clingy, washed up, past it, over the
    hill, slow in the head, soft in the head, thick in the head`,
  pile: `
    report him|her|them, mass report, spam his|her|their, spam him|her|them, flood his|her|their, flood him|her|them, raid
    his|her|their, raid him|her|them, go to his|her|their page|profile|channel|account|stream|instagram, go tell her|him|them, dogpile,
    dogpiling, pile on, piling on, pile onto, ratio him|her|them, tag his|her|their employer|boss|school, email his|her|their
    boss|employer, call his|her|their boss|employer|school, make new accounts, create fake accounts, fake accounts, downvote everything
    he|she|they, dislike all his|her|their, one star his|her, leave fake reviews, new target, next target, who's next, let's all move,
    everyone ignore, let him|her eat alone, don't save her|him a, don't talk to her|him, nobody talk to, nobody talks to, don't let
    her|him sit, nobody sit next, don't invite, keep asking him|her|them about, keep messaging her|him, send her|him hate, sticker of
    his|her face, meme of her|him, memes of her|him, make memes of, photo edits of, worst photo of, rate them, make her|his|their life
    miserable, let's make him|her cry, let's get him|her fired, let's ruin, drive her|him off, drive her|him out, hound her|him|them,
    bombard her|him|them, bury her|him in, be cruel, be creative be cruel, her|his home address, drop his|her|their address, drop
    his|her|their home address, post his|her|their address|number, share his|her|their address|number, let's give him|her a visit, teach
    her|him|them a lesson`,
  breakdown: `
    till he|she|they
    quits|quit|cries|cry|leaves|leave|deletes|delete|breaks|break|apologises|begs|beg|crack|cracks|resign|resigns|log|logs, until
    he|she|they quits|quit|cries|cry|leaves|leave|deletes|delete|breaks|break|begs|beg|cracks|resigns, see how long till|until|before
    he|she|they, before he|she|they cries|cracks|quits, till they sack, until they sack, till they fire, until they fire, till she's
    gone, till he's gone, until she's gone, until he's gone, don't stop till, don't stop until, see if he|she gets it, it'll be
    hilarious, will be hilarious, keep it going, spread the word, pass it on, tonight boys, lads, boys, everyone, everybody,
    screenshots, get him|her banned|fired|sacked|kicked`,
  wound: `
    makes him|her|them cry|quit|resign|leave|panic|afraid|scared|jealous|suffer|regret|cringe, make him|her|them
    cry|quit|resign|leave|panic|afraid|scared|suffer|regret|cringe, making him|her|them cry|quit|resign|leave|suffer, make my
    ex|boss|coworker|colleague|sister|brother|neighbour|neighbor|classmate|teacher|roommate|wife|husband|girlfriend|boyfriend
    cry|suffer|jealous|quit|feel|regret|pay, makes him|her|them feel
    bad|small|worthless|fat|ugly|stupid|guilty|ashamed|scared|unsafe|unwanted|inferior|terrible|awful|like, make him|her|them feel
    bad|small|worthless|fat|ugly|stupid|guilty|ashamed|scared|unsafe|unwanted|inferior|terrible|awful|like, making him|her|them feel
    bad|small|worthless|fat|ugly|stupid|guilty|ashamed|scared|unwanted, so he|she|they feels|feel
    bad|small|worthless|fat|ugly|stupid|guilty|ashamed|scared, so that he|she|they cries|cry|quits|quit|feels|feel, so that
    he's|she's|they're afraid|scared, so he's|she's|they're afraid|scared, he|she should be scared|afraid, will make her|him|them
    cry|suffer|regret, that will hurt her|him|them, to hurt his|her|their feelings, hurt his|her feelings as much, break his|her|their
    spirit|confidence|will, break him|her down, crush his|her|their confidence|spirit|soul|self, destroy his|her|their
    confidence|self|reputation|life|marriage|career, ruin his|her|their reputation|life|marriage|career|day|wedding, drive him|her|them
    to tears|suicide|despair, push him|her|them over the edge, reduce him|her|them to tears, bring him|her to tears, put him|her in
    his|her place, put her in her place, put him in his place, cry in front of, cry himself|herself, feel like a loser|failure|nobody,
    never want to come back, never dares to, scare him|her|them into, frighten him|her|them into, guilt him|her|them into, pressure
    him|her|them into, mean message, nasty message, mean letter, nasty letter, cruel message, hurtful message, most hurtful, mean
    comments, nasty comments, mean nickname, mean nicknames, cruel nickname, cruel nicknames, mean rhyme, mean song, mean poem,
    insulting poem, insulting nickname, diss track about my, burn my ex, roast my
    ex|boss|coworker|classmate|teacher|sister|brother|neighbour|neighbor|wife|husband, embarrass him|her|them, humiliate him|her|them,
    telling her|him she's|he's ugly|fat|worthless|stupid|useless, telling this, savage comeback about, as nasty as possible, as cruel as
    possible, as hurtful as possible, as mean as possible, nastier the better, meaner the better, crueler the better, crueller the
    better`,
  lever: `
    if you don't|dont pay|send|do|give|delete|withdraw|comply|answer|agree|sign|meet, unless you
    pay|send|do|give|delete|withdraw|comply|answer|agree|sign|meet, or i'll|i|ill|i'm|we|we'll|your|his|her|everyone|else|it|the, or all
    your, pay up, pay me, pay us, by friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|midnight|noon, within 24|48|72
    hours, within the hour, in exchange for, in return for, otherwise, your choice, leave a bad review and, break up with me and, if you
    leave me, if you tell anyone, if you talk, if you break up with me, if you go to the police, if you report, withdraw the, drop the
    complaint|charges|case, keep quiet or, bitcoin, btc, for my silence, to stay quiet, to keep quiet, tick tock, or else`,
  reveal: `
    post your|the|those|these photos|pictures|pics|video|videos|nudes|screenshots|messages|secret, post your private
    photos|pictures|pics|videos|messages, publish your|the photos|pictures|pics|video|nudes|messages, send your|the
    photos|pictures|pics|video|nudes|screenshots|messages, leak your|the|those photos|pictures|pics|video|nudes|messages|secrets,
    release your|the photos|pictures|video|nudes|recording, share your|those photos|pictures|video|nudes|secret, tell your
    wife|husband|boss|parents|mother|father|employer|mum|mom|family|girlfriend|boyfriend|partner, tell everyone what|about|you, tell
    immigration|the tax about, your
    wife|husband|boss|parents|mother|father|employer|mum|mom|family|kids|girlfriend|boyfriend|contacts|followers|friends
    gets|get|finds|sees|see|hears|will|learns|learn, everyone sees|finds|gets|will see, everyone will know, the whole
    school|office|town|village will, all your contacts, goes online, go online, goes public, goes viral, go to your
    boss|wife|parents|husband, screenshots of my|his|her|your, i have the pictures|photos|video|screenshots|recording|messages, i've got
    the pictures|photos|video|screenshots|recording|messages, i recorded you, i filmed you, i have pictures of you, i have videos of
    you, your secret, your little secret, your nudes, your noodz, what's on my phone, what you did, where you spent the night, who you
    really are, ruin you|your, the hotel bill, hotel pictures`,
  lewd: `
    sit on my lap|face|knee, sitting on my lap|face, send nudes, send me nudes, send noods, send a pic in, send me a pic in, send one
    pic in, pic in your underwear, pics in your underwear, photo in your underwear, in your bikini for me, send me a picture of your
    body|feet|legs|breasts|chest, what are you wearing under, what you're wearing under, what colour are your
    knickers|panties|underwear, what color are your panties|underwear, colour your knickers|bra|panties, color your panties|bra, tell us
    your bra, are you wearing a bra, unbutton that|your blouse|shirt, open another button, show us your tits|boobs|legs|ass, show me
    your tits|boobs|legs|body|ass, get your tits out, nice tits, nice ass, nice arse, nice rack, nice legs darling|love|babe, your ass
    in that|those, your arse in that|those, your body in that, look at that ass|arse|body, legs like yours, ass like yours, backside a
    ten, bend over for, stop being frigid, you frigid, don't be frigid, so prudish, such a prude, don't be such a prude, ice queen, wild
    in bed, bet you like it rough, like it rough, you like it when i stare, pretending you don't like it, you know you want it|me, you
    want it don't, spend the night with me, one night with me, come to my hotel room, my hotel room tonight, sleep with me and, sleep
    with me or, the job is yours if you're nice, if you're nice to me, be nice to me afterwards, how you thank me, did in the boss's
    office, slept your way, sleeps her way, on your knees for, blow me, i'd do you, i'd hit that, i would hit that, i'd tap that, smile
    more and, smile for me, give us a smile, give me a kiss sweetheart|darling|babe, give him a kiss, hey sexy, hey gorgeous, come on
    doll, come here sexy, sweet tits, sugar tits, hot piece of ass, no is not an answer, won't take no for an answer, not taking no for
    an answer, i keep imagining you|what, i keep imagining what you're, thinking about your body, dream about your body, undress you
    with, undressing you, naked in my bed, rate them 1, wear the red|short|tight skirt|dress, wear something tight|short|sexy, those
    lips of yours, touch yourself for me, nice chest on, legs like that you, wild in bed quiet`,
  likened: `
    use your brain for once, dropped on your head, dropped on the head as, raised by wolves, in crayon for you, even for you to
    understand, even someone like you, too dumb to, too stupid to, too thick to, too dim to, too lazy to even, too ugly to, too fat to,
    dumber than, stupider than, uglier than, thick as a brick, thick as two short planks, thick as mince, dumb as a
    rock|post|brick|stump|box, dumb as rocks, dense as a brick, dumbest person, dumbest thing alive, stupidest person, ugliest person,
    biggest idiot, even a child could, even a toddler could, even a monkey could, a trained monkey could, a trained chimp, a monkey
    could do your, a toddler could do your, my dog could do, my dog writes better, my grandmother could do, my cat has more, my dog has
    more, brain of a, brains of a, iq of a, iq of room, iq lower than, personality of a, charisma of a, charm of a, manners of a pig,
    morals of a sewer, emotional range of a, depth of a puddle, sharp as a marble, as sharp as a spoon, not the sharpest tool, few
    sandwiches short, light is on but nobody, lights are on but nobody, lose a debate with a, outsmarted by a, as useful as a, as
    useless as a, as smart as a rock|brick|doorknob, about as smart as, about as useful as, met doorknobs with, seen doorknobs with,
    more insight than you, more brains than you, face for radio, face like a, with a face like, with a face like that, a face only a
    mother, a face like that, put a bag over your|her|his, your face makes, you look like a
    pig|whale|cow|hippo|troll|rat|toad|ghost|corpse|hobo|tramp|clown|potato|boiled, you smell like, break the mirror, breaks mirrors,
    mirror cracked, made the mirror, need two chairs, breaks the scale, put down the fork, put down the burger|cake|doughnut|donut, step
    away from the fridge, lay off the cake|burgers|donuts, ever heard of soap|deodorant|a shower, degree out of a cereal, degree from a
    cereal, license out of a cereal, license in a cereal, won it in a raffle, not even worth the, not worth the effort, not worth the
    air, not worth the oxygen, not worth the skin, not worth spitting on, wasting oxygen, wasting good oxygen, waste of an education,
    waste of your parents, drool in a corner, stopped since birth, back to the zoo, back to the circus, clown school, clown college,
    learn to read, learn to talk, better than you ever, special school, short bus, two brain cells, one brain cell, dead weight, as a
    wet dog, like a wet dog, like a dying goat|cat|pig, like a pig|whale|cow|hippo|troll|rat|toad|corpse|hobo|clown|potato|boiled
    potato|toddler|child|donkey|moron, horse faced, the way a sofa, widen the doorway for you`,
  watching: `
    i know which school|bus|gym|train|house, i know what school|time|bus|car|gym you|your, i know your
    address|car|route|routine|schedule|street|kids, i know when you|your, we know your, got your address, i can see you, i was outside
    your, i'm outside your, i am outside your, across from yours, waiting outside your, wait outside your, i'll wait for you
    at|outside|by|after, keep turning up at, you're mine, you can run, something under your car, saw your
    daughter|son|kids|wife|girlfriend|sister, saw your kid, walks home alone, walk home alone at, nice family you have, lovely family
    you have, nice house you have, accidents happen, accidents can happen, something might happen to, something could happen to, what
    happened to the last, see what happens, face the consequences, last warning, final warning, put you in hospital, put you in the
    hospital, put you in a hospital, bury you, in a body bag, in an ambulance, in a wheelchair, come to your house and, show up at your,
    i'll show up at, pay you a visit, better hide, better run, better pray, start praying, say goodbye to your, end up dead, end up
    like, never move again, find out where you|she|he live|lives|work|works, come after you, check beneath your, check under your car,
    check your brakes, your brakes, your brake cables, healthier for your wife|kids|family|husband if, see you tonight bitch, get you
    fired`,
};
