import type { Role } from '../roles';

/** English words of insults, abuse, stalking and humiliation. Offensive by nature. */
export const HARASSMENT: Partial<Record<Role, string>> = {
  insult: `
    idiot, idiots, imbecile, moron, morons, dumbass, dumb ass, dumbo, jackass, jack ass, asshole, assholes, arsehole, asshat, ass hat,
    asswipe, ass clown, dipshit, dumbfuck, fuckwit, fucktard, fuckface, fucker, fuckers, motherfucker, motherfuckers, mother fucker,
    muthafucka, mofo, shithead, shitbag, shitstain, shitface, dickhead, dickwad, dick head, douche, douchebag, douche bag, douchebags,
    prick, pricks, bastard, bastards, scumbag, scumbags, scum, bitch, bitches, biatch, biotch, son of a bitch, sons of bitches,
    sonofabitch, cunt, cunts, twat, twats, wanker, wankers, tosser, bellend, knobhead, pillock, slut, sluts, whore, whores, skank, skanks,
    thot, thots, trollop, loser, losers, dimwit, dumbbell, nitwit, halfwit, half wit, simpleton, cretin, dunce, dullard, blockhead,
    bonehead, airhead, numbskull, pea brain, peabrain, brainless, birdbrain, buffoon, nincompoop, ignoramus, dolt, crybaby, weirdo,
    pervert, perv, sicko, psycho, lunatic, nutjob, nutcase, wacko, degenerate, lowlife, low life, lowlifes, deadbeat, parasite, pigs,
    swine, maggot, cockroach, vermin, dirtbag, sleazebag, slimeball, piece of shit, piece of crap, piece of garbage, piece of trash, pos,
    waste of space, waste of oxygen, waste of life, waste of skin, sack of shit, pussy, pussies, wimp, coward, cowards, sissy, wuss,
    fatass, fat ass, fatso, lardass, fatty, ugly ass, hag, old hag, bimbo, gold digger, attention whore, liar, liars, fraudster, hypocrite,
    hypocrites, bigot, bigots, racist, narcissist, sociopath, psychopath, egomaniac, laughingstock, laughing stock, joke of a,
    basement dweller, neckbeard, incel, cuck, cucks, retard, retards, inbred, subhuman, butthead, buttface, jerk, jerks, jerkoff,
    charlatan, scoundrel, wretch, sucker, cocksucker, cock sucker, cum dumpster, turd, turds, shitbird, twit, you pig, you rat, you snake,
    you worm, fat cow, stupid cow, fat pig, piece of human garbage, human garbage, human trash, you trash, total failure, absolute failure,
    such a failure, you clown, you fool, sensitive snowflakes, you creep, you freak, dumb hoe, stupid hoe, dirty hoe, fake hoe`,
  insulting: `
    stupid, dumb, idiotic, moronic, retarded, pathetic, worthless, useless, ugly, hideous, disgusting, fat, obese, gross, repulsive,
    filthy, dirty, nasty, trashy, lazy, incompetent, ignorant, clueless, brainless, mindless, delusional, deranged, psychotic, vile,
    despicable, contemptible, loathsome, revolting, obnoxious, insufferable, ridiculous, laughable, embarrassing, talentless, unlovable,
    unwanted, spineless, gutless, cowardly, slutty, whorish, bitchy, whiny, crooked, corrupt, dishonest, evil, wicked, cruel, callous,
    arrogant, smug, conceited, pompous, bigoted, racist, hypocritical, inferior, violent, criminal, savage, primitive, uncivilized,
    barbaric, shitty, crappy, illiterate, uneducated, unintelligent, greedy, stingy, smelly, stinks, stinky, creepy, perverted, sleazy,
    slimy, untrustworthy, gullible, hysterical, cringe`,
  profane: `
    fucking, fuckin, fucken, effing, fuggin, fkn, freaking, frigging, goddamn, goddamned, god damn, shitty, bullshit, fuck, fucks, fucked,
    fuckin', motherfucking, damned, dirty, filthy, stupid ass, dumb ass, bitch ass, punk ass, lying, stinking, stinkin, worthless`,
  abuse: `
    fuck you, fuck u, fuck ya, fuck yourself, fuck urself, go fuck yourself, fuck off, fuck him, fuck her, fuck them, fuck y'all, f you,
    f off, f**k you, f*** you, fu bitch, screw you, screw off, piss off, sod off, bugger off, eat shit, eat my ass, eat a dick,
    eat a bag of dicks, suck my dick, suck my cock, suck my balls, suck a dick, suck it bitch, kiss my ass, kiss my arse, go to hell,
    burn in hell, rot in hell, shut up, shut the fuck up, shut your mouth, shut ur mouth, shut your face, stfu, gtfo, get the fuck out,
    drop dead, nobody likes you, no one likes you, nobody loves you, no one loves you, everyone hates you, everybody hates you,
    nobody wants you, no one cares about you, i hate you, i hate u, hate you, i despise you, you make me sick, you disgust me, you suck,
    u suck, you sucks, your mom is, your mother is a, yo mama, ur mom, you're nothing, you are nothing, you're a nobody,
    you will never amount, what's wrong with you, what is wrong with you, are you stupid, are you dumb, are you retarded, r u stupid,
    are you an idiot, you people are, kill urself, you should be ashamed, you have no friends, you're a joke, you are a joke,
    how stupid are you, lick my balls, your ugly face, ur ugly, you look like shit, waste of a human, bitch ass, dumb bitch, stupid bitch,
    ugly bitch, fat bitch, fake bitch, lying bitch, crazy bitch, dumb hoe, stupid hoe`,
  harass: `
    harass, harassing, harassment, bully, bullying, cyberbully, cyberbullying, cyber bully, stalk, stalking, cyberstalk, cyberstalking,
    intimidate, intimidating, intimidation, humiliate, humiliating, humiliation, embarrass, embarrassing, shame someone,
    shaming, body shame, slut shame, fat shame, threaten, threatening, terrorize, terrorise, torment, tormenting, dox, doxx, doxxing,
    doxing, blackmail, catcall, degrade, degrading, belittle, belittling, ridicule, mock, taunt, taunting, insult, insulting,
    insults, make fun of, make someone feel bad, make someone feel worthless, make someone cry, make him|her cry, make people feel bad,
    spread rumors, spread rumours, spread lies about, spread false rumors, ruin someone's life, ruin someone's reputation,
    ruin his|her life|reputation|career, destroy someone's reputation, sabotage someone's, ostracize, ostracise, isolate someone,
    exclude someone, revenge porn, leak nudes, post private photos, private photos of, send hate mail, hate mail, prank call, gaslight,
    verbally abuse, verbal abuse, emotional abuse, psychologically abuse, track someone, track my ex, follow someone home, follow her home,
    spy on, get someone fired, get him|her fired, get my coworker fired, torture someone emotionally, abuse my`,
  demean: `insulting, insult, offensive, humiliating, degrading, demeaning, derogatory, mocking, make fun of, mean joke, mean jokes, cruel joke, cruel jokes, roast, nasty, hateful, racist joke|jokes, sexist joke|jokes, offensive joke|jokes, joke about, jokes about, vulgar, disgusting, belittling, stereotype, stereotypes, stereotypical, abusive, bullying, slurs, inferior, looks disgusting, look disgusting, unattractive, less intelligent, feel bad, feel unwelcome, feel worthless, feel inferior`,
  menace: `
    i know where you live, we know where you live, i know where your|ur family|kids|children|mother, watch your back, watch ur back, i will find you, i'll find you, ill find you, i'm coming for you, im coming for you, coming for you, coming after you, i'm watching you, i am watching you, i've been watching you, i will follow you, i'll follow you, you can't hide, you cannot hide, you will regret, you'll regret, you will pay for this, you'll pay for this, you're gonna pay, make you pay, make your life hell, make your life a living hell, make her life hell, make his life hell, ruin your life, ruin your career, i will destroy you, i'll destroy you, i will ruin you, you better watch, you'd better watch, sleep with one eye open, you're next, you are next, your days are numbered, wait until i find you, catch you outside, meet me outside, catch these hands, i will make you suffer, make you suffer, i'm outside your house, i am outside your house, post your address, leak your nudes, leak your address, expose you to everyone`,
};
