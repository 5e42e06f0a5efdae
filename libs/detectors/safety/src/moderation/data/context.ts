import type { Role } from '../roles';

/** English words that turn a topic into a request, and words that mitigate it. */
export const CONTEXT: Partial<Record<Role, string>> = {
  ask: `
    how to, how can|do|could|would|should|might|did i|we|you|one|someone|somebody|people|they, how does|can|would one|someone|somebody,
    how i can|could|might|should, how we can|could, how are, how best to, how is, what's the best|easiest|quickest|safest|fastest way,
    what is the best|easiest|quickest|safest|fastest|most way, the best|easiest|quickest way to, ways to, ways of, ways i can|could,
    a way to, way to, methods to|for|of, method for|to|of, techniques to|for, technique to|for, tactics to|for, strategies to|for,
    strategy to|for, tricks to|for, tips to|on|for, steps to|for|i|involved, step by step, instructions, instruct, guidance, tutorial,
    manual, recipe, blueprint, walkthrough, manifesto, explain how, describe how, explain to me, show me, teach me, tell me, give me,
    help me, walk me through, advise me, i need, i want to, i would like to, i'd like to, i wanna, i'm trying to, i am trying to,
    i'm planning to, provide me, can you, could you, can i, could i, is it possible to, is there a way to, are there any, is there any,
    what are some, what are the best, what are the most, what can i, what should i, what would be, what methods, what techniques,
    what's the, where can|do|could i, where to, where can you|we, who can i, why should, would it be possible to, should i, i plan to,
    what is the process, what would happen if, advice on, ideas for, make a list, brainstorm, say something, come up with, a list of,
    examples of`,
  command: `
    =explain, =describe, =provide, =outline, =detail, =develop, =design, =devise, =create, =write, =compose, =draft, =generate, =produce, =construct, =formulate, =plan, =list, =suggest, =recommend, =publish, =script, =code, =program,
    =convince, =persuade, =encourage, =argue, =demonstrate, =train, =teach, =build, =make, =give, =tell, =show, =share, =film, =record, =organize, =start, =launch, =post, =send, =find, =help, =advise, =use, =hack, =steal, =spread, =manipulate, =forge, =sabotage,
    =imagine, =pretend, =discuss, =continue`,
  wonder: `which, what is, what kind of, what are, why are, why do, why is, why can't, why don't, why should, isn't it, shouldn't, do you think, is it ok to, is it okay to, is it fine to`,
  make: `
    make, made, making, build, built, building, create, creating, construct, assemble, design, develop, produce, manufacture, synthesize, synthesise, synthesis, cook, cook up, brew, extract, grow, cultivate, prepare, mix,
    write, writing, code, program, script, generate, obtain, acquire, get, getting, buy, buying, bought, purchase, order, sell, selling, sold, source, find, procure, get hold of, get my hands on, hire, rent,
    distribute, deploy, detonate, plant, set off, use, using, launch, release, spread, smuggle, import, ship, hide, conceal, carry, bring, sneak, 3d print, convert, modify, turn into, weaponize, weaponise, install, inject, run, infect, trigger`,
  evade: `
    without getting|being caught, without being|getting detected, without detection, without getting noticed, without being noticed|seen|identified|traced|recognized|discovered|punished|banned|reported|tracked|held, without anyone knowing|noticing,
    without them|him|her knowing|noticing|finding, without their|his|her knowledge|consent|permission, without permission, without consent, without authorization, without leaving a trace|evidence, without leaving any trace|evidence,
    not get|getting caught, don't|dont get caught, never get caught, avoid getting|being caught, avoid detection, avoid being|getting detected|identified|traced|recognized|arrested|prosecuted|banned, evade detection, evading detection, avoid arrest|capture|prosecution|suspicion|punishment,
    evade law|police|authorities|capture|arrest, evading law|police|authorities, escape detection|punishment|prosecution, undetected, undetectable, untraceable, untraceably, unnoticed, get away with, getting away with, gotten away with,
    cover up, cover my tracks, cover your tracks, hide the evidence|body|bodies, hide evidence, destroy evidence, destroying evidence, get rid of the|a body|evidence|bodies, dispose of a|the body|bodies, dispose of bodies, make it look like an accident, look like an accident|suicide,
    fool the police, bypass detection, bypassing detection, circumvent detection, stay under the radar, under the radar, hide from the police|authorities, illegally, illegal, unlawfully, secretly, anonymously, covertly, without a trace, without consequences, with impunity, without a license|prescription, without paying, black market, dark web, darknet`,
  person: `
    someone, somebody, anyone, anybody, everyone, people, person, persons, man, men, woman, women, him, her, them, you, u, children, child, kid, kids, baby, babies, teenager, teen, neighbor, neighbour, boss, coworker, colleague, wife, husband, girlfriend,
    boyfriend, ex, spouse, partner, mother, father, mom, mum, dad, parents, brother, sister, friend, classmate, teacher, student, students, enemy, enemies, rival, rivals, stranger, strangers, passenger, passengers, pedestrian, crowd, victim, victims, politician,
    president, prime minister, senator, celebrity, official, judge, witness, cop, cops, police, officer, officers, guard, guards, prisoner, prisoners, civilian, civilians, population, villagers, family, employee, employees, workers, customers, patient, patients, animal, animals, cat, cats, dog, dogs, pet, pets, others, another, each other,
    human, humans, landlord, roommate, daughter, son, girl, boy, girls, boys, elderly, homeless, jews, muslims, christians, immigrants, blacks, whites, gays`,
  you: `you, you're, youre, your, u, ur, ya, yourself, you are, yall, y'all, urself, yo ass`,
  third: `he, she, he's, she's, they, they're, this guy, that guy, this man, this woman, that woman, that man, this bitch, her, him, my boss, my ex, my neighbor, my teacher, everyone, trump, biden, obama, hillary, clinton, americans, politicians, liberals, conservatives, republicans, democrats`,
  is: `is, are, was, were, be, being, been, he's, she's, they're, such, called, calls, act like, acts like, look, looks, sound, sounds, just, so, too, all, seem, always`,
  intend: `i will, i'll, i am going to, i'm going to, im going to, i'm gonna, im gonna, gonna, i am about to, i'm about to, i want to, i wanna, we will, we'll, we're going to, we are going to, i swear i'll, imma, ima, i would love to, i'd love to, i'm planning to, i plan to, let's, lets, time to, someone should, somebody should, we should, we must, we need to, you should, i ought to, i feel like, should be, deserve to be, need to be, needs to be, must be, ought to be`,
  promote: `promote, promoting, encourage, incite, glorify, glamorize, glamorise, romanticize, romanticise, justify, justifies, advocate, spread, endorse, instigate, praise, support, celebrate, fuel, provoke, normalize, normalise, advertise, recruit, recruits, foster, inspire, motivate, legitimize, excuse, stir up, carry out, commit, organize, organise, plan, conduct, perpetrate, engage in, participate in`,
  protect: `
    prevent, preventing, prevention, protect, protection, protecting, protect against, avoid becoming, stop, stopping, defend against,
    defend myself, defend yourself, detect, detecting, recognize, recognise, spot, identify signs, signs of, symptoms of, warning signs,
    combat, combating, counter, fight against, report, reporting, guard against, safe from, stay safe, reduce, reducing, reduction,
    mitigate, mitigating, mitigation, raise awareness, awareness, recover from, recovering, recovery, overcome, treat, treatment, therapy,
    survive, survivors of, survivor, victim of, victims of, deal with, cope with, coping with, help a|someone|people|victims,
    rehabilitation, dangers of, risks of, risk of, consequences of, penalties for, penalty for, laws against, illegal to, is it legal,
    against the law, why is it wrong, condemn, oppose, eliminate, eradicate, defense against, defence against, discourage, deter,
    screening, vaccine, vaccines, cure, first aid, antidote, minimize, minimise, tackle, eradicating, stand up to, ban, bans, banned,
    refusing, without harming|hurting, harmless`,
  study: `
    history of, historical, historian, historians, history, statistics, statistic, law, laws, legislation, regulation, regulations, define,
    definition of, meaning of, what does, causes of, effects of, effect of, impact of, impacts of, psychology of, sociology, arrested,
    charged with, convicted, sentenced, accused, accused of, alleged, allegedly, suspect, suspected, investigation, investigators,
    prosecutors, court, trial, according to, police said, spokesman, reported that, told reporters, lawsuit, pleaded guilty, jury,
    newspaper, journalist, journalists, report says, scholars, museum, lesson, lesson plan, curriculum, awareness, campaign`,
  negate: `not, never, isn't, aren't, wasn't, don't, doesn't, didn't, won't, wouldn't, can't, cannot, no, nobody, without, neither, nor, ain't, hardly, shouldn't, couldn't`,
  support: `
    need help, seek help, get help, getting help, want help, help line, helpline, hotline, crisis line, therapist, counselor, counsellor,
    counseling, counselling, support group, support, prevention, prevent, you are not alone, reach out, please call, friend who, my friend
    is, i'm worried about, i am worried about, talk to someone, lifeline, professional help, mental health professional, survivor,
    survivors, recovered, recovery, loved one, resources for, emergency services, emergency number, whether she|he thinks|is|has, ask
    her|him directly|plainly, condolence, condolences, sorry for your|the loss, died by, safety plan, denies current, past attempt,
    ideation, want to stop, wanted to stop, called my sister|brother|mum|mom|friend|therapist, get through the next|tonight, frightens me,
    psychiatrist, psychologist, is it normal to, warning signs, my therapist, clinic, treatment`,
  medical: `
    doctor, doctors, patient, patients, medical, medicine, clinical, hospital, surgery, surgeon, surgical, symptom, symptoms, treatment,
    diagnosis, cancer, infection, disease, disorder, hygiene, anatomy, anatomical, biology, biological, reproductive, pregnancy, pregnant,
    contraception, contraceptive, screening, urine, urinate, urologist, gynecologist, gynaecologist, tissue, hormone, hormones, fertility,
    fertilization, health, healthy, sex education, species, mating, chromosome, vaccine, physician, nurse, therapy, puberty, menstrual,
    breastfeeding, breast feeding, breastfeed, nursing bra, sores, herpes, sti, stis, std, stds, hiv, itch, itches, itchy, itching, rash,
    lump, swollen, gp, morning after pill, iud, period pain, discharge, thrush, uti, prostate, testicular, smear test, pap smear, midwife,
    sex ed, anatomists, ultrasound, urology, circumcision, erectile dysfunction, dysfunction, menopause, libido, side effect, side effects,
    pelvic floor, ointment, fungus, gynaecology, vaginal dryness, yeast infection, self examination, mammogram`,
  quoted: `said, says, quote, quoted, called him|her|them|me, the word, the term, the phrase, slang, wrote, tweeted, shouted, lyrics, song`,
  refuse: `
    i can't help|assist|provide|explain|give|tell|support|write|do|show|share|describe, i cannot
    help|assist|provide|explain|give|tell|support|write|share, i can not help|assist|provide, i won't
    help|explain|write|provide|give|tell|describe|do|share|assist, i will not help|explain|write|provide|give, i'm not able to, i am not
    able to, i'm unable to, i am unable to, i'm sorry but, i am sorry but, sorry but i, i don't
    do|write|give|provide|help|create|share|describe|produce|send, i do not do|write|give|provide|help, i'd rather not, i keep away from, i
    must decline, i have to decline, i decline, can't help you with|read|hide|find|get|make|do, can't help with, cannot help with, i can't
    point you, not something i can, i'm not going to help|write|explain|give, no i won't, we don't allow, we do not allow, is not allowed,
    isn't allowed, are not allowed, aren't allowed, is prohibited, are prohibited, is forbidden, against our rules|policy, house rules,
    policy for, code of conduct, remove posts, filter that, classifier, moderation`,
  harmed: `
    threatening me, =threatened me, is threatening to, are threatening to, threatens to, threatened to, blackmailing me, =blackmails me, was
    blackmailed, is blackmailing, harassing me, stalking me, is stalking, followed me home, got hacked, was hacked, been hacked, were
    hacked, =hacked me, was scammed, got scammed, been scammed, =scammed me, was robbed, got robbed, been robbed, was stolen, got stolen,
    been stolen, were stolen, was burgled, my stolen, =stole my, =hacked my, broke into my|our, stole from me|us|our, sent me, put my face,
    =posted my, =leaked my, =sent my, someone put my, somebody put my, took pictures of me, =filmed me, =touched me, =groped me, =assaulted
    me, =raped me, =attacked me, =abused me, i am being, i'm being, how do i report, where do i report, where can i report, report it,
    report him|her|this|them, report to the police, go to the police, call the police, what do i do, what should i do, what can i do, what
    do we do, take it down, taken down, block porn, my rights, is that an offence|offense|crime, is it an offence|offense|crime, is it a
    crime, press charges, legal definition, restraining order, i found out, i'm afraid that, i am afraid that, worried that, frightens me,
    scares me, happened to me, for victims, victim support, victims of, how to recognise|recognize, how can i tell if, how do i know if, how
    to tell if, how do i tell whether, protect myself|ourselves|my|our|us|yourself|your, keep my|our|me|us safe, ate some, has eaten, poison
    control, poison centre|center, ambulance, naloxone, narcan, first aid, i was scammed|robbed|hacked|assaulted|raped|attacked, i've been
    scammed|robbed|hacked|assaulted|harassed|stalked|threatened, to the vet, our vet, he swallowed, she swallowed, accidentally swallowed,
    what now, keeps turning up at my`,
  play: `
    gaming, video game, dungeon, dungeons, d&d, dnd, rpg, dungeon master, minecraft, fortnite, skyrim, elden ring, zelda, gta, valorant,
    counter strike, call of duty, roblox, pokemon, final boss, boss fight, last boss, npc, npcs, xp, assassin class, rogue class, mage,
    wizard, dwarf, dwarven, elf, orc, orcs, dragon, dragons, zombie, zombies, chess, playoffs, striker, goalkeeper, referee's, basketball,
    football, baseball, soccer, tennis, boxing, wrestling, judo, rugby, hockey, volleyball, sprints, thriller, thrillers, stunts, stunt
    coordinator, theatre, theater, playwright, rehearsal, escape room, board game, nerf, paintball, laser tag, cardboard, costume,
    halloween, in the game, in game, in my game, this game, the game where, board games, computer game, fantasy campaign, our campaign,
    island map, phase two, film crews, film crew, for the film|movie|play, toy gun|guns|sword, two line pitch, plot of the film|movie|book`,
  own: `
    my own, our own, i own, we own, my old phone, my laptop, my router, my wifi, our server, our servers, our staging, our network, our
    website, our app, our company's, our own staff, our firewall, sandbox, test environment, lab environment, with permission, has
    permission, have permission, written permission, signed permission, with consent, with their consent, authorised, authorized,
    authorisation, locked out, locked myself out, locked out of my, forgot my, lost my key|keys|password, pentest, penetration test, pen
    test, ctf, capture the flag, bug bounty, red team, hackthebox, hack the box, tryhackme, cve, hardening, harden, audit our, secure
    our|my, my house, my garage, my shed, my safe, my bike, my front door, our front door, locksmith, with a licence|license, our =staging,
    staging server, my own phone|account|car, my old account, into my account|phone, my account back`,
  art: `
    art nude, art nudes, life drawing, figure drawing, charcoal, gallery, catalogue, sculpture, sculptor, statue, statues, oil on canvas,
    painted by, michelangelo, schiele, rubens, botticelli, renaissance, art history, art class, life model, exhibition, nude study, statue
    of david, museum`,
  report: `
    nobody here thinks, nobody thinks, no one thinks, =called me|him|her|us|them|my|your|our, =calls me|him|her|us|them|my|your|our,
    calling me|him|her|us|them|my|your|our|every|all, keep|keeps calling me|him|her|us|my, told me|us|him|her|my|they, tells
    me|us|him|her, said to me|us|my, said i, says i, he said, she said, they said, someone said, says that, said that, saying that, who
    said, who says, who call|calls|called, who think|thinks, who believe|believes, yelled at, shouted, shouting, yelled, screamed,
    screamed at, sprayed, scratched, smeared, graffiti, wrote|write that, wrote|write about how, wrote on|to, they wrote|sprayed, people
    still write, sign read, posted that, comment that|saying, comments calling, messages saying, message saying|that, claim that|is|was,
    claims that, claimed that|the, claim, claims, claimed, belief that, idea that, notion that, myth, myths, stereotype that,
    stereotypes about, slogan, slogans like, phrase, phrases like, quote, quotes, quoting, label, labels, labelled, labeled, labelling,
    annotators, annotator, moderator, moderators, moderation, guidelines, example, examples, exercise, slide, lesson, pupils learn,
    counts as, count as, regarded as, considered, considered a, is a slur, are slurs, a slur, slurs, the term, terms, r word, n word, f
    word, p word, c word, spellings, masked, reported, i reported, complaint, complain, complained, filed a, file a, hr, human
    resources, witnesses, incident, tribunal, on tape, on video, recorded, recording, screenshot of, evidence, is wrong, is false, is
    racist, is sexist, is homophobic, is nonsense, is not true, isn't true, is untrue, isn't funny, is harmful, is hurtful, is slander,
    is offensive, is a lie, is disgusting when, not okay to, not ok to, wrong to say|call|think, racist to, fed up with being told,
    tired of being told|called|hearing, tired of hearing, sick of hearing, sick of being told|called, i was told, we were told, i was
    called, was called, were called, been called, being called, getting called, gets called, got called, if you say|call|think, anyone
    who says|calls|thinks, people who say|think|call|believe, stop saying|calling|using|telling, don't call|say, do not call|say, never
    call|say, calling people|someone|immigrants|refugees|women|gays|jews|muslims|foreigners|migrants, was
    fined|suspended|fired|sacked|jailed|convicted|charged|arrested|banned, were fined|suspended|banned|charged|arrested, used to
    say|tell|call, grew up hearing, grew up being, defendant, novel, my novel, chapter, character, characters, scene, villain,
    screenplay, short story, snarled, growled, muttered, whispered, i called you, sorry i called, i'm sorry i|for, i
    apologise|apologize, apologise for, apologize for, translate, translation, literally in dialect, verdict, classifier, prejudice,
    bigot, propaganda, pamphlets, newspapers, posters, historians, century, 1930s, 1940s, nazi, nazis, studies, study, research,
    researchers, survey, data, statistics, percent, according, ministry, debunk, debunking, debunked, refute, counter speech, respond
    to, reply to, answer to, answering, how do i answer|respond|reply, how should i respond|answer|reply, what do i say|do when|if,
    without evidence, no evidence, no proof, baseless, not all, not every, not because, don't think, do not think, don't believe, never
    said, i'm not saying, am not saying, doesn't mean, does not mean, doesn't make, does not make, don't hate|despise, do not
    hate|despise, never hated, doesn't hate, the joke, jokes like, lyrics, =wrote, =explained to me, i can't|cannot
    list|name|make|argue|rank|write, letters that read, suspended sentence, =said, =says, =told, =shouted, =claimed, =argued,
    =explained, =called, =calls black|jews|immigrants|refugees|women|gays|muslims|people|others|someone|every, this video, =saying,
    scream at, i say as one, people like you say, if someone writes|says|calls, once more at this table`,
  deny: `
    not, isn't, isnt, aren't, arent, wasn't, weren't, hardly, neither, don't control|steal|smell|own|run|cheat|poison|destroy|ruin|lie,
    do not control|steal|smell|own|run|cheat|poison|destroy|ruin|lie`,
  self: `
    i'm, im, i am, i was, i've been, i feel, i felt, i look, i looked, i sound, i sounded, i must be, i must have been, call myself,
    called myself, myself, make me, makes me, me a, made me, my own, my brain, my face, my hair, my code, i have the, i have been,
    we're, we are, we were, i can be, i'd be, i could be, i should`,
  object: `
    printer, scanner, keyboard, mouse, laptop, computer, pc, phone, tablet, screen, monitor, app, apps, software, program, website,
    site, page, browser, update, version, patch, release, build, code, commit, function, bug, compiler, script, server, router, wifi,
    network, database, machine, coffee machine, vacuum, robot vacuum, washing machine, dishwasher, fridge, oven, kettle, toaster,
    speaker, headphones, mic, camera, battery, charger, cable, car, bike, bus, train, engine, scooter, elevator, lift, door, lock,
    window, chair, table, sofa, bed, mattress, carpet, shoes, dress, jacket, raincoat, scale, lamp, toilet, sink, shower, boiler,
    heating, hotel, room, restaurant, place, food, soup, pizza, coffee, tea, burger, cake, meal, beer, wine, weather, rain, wind, snow,
    heat, traffic, road, exam, test, homework, maths, math, puzzle, game, level, boss, map, film, movie, book, song, album, show,
    episode, plot, speech, article, argument, idea, plan, policy, law, process, form, queue, deadline, meeting, project, report, design,
    logo, font, interface, customer service, delivery, parcel, courier, price, bill, contract, weed, weeds, moth, moths, mosquito,
    mosquitoes, wasp, wasps, hornet, ticket, system, tool, thing, product, service, stairs, popup, parking, stock, market`,
  harmlessTarget: `
    weed, weeds, process, processes, time, battery, batteries, light, lights, mosquito, mosquitoes, ant, ants, cockroach, cockroaches, bacteria, germ, germs, virus, viruses, mold, mould, moss, bug in, bugs, aphids, rats, mice, flies, fleas, pests, pest, insects, wasps, termites, fungus, task, tasks, thread, threads, daemon, job in, server process, mood, buzz, vibe, engine, motor, opponents, opponent team,
    audience, presentation, exam, test, quiz, interview, photo, photos, photograph, picture, pictures, video, film scene, free throw, free throws, basket, hoops, goal, target practice, penalty, espresso, tequila, clay pigeons, deer season, pool, egg, eggs, cream, record, high score, game, games, level, boss fight, minecraft, chess, zombies, python, linux, docker, kubernetes, terminal, unit test, sprint, appetite, cancer, tumor, tumour, cancer cells`,
  figurative: `
    kill time, killing time, killed it, you killed it, killing it, kill the lights, kill the engine, kill the process, killer deal, killer
    app, killer feature, killer whale, dressed to kill, buzzkill, kill two birds, overkill, painkiller, painkillers, weed killer, killer
    heels, my feet|back|head are|is killing me, killing me softly, break a leg, hit the road, hit the gym, hit the books, hit me up, hit
    song, hit list of songs, big hit, smash hit, beat the clock, beat the heat, beat the traffic, beat eggs, beat the eggs, beat the butter,
    shoot a|some|better|great|more|my photo|photos|video|videos|film|portraits|pictures, photo shoot, video shoot, shoot an email, shoot me
    an|a email|message|text, shooting star, shooting stars, shoot hoops, shoot for the|a, shot of espresso|whiskey|vodka|tequila, flu shot,
    booster shot, bombed my|the|a test|exam|presentation|interview|audition, bath bomb, bath bombs, photobomb, seed bomb, cherry bomb, jager
    bomb, sex bomb, bomb cyclone, the bomb, da bomb, bomb squad, bomb shelter, bomb disposal, explosive growth, attack the problem, heart
    attack, panic attack, asthma attack, anxiety attack, heart attacks, panic attacks, counter attack, attack on titan, crack a|the
    joke|case|code|egg|eggs|whip|smile, crack open, crack the coding, poison ivy, poison control, food poisoning, alcohol poisoning, blood
    poisoning, lead poisoning, carbon monoxide poisoning, poisonous, poison pill, hack day, hackathon, life hack, life hacks, growth
    hacking, hacker news, ethical hacking, ethical hacker, steal the show, what a steal, steal a base, stealing bases, murder mystery, crime
    novel, murder she wrote, execute the|a|this|code|command|script|plan|query, execution time, strangle the growth, drop dead gorgeous,
    drug store, drugstore, drug interactions, prescription drug, drug test, drug development, drug discovery, abort the, abort, hang out,
    hanging out, hang in there, hang up, choke point, blow up a balloon, blow up the|some balloon|balloons, blow away, blow out, blow my
    mind, mind blowing, gun control, gun safety, nail gun, glue gun, heat gun, spray gun, water gun, nerf gun, top gun, grenade in
    minecraft, machine gun kelly, trojan horse, trojan war, stalk of celery, celery stalk, celery stalks, corn stalk, stalks of celery, burn
    calories, burn fat, burn a cd, burn rate, slow burn, pot roast, flower pot, coffee pot, pot of, weed out, weeds out, grass seed, speed
    limit, coke zero, diet coke, ice cream, crystal clear, rock climbing, dirty laundry, dirty dishes, pussycat, pussy willow, cock a|the,
    dick cheney, moby dick, dick van dyke, sexual orientation, sexual harassment, sexual assault, sex education, same sex, same sex
    marriage, opposite sex, sex ratio, sex chromosomes, sex discrimination, sexual reproduction, sexual health, consent education, suicide
    squeeze, suicide sprints, suicide drill|drills, suicide squad, political suicide, career suicide, commercial suicide, toy gun, toy guns,
    oil rig, oil rigs, kill all child processes, child processes, kill all processes, brute force the|solution|search|approach, brute
    forcing the, hack together, hacked together, over my dead body, over her dead body, over his dead body, forge looks, at the forge, the
    forge, nude lipstick, nude beach, naked eye, naked truth, stripped down, poison the ivy, shoot the children|kids at, bombs in the game,
    killing it at, went down on one, go down on one, down on one knee, screw you, screw the|in|on|it, screwed up|on the|in the lid, bend
    over backwards, tied up in, tied up with work|at, so wet outside, crack an|the|one|two|three|four|some|each|your|in egg|eggs, crack
    eggs, watch your back when|while, nice chest of, kaffir lime|limes, shut the fuck up you got|did|won, dirty rotten scoundrels, =chink
    in|of, =chinks in, guinea pig|pigs, tent pole|poles, flag pole|poles, telephone pole|poles, magnetic poles`,
};
