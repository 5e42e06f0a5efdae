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
  support: `need help, seek help, get help, getting help, want help, help line, helpline, hotline, crisis line, therapist, counselor, counsellor, counseling, counselling, support group, support, prevention, prevent, you are not alone, reach out, please call, friend who, my friend is, i'm worried about, i am worried about, talk to someone, lifeline, professional help, mental health professional, survivor, survivors, recovered, recovery, loved one, resources for, emergency services, emergency number`,
  medical: `doctor, doctors, patient, patients, medical, medicine, clinical, hospital, surgery, surgeon, surgical, symptom, symptoms, treatment, diagnosis, cancer, infection, disease, disorder, hygiene, anatomy, anatomical, biology, biological, reproductive, pregnancy, pregnant, contraception, contraceptive, screening, urine, urinate, urologist, gynecologist, gynaecologist, tissue, hormone, hormones, fertility, fertilization, health, healthy, sex education, species, mating, chromosome, vaccine, physician, nurse, therapy, puberty, menstrual`,
  quoted: `said, says, quote, quoted, called him|her|them|me, the word, the term, the phrase, slang, wrote, tweeted, shouted, lyrics, song`,
  harmlessTarget: `
    weed, weeds, process, processes, time, battery, batteries, light, lights, mosquito, mosquitoes, ant, ants, cockroach, cockroaches, bacteria, germ, germs, virus, viruses, mold, mould, moss, bug in, bugs, aphids, rats, mice, flies, fleas, pests, pest, insects, wasps, termites, fungus, task, tasks, thread, threads, daemon, job in, server process, mood, buzz, vibe, engine, motor, opponents, opponent team,
    audience, presentation, exam, test, quiz, interview, photo, photos, photograph, picture, pictures, video, film scene, free throw, free throws, basket, hoops, goal, target practice, penalty, espresso, tequila, clay pigeons, deer season, pool, egg, eggs, cream, record, high score, game, games, level, boss fight, minecraft, chess, zombies, python, linux, docker, kubernetes, terminal, unit test, sprint, appetite, cancer, tumor, tumour, cancer cells`,
  figurative: `
    kill time, killing time, killed it, you killed it, killing it, kill the lights, kill the engine, kill the process, killer deal, killer app, killer feature, killer whale, dressed to kill, buzzkill, kill two birds, overkill, painkiller, painkillers, weed killer, killer heels, my feet|back|head are|is killing me, killing me softly,
    break a leg, hit the road, hit the gym, hit the books, hit me up, hit song, hit list of songs, big hit, smash hit, beat the clock, beat the heat, beat the traffic, beat eggs, beat the eggs, beat the butter, shoot a|some|better|great|more|my photo|photos|video|videos|film|portraits|pictures, photo shoot, video shoot, shoot an email, shoot me an|a email|message|text, shooting star, shooting stars, shoot hoops, shoot for the|a,
    shot of espresso|whiskey|vodka|tequila, flu shot, booster shot, bombed my|the|a test|exam|presentation|interview|audition, bath bomb, bath bombs, photobomb, seed bomb, cherry bomb, jager bomb, sex bomb, bomb cyclone, the bomb, da bomb, bomb squad, bomb shelter, bomb disposal, explosive growth, attack the problem, heart attack, panic attack, asthma attack, anxiety attack, heart attacks, panic attacks, counter attack, attack on titan,
    crack a|the joke|case|code|egg|eggs|whip|smile, crack open, crack the coding, poison ivy, poison control, food poisoning, alcohol poisoning, blood poisoning, lead poisoning, carbon monoxide poisoning, poisonous, poison pill, hack day, hackathon, life hack, life hacks, growth hacking, hacker news, ethical hacking, ethical hacker, steal the show, what a steal, steal a base, stealing bases, murder mystery, crime novel, murder she wrote, execute the|a|this|code|command|script|plan|query, execution time,
    strangle the growth, drop dead gorgeous, drug store, drugstore, drug interactions, prescription drug, drug test, drug development, drug discovery, abort the, abort, hang out, hanging out, hang in there, hang up, choke point, blow up a balloon, blow up the|some balloon|balloons, blow away, blow out, blow my mind, mind blowing, gun control, gun safety, nail gun, glue gun, heat gun, spray gun, water gun, nerf gun, top gun, grenade in minecraft, machine gun kelly, trojan horse, trojan war, stalk of celery, celery stalk, celery stalks, corn stalk, stalks of celery,
    burn calories, burn fat, burn a cd, burn rate, slow burn, pot roast, flower pot, coffee pot, pot of, weed out, weeds out, grass seed, speed limit, coke zero, diet coke, ice cream, crystal clear, rock climbing, dirty laundry, dirty dishes, pussycat, pussy willow, cock a|the, dick cheney, moby dick, dick van dyke, sexual orientation, sexual harassment, sexual assault, sex education, same sex, same sex marriage, opposite sex, sex ratio, sex chromosomes, sex discrimination, sexual reproduction, sexual health, consent education`,
};
