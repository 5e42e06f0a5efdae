import type { Role } from '../roles';

/** English words of sexual content. Explicit by nature. */
export const SEXUAL: Partial<Record<Role, string>> = {
  explicit: `
    blowjob, blowjobs, blow job, handjob, hand job, rimjob, footjob, deepthroat, deep throat, deepthroating, cunnilingus, fellatio, anal
    sex, oral sex, butt sex, buttsex, gangbang, gang bang, threesome, threesomes, foursome, orgy, orgies, bukkake, creampie, cumshot, cum
    shot, facial cumshot, cum, cumming, cums, jizz, jizzed, ejaculate, ejaculated, ejaculating, ejaculation, masturbate, masturbated,
    masturbating, masturbation, jerk off, jerking off, jack off, jacking off, wank, wanking, dildo, dildos, vibrator, vibrators, butt plug,
    buttplug, strap on, strapon, sex toy, sex toys, cock ring, nipple clamps, cock, cocks, penis, boner, erection, balls deep, pussy,
    pussies, cunt, cunts, clit, clits, clitoris, labia, vagina, vulva, tits, titties, titty, boobs, boobies, nipples, nipple, areola,
    asshole fuck, fuck me, fucked me, fucked her, fucked him, fucking her, fucking him, fucking me, fuck her, fuck my, fucks her, fucks me,
    fuck buddy, fuckbuddy, horny, hornier, aroused, orgasm, orgasms, orgasmic, moaning, moaned, thrust into, thrusts, grinding on,
    penetrated, penetrating her, penetrate her, rode his, ride his, ride my, ride me, wet pussy, tight pussy, spread her legs, spread your
    legs, spread my legs, between her legs, between her thighs, between my legs, tongue inside, lick her, lick my, licked her, licking her,
    suck me, sucked his, sucking his, suck his, swallow my, naked body, strip naked, doggy style, doggystyle, missionary position, reverse
    cowgirl, sixty nine position, bdsm, bondage, dominatrix, femdom, submissive slut, spank me, spanking, choke me daddy, daddy kink, kink,
    kinks, kinky, fetish, fetishes, foot fetish, hentai, futanari, yiff, milf, milfs, dilf, gilf, bbw, camgirl, cam girl, cam girls,
    onlyfans, pornhub, xvideos, xxx, porn, porno, pornography, pornographic, pornstar, porn star, porn stars, hardcore porn, softcore,
    incest, bestiality, zoophilia, necrophilia, voyeur, voyeurism, upskirt, dick pic, dick pics, nudes, send nudes, sexting, sext, phone
    sex, cybersex, sexual intercourse, make love to me, wet dream, wet dreams, g spot, scrotum, testicles, foreskin, muff diving, queef,
    sodomy, sodomized, sodomize, golden shower, glory hole, gloryhole, swinger, swingers, cuckold, one night stand, panties, lingerie
    photos, groping, groped, genital, genitals, genitalia, private parts, topless, stripper, strippers, strip club, prostitute, prostitutes,
    hooker, hookers, brothel, brothels, =rimming, =fisting, =fingering her|him|herself|me, =teabagging, my dick, his dick, your dick, big
    dick, hard dick, =dicks, nsfw content, pulled her panties, deepfake nude|nudes, nudify, undress her|the|this|my
    woman|girl|coworker|neighbour|neighbor|teacher|classmate, undress her in, remove her|the clothes|dress|bikini|top|shirt from|in, take
    off her|the clothes in this, make her naked, naked in this photo|picture, screwed on|in|against|her|him, inside me, need you inside,
    want you inside, feel you inside, i'm inside you, ride you|my|his, rode him|me|my, rides him|me|his, riding him|me|his|my, sit on
    my|his|her face|lap and, sits on my|his|her face, come|came|cum|finish inside her|me|you|him, go|goes|going|went down on him|her|me|you,
    eat me|her|him out, eating her|me out, finger me|herself|her|myself|you, fingered her|me|herself|myself, jerk|jerking|jerked
    him|me|myself|off, swallow it|every|all|me|him all|drop, on all fours, bend|bent|bends|bending me|her|him|you over,
    play|plays|played|playing with yourself|herself|myself|himself, touch|touches|touching|touched yourself|herself|myself|himself, taste
    you|her|myself|yourself, come for me, came hard|again and, begging for it|more, wrapped his|her|my|your lips|mouth|hand around, between
    my|your|her|his legs|thighs|lips and|until, tongue between|inside|on|over her|his|my|your, head between her|his|my|your, legs wrapped
    around|round, legs around|round his|my|your|her, hips against his|her|my, thrust into|inside|deeper, moved inside her|him|me, slid
    inside|into her|him|me, pushed inside|into her|him|me, entered her|him|me slowly|from|with, filled her|me, stroke
    it|yourself|me|him|himself|slowly, stroking it|himself|yourself|me, hand down|inside|under|in your|his|her|my
    pants|jeans|panties|knickers|trousers|skirt|boxers|underwear, hand under|up|beneath her|your|my skirt|dress, tied up and|to used|the,
    three some, lick your|my|his|her boots|feet|toes|neck|body, with nothing on, wearing nothing, nothing but a smile, naked and waiting,
    waiting for you naked, skinny dipping naked, send me nudes, send|show me|us your|a nudes|body|tits|boobs|ass|bum|pussy|dick|cock, dirty
    pics|pictures|photos|video|videos, sexy pics|pictures|photos|selfie|video, pic|pics|picture in|of your|her
    underwear|panties|bra|body|feet, pull|pulled|tore|ripped off|down her|his|my|your panties|knickers|bra|underwear|boxers|pants|jeans
    and|with, suck|sucks|sucked|sucking him|it|my|your|his|her off|cock|dick|tits, undress this|the woman|girl|lady|man|person in, screw
    each other, screwing each other, having anal, try anal, hips bucked, hips rocked, make|makes|made|making me|you|her|him cum, begging for
    more|it, i'm|im so =hard|=wet for, took|takes|take|taking him|me|his in|into|between his|her|my|your mouth|lips|throat, =phallic,
    braless, butt naked`,
  sexual: `
    sex, sexy, sexual, sexually, sexuality, sensual, sensually, nude, nudes, nudity, naked, breasts, boob, buttocks, booty, crotch, groin,
    seduce, seduced, seducing, seduction, seductive, seductively, lust, lustful, lusty, intimately, intimacy, foreplay, make out, making
    out, arousal, arousing, turn me on, turned on, turns me on, undress, undressed, undressing, lingerie, bra, caress, caressing, moan, kiss
    her, pleasuring, virgin, virginity, slept with, sleep with, sleeping with, hook up, hooking up, hookup, condom, condoms, rape, raped,
    raping, molest, molested, gay sex, had sex, have sex, having sex, sex with, sex scene, sex scenes, hottest, fuck, fucked, fucking, hot
    girl, hot girls, hot women, hot guys, hot date, steamy, dirty talk, prostitution, exposed himself, touched her, touching her, fondle,
    fondled, fondling, =breasts, her breasts, in bed with, sexual fantasies, sexual fantasy, her thighs, her ass, his ass, nice ass, big
    ass, big butt, anal, penile, erect, orally, making love, make love, lovers`,
  erotic: `
    erotic, erotica, erotic story, erotic stories, smut, smutty, sex story, sex stories, sexual story, sexual stories, sexual fantasy,
    sexual fantasies, sexual roleplay, sexual role play, erotic roleplay, erp, sexual content, sexual scene, sexual scenes, sex scene,
    sex scenes, explicit content, explicit scene, explicit scenes, explicit story, sexually explicit, adult content, adult story,
    adult film, adult films, adult movie, adult video, adult videos, porn, porno, pornography, pornographic, porn site, porn sites,
    x rated, nude photos, nude pictures, nude images, nude pics, naked pictures, naked photos, naked pics, nudes, nsfw, lewd, dirty story,
    dirty stories, dirty joke, dirty jokes, dirty talk, talk dirty, steamy scene, steamy story, love scene, love scenes, fan fiction smut,
    fanfic smut, strip tease, striptease, lap dance, sex tape, sex tapes, sex act, sex acts, sexual acts, sexual act, sexual activity,
    sexual activities, sex position, sex positions, sexual position, sexual positions, sexual encounter, sexual encounters,
    sexual experience, sexual experiences, sexual favors, sexual favours, sexual relationship, sexual relations, seduce, get laid,
    threesome, orgy, escort service, escort services, prostitute, prostitutes, prostitution, hookers, call girl, sugar daddy, sugar baby,
    hentai, fetish, bdsm, kinky sex, rough sex, casual sex, have sex with, sex with, sleep with, masturbate, orgasm`,
  touch: `
    kiss, kissed, kisses, kissing, lick, licks, licked, licking, nibble, nibbled, stroke, stroked, stroking, caress, caressed, caressing,
    grope, touch, touched, touches, touching, hands slid|moved|wandered|roamed|everywhere|all over, hand
    slid|slides|slipped|moved|wandered|under|between, fingers slid|slipped|found|traced|trailed|inside, slid, slipped his|her|a, straddle,
    straddled, straddling, straddles, pinned her|him|me, pressed against, pressed her|him|his|me|into, pushed her|him|me|into|inside, pull
    you, pulled her|him|me, bent her|him|me over, bend you over, over the table|desk|counter, against the wall, wrapped her|his legs,
    thrust, thrusts, thrusting, take you|her|him on|from|right|hard|slowly, have her|him|me in|on|all, had her|him|me on|in|against, gets to
    do with her|him, does with his|her hands|mouth, touch yourself, touch myself|herself|himself, touching myself|herself|himself|yourself,
    on my|his|her|your knees, kneel, all fours, on top of you|him|her|me, inside her|him|me|you, deep inside, moves her|his hips, who
    touches whom, every touch, every inch, do to you|me|him|her, do to his|her|your|my body, let him|her|me|you do, what his|her mouth, with
    her|his|your|my mouth|teeth|tongue|lips, tie you|me|her|him, tied to the bed, blindfold, blindfolded, spank, spanked, handcuffed to the
    bed, his|her|your|my mouth|lips|tongue, taste you, rides him|her, riding him|her|me|you, took her against|on|from|right, takes her
    against|on|from|right, enters her|me|you, entered her|me|you, grinding against|on`,
  body: `
    thigh, thighs, hips, breast, breasts, nipples, nipple, cleavage, bosom, belly, waist, collarbone, lips, bare skin, skin on skin, curvy,
    legs apart, between her|his|my|your|the legs|thighs, legs round|around his|her|my|your, inner thigh, naked body, bare body, bare
    chest|shoulders|back, crotch, bulge, groin, manhood, womanhood, panties, knickers, bra, underwear, boxers, lingerie, tongue, his tongue,
    her tongue, neck, skirt, sheets`,
  arousal: `
    moan, moans, moaned, moaning, groan, groans, groaned, gasp, gasps, gasped, gasping, whimper, whimpered, breathless, breathlessly, makes
    her|him scream, make her|him|you|me scream|moan|beg|come|cum, begged him|her|for, begging for, begs for, beg for it|more, don't stop,
    don't you dare stop, right there, so close, can't take any more, ached for, aching for, longed for, throbbing, hard for you|me, how hard
    you|i, so wet, already wet, arched her|his, arched back, thighs shake, climax, climaxed, orgasm, both came, come for me, how often you
    come, tighten around, tightened around, heat between, in the mood, turn you|me|him|her on, horny, aroused, naughty, cold shower, can't
    wait any longer, couldn't wait any longer, wanted her|him|you so, want you so, need you inside, starving for, =turned on, harder
    and|he|she, deeper and, go harder, i want you inside|naked|now|so, panting heavily, hot and bothered, came together, cried out in|with
    pleasure, moaned with, beg me, begs me, hungrily, throb, throbbed, burning for you, aching, pleading, obey, kneel, knelt, kneeling, on
    my|your|her|his knees, can't stop thinking about your|his|her, think about you naked, all night long, tied up, tie me up, tie you up, my
    fantasies, dirty fantasy, beg|begs|begged|begging me|him|her|you for|to, make|makes|made|making me|you|her|him come`,
  undress: `
    undress, undressed, undresses, undressing, undress me|her|him|you, stripped, strips off, strip off, strip for, strip down, take off
    your|her|his|my|their clothes|dress|shirt|bra|tights|underwear|panties|top|pants, takes off her|his, took off her|his|their, what you
    take off, take it off, takes it off, took it off, take it out, took it out, clothes off, clothes are off, clothes come off, clothes hit
    the floor, no clothes, without clothes, peel off, peels off her|his, peeled off her|his, tore off her|his|their, tore her|his
    clothes|dress|shirt, ripped off her|his, unbuttoned, unbutton, unbuttons, unbuttoning, unzipped, unzips, unzip, unhooked, unhooks her,
    unclasped, unclasp, slipped out of her|his, slips out of her|his, drops her|his|the apron|robe|towel|dress, dropped her|his|the
    robe|towel|dress, towel fall, towel fell, dress fell, dress slipped, dress pooled, skirt up, hiked up her, pulled down his|her|my|your,
    pulls down his|her|my|your, pulls your|his|her jeans|pants, wearing nothing, nothing but your|his|her|a, nothing on but, nothing
    underneath, nothing under, not wearing a thing, wearing a thing, wearing under, what are you wearing, what you're wearing, what you are
    wearing, tell me what you're wearing, in the nude, nude, naked, stark naked, topless, bottomless, half naked, in your|her|his
    underwear|panties|knickers|bra|lingerie, colour are your knickers, color are your panties, colour your knickers, bra size, no swimsuits,
    skinny dipping, skinny dip, unwrapping, show me your body|tits|boobs|ass, show themselves naked, show herself naked, pic in your,
    without a top|bra|shirt, strips for|at|in|while, strip naked|for`,
  spicy: `
    explicit, explicitly, explicit rating, sexually, erotic, erotically, filthy, filthier, filthiest, dirty, dirtier, dirtiest, steamy,
    steamier, spicy, spicier, raunchy, racy, raunchier, kinky, naughty, smutty, lewd, hot and heavy, make it hot, write it hot, wettest,
    lustful, sensual, sultry, sexy, nsfw, x rated, r rated, uncensored, unfiltered, no censoring, no holding back, don't hold back, don't
    fade|cut to black, no fade, no fade to black, without fading, skip the talking|flirting|romance|plot, no romance, no metaphors, name
    the|all body parts, name all the body, words people really use, juicy detail|details, every detail, in every detail, graphic detail,
    vivid detail, nothing left out, leave nothing out, don't leave the bedroom, for grown ups, for grownups, adults only, adult only, mature
    audience|audiences|content|rating, rated m, the ruder the better, ruder, don't be shy, holding nothing back, no limits, between the
    sheets, bedroom scene, adult fiction|story|roleplay, adults only story, xxx rated`,
  scene: `
    scene, scenes, story, stories, short story, chapter, page, roleplay, role play, roleplaying, fan fiction, fanfiction, fanfic, fanfics,
    bedtime story, audio story, tale, letter, message, messages, text, texts, text messages, dialogue, chat, chatting, poem, limerick,
    lines, captions, caption, dirty text, voice note, script, monologue, diary entry, fantasy, fantasies, novel, novella, romance,
    description, picture, pictures, photo, photos, image, images, drawing, art, video, videos, clip, clips, pics, pic, selfie, selfies, game
    of truth, truth or dare, whispers, talk`,
  intimate: `
    make love, making love, made love, makes love, love making, lovemaking, wedding night, first night together, night of passion,
    passionate night, one night with, night with me, spend the night together, hot night, all night long, sleep together, slept together,
    sleeping together, go to bed together, into bed, into bed the same night, in bed, take her|him|me to bed, the full act, going at it, all
    three going, threesome, have another man, another man join|to join, wife wants another, join us in bed, friends with benefits, no
    strings attached, no strings, hookup, hook up, one night stand, booty call, netflix and chill, come over tonight, in the hay, on the
    kitchen floor|table|counter, on the conference table, in the backseat|back seat, in the shower together|with, screw any, screw
    her|him|me, bang her|him|me, banged her|him|my, shag, shagged, shagging, bonk, what happens behind closed|the, position makes|drives, in
    the second person, dominate me, my mistress, your mistress, mistress decides, my master, my slave, be my slave, obey me, punish me,
    naughty boy|girl|man, call me daddy, safe word, safeword, dirty secretary, sexy nurse, only fans, onlyfans, wanna cyber, sext, sexting,
    on cam, on camera for tips, strip club, lap dance, lapdance, cruising spot, glory hole, sucked off, suck off, get laid, got laid, jack
    off, jerk off, get off to, get me off, gets me off, read while i touch, make me come|cum|hard|wet|horny, make you come|cum|hard|wet,
    ride you, ride me, ride him, ride her, i'm going to ride, what does it feel like when he's|he inside|is, when he|she enters, 🍆, 💦, 🍑, 😈💦`,
  service: `
    escort for, gfe, girlfriend experience, bareback, without rubber, outcall, outcalls, incall, incalls, happy ending, happy end, happy
    endings, erotic massage, sensual massage, tantric massage, body to body massage, nuru massage, massage oral, full service, everything
    allowed, everything without hurry, no taboos, discreet encounter, discreet meeting, discreet meet, discreet fun, paid hour, hour hotel,
    by the hour, hourly rates, today's rates, rates per hour, roses per hour, 200 roses, going rate, sugar daddy, sugar baby, sugar mommy,
    paid sex, sex for money, money for sex, pay for sex, paying for sex, rent boy, call girl, call girls, streetwalker, red light girls,
    hostess offers, mature hostess, lady of the night, ppm arrangement, hot singles, singles near you, dtf, fwb, nsa fun, hookup tonight,
    looking to hook up, meet up for sex, swinger party, swingers club, cuckold, hotwife, gangbang party, sells nudes, selling nudes, buy
    nudes, custom videos, premium snap`,
  minor: `
    underage, under age, preteen, pre teen, preteens, prepubescent, infant, schoolgirl, schoolgirls, schoolboy, schoolboys, school girl,
    school girls, little girl, little girls, little boy, little boys, young girl, young girls, young boy, young boys, teen girl, teen girls,
    teen boy, teen boys, tween, tweens, loli, lolita, lolicon, shota, shotacon, jailbait, barely legal, middle school, middle schooler,
    middle schoolers, high school girl, high school girls, high schooler, high school student, freshman in high school, eighth grader,
    seventh grader, sixth grader, fifth grader, ninth grader, boy scout, girl scout, my|his|her|your stepdaughter, my|his|her
    daughter|niece, in eighth grade, child porn, kiddie porn, csam, pedo, pedophile, pedophilia, paedophile, paedophilia, pedophilic, age
    gap minor, six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|6|7|8|9|10|11|12|13|14|15|16|17 year|years
    old|olds, 6yo, 7yo, 8yo, 9yo, 10yo, 11yo, 12yo, 13yo, 14yo, 15yo, 16yo, 17yo, is|was|i'm|she's|he's|aged|age|turned|just|only
    twelve|thirteen|fourteen|fifteen|sixteen|11|12|13|14|15|16, under 18, under eighteen, not yet 18|eighteen, looks
    twelve|thirteen|fourteen|12|13|14, a child, children, minors, a minor, a kid, kids, teenager, teenagers, teenage girl|girls|boy|boys,
    toddler, pupil`,
  sexcrime: `sex trafficking, sex traffickers, sex trafficker, sex slave, sex slaves, sexual slavery, forced prostitution, sexual exploitation, sexually exploit, sextortion, revenge porn, non consensual, nonconsensual, without their consent, without her consent, date rape, rape, raping, rapist, sexual assault, sexually assault, sexually harass, sexual coercion, coerce into sex, into having sex, into sex, for sex, in exchange for sex, upskirt, hidden camera, sexual predator, sexual predators, grooming, molest, molestation, sexual abuse, sexually abuse, drug her, roofie, voyeur, peeping, incest, bestiality, solicit prostitution, solicit, pimp, brothel, deepfake porn, sexual blackmail, sexualize, sexually suggestive, unsolicited sexual, sexual advances, unwanted sexual, sexual images, sexual favors`,
  write: `write, create, compose, generate, tell me, tell, describe, draft, make, role play, roleplay, pretend, act as, narrate, story, stories, scene, poem, script, novel, fan fiction, fanfic, fanfiction, dialogue, lyrics, show me, send me, give me, continue, imagine, screenplay, post, text message`,
};
