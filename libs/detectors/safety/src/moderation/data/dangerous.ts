import type { Role } from '../roles';

/** English words of dangerous requests, threats and self-harm. */
export const DANGEROUS: Partial<Record<Role, string>> = {
  crime: `
    hack, hacking, hack into, break into, breaking into, burgle, burglarize, burglary, rob, robbing, robbery, steal, stealing, stole,
    stolen, theft, thieve, shoplift, shoplifting, pickpocket, pickpocketing, mug someone, carjack, carjacking, hotwire, hot wire, loot,
    looting, embezzle, embezzlement, embezzling, defraud, defrauding, fraud, fraudulent, fraudulently, scam, scams, swindle, con people,
    con someone, ponzi, pyramid scheme, money laundering, launder money, launder, laundering, counterfeit, counterfeiting, forge, forgery,
    forging, identity theft, phish, phishing, spear phishing, vishing, smishing, blackmail, blackmailing, extort, extortion, ransom, bribe,
    bribing, bribery, kickback, kickbacks, insider trading, pump and dump, tax evasion, evade taxes, evading taxes, evade tax,
    avoid paying taxes, dodge taxes, price fixing, market manipulation, wash trading, click fraud, insurance fraud, credit card fraud,
    wire fraud, welfare fraud, embezzle funds, skimming, card skimmer, skimmer, kidnap, kidnapping, kidnapped, abduct, abducting,
    abduction, hijack, hijacking, hold hostage, take hostages, taking hostages, hostage, assassinate, assassinating, assassination, murder,
    murdering, homicide, manslaughter, rape, raping, gang rape, date rape, molest, molesting,
    traffic drugs|people|humans|women|weapons|children|organs, trafficking, human trafficking, traffickers, smuggle, smuggling, smuggler,
    pimp, sexual assault, sexually assault, sexually abuse, arson, set fire to, set a fire, commit arson, burn down, burning down,
    vandalize, vandalise, vandalism, vandalizing, sabotage, sabotaging,
    commit a crime|crimes|murder|fraud|arson|robbery|theft|suicide bombing|genocide|terrorism|treason|perjury, get away with murder,
    war crimes, war crime, genocide, ethnic cleansing, mass murder, mass shooting, school shooting, massacre, terror attack,
    terrorist attack, terrorist, terrorism, terrorists, suicide bombing, bombing, bomb a|the building|school|church|mosque|plane|airport,
    blow up, blowing up, overthrow the government, overthrow, coup, insurrection, treason, lynch, lynching, behead, dismember, poach,
    poaching, dog fighting, dogfighting, cockfighting, animal cruelty, animal abuse, child abuse, domestic violence,
    abuse a|my|children|animals|someone, perjury, tamper with evidence, tampering with evidence, tamper with, jury tampering,
    witness tampering, intimidate witnesses, obstruct justice, election fraud, voter fraud, vote twice, rig an|the election, rig elections,
    rigging, tamper with ballots, voter suppression, suppress votes, hack voting, stuff ballot, cyberattack, cyber attack, cyberterrorism,
    ddos, denial of service, sql injection, brute force, exploit vulnerabilities|a vulnerability, exploit a vulnerability,
    crack passwords|a password|the password, cracking passwords, crack password, pirate, piracy, pirating, torrent movies, bootleg,
    copyright infringement, plagiarize, plagiarise, plagiarism, plagiarizing, cheat on, cheat in, cheating on, cheat during, cheat the,
    cheat at, falsify, falsifying, falsified, fabricate evidence|data|results|research, fabricating, fabricate, impersonate, impersonating,
    catfish, catfishing, deepfake, deepfakes, wiretap, eavesdrop, spy on, spying on, stalk, stalking, dox, doxx, doxxing, doxing,
    groom a|children|minors|teens, drug someone|her|him|a|their, spike a|her|his|someone's drink|drinks,
    poison someone|a|my|people|the|her|him|food|water|their, poisoning, drunk driving, drive drunk, drink and drive, speeding ticket,
    flee the police, escape from prison|jail, prison break, break out of prison|jail, illegal immigration, cross the border illegally,
    sell organs, organ harvesting, organ trafficking, slave labor, enslave, slavery, child labor, forced labor, sweatshop, grave robbing,
    hit and run, street racing, illegal gambling, gambling ring, loan sharking, racketeering, drug trafficking, drug dealing, deal drugs,
    drug dealer, sell drugs, selling drugs, drug lord, cartel, organized crime, money mule, gang, hitman, hit man, contract killing,
    swat someone, swatting, false alarm, bomb threat, bomb threats, hoax, vigilante, illegal activities, illegal activity,
    criminal activity, criminal activities, criminal organization, illegal business, embargo violation, dump toxic waste, dump chemicals,
    toxic waste, illegal dumping, illegal logging, pollute, wildlife trafficking, endangered species, ivory, cheat in, cheating,
    plagiarise a, bid rigging, rigging bids, collude, colluding, price gouging, hide a body, bomb making,
    cheat, cheating on, graffiti`,
  query: `
    which, where do|can|to|does|would|could|should|did i|you|we|they|one|people, where's, what do|does|should|would|could|can|did
    i|you|we|they|one|people, what would, what could, what's a|an|the, what is the|a, what if, what happens if, what
    stops|keeps|burns|kills|dissolves|hurts, how long|much|many|deep|high|far|fast|hot|often|soon|easy|hard, how would|did|might|come,
    how'd, how one|people|he|she|they, how, best, easiest, quickest, cheapest, fastest, cheap, looking for, searching for, in search of,
    after a, interested in, need, needed, want, wanna, wanted, help, any, anyone|anybody|someone|somebody know|knows|got|have|selling|sell,
    who sells|buys|pays|has|can|will|would, who do i, recommend, recommendation, recommendations, suggest, suggestions, tips, tricks, ideas,
    advice, list, walk me, talk me through, spell out, lay out, fill in, run me through, pretend, act as, be my, play a|the, as a character
    would, hypothetically, in theory, theoretically, purely hypothetical, asking for a friend, for a friend, for my
    novel|story|book|screenplay|thriller|research, finish the|this, continue the|this, answer in character, stay in character, in full
    detail, in detail, exact, exactly, precise, working, real ones, urgent, asap, pls, plz, please, thx, iykyk, is it enough, would it be
    enough, is it possible, could one, can someone|somebody|anyone|one|we|you, let him|her explain, have him|her explain|say, ways to, way
    to, way of, give me, gimme, write me, make me, build me, draft, how 2, where 2, where can i, could i, can i, could a
    person|someone|somebody, is there a, are there, how to, tell me, show me`,
  howto: `
    instructions, instruction, recipe, recipes, plans, blueprint, blueprints, tutorial, tutorials, walkthrough, step by step, steps, step
    one|1, template, templates, diy, homemade, home made, at home, in my|a|the kitchen|garage|basement|shed|bathtub|dorm|microwave, where to
    get|buy|order|find, order online, buy online, for sale, supplier, suppliers, vendor, vendors, dealer, seller, maker, cheap, dose,
    dosage, ingredients, formula, synthesis, schematics, diagram, wiring, parts list, shopping list, from scratch, from household, household
    items|chemicals|products, drugstore|hardware store items|products, no background check, no questions asked, free shipping, stealth
    shipping|packaging, no prescription, without a prescription`,
  comply: `
    sure, certainly, of course, absolutely, happy to, glad to, great question, good question, no problem, here's how, here is how, here's
    what, here is what, here's a|an|the|your|my, here is a|an|the|your, here are, here you go, below is, below are, as requested, as you
    asked, as it's for your, since you asked, step one, step 1, step two, step 2, rule one, day one, first you, first of all, first step, to
    begin, to start, begin by|with, start by|with, you'll need, you will need, you only need, all you need, gather, gather the|these, take
    the, then you, next you, after that, once you've|you, once the, the trick is, the easiest|best|quickest|safest|simplest
    way|method|place|time is|to, works best, is easiest, easiest is, the following, as follows, in this order, these
    tools|items|ingredients|steps, wait until|till, follow these, attach the, mix the, heat the, add the, pour the, sounds like a plan,
    class said, rule of thumb, here is, here's, here comes, as promised, then wait, wait until the, that's easy, yes you can, you can use
    against, no worries`,
  deed: `
    real|live bullets|ammunition|ammo|rounds, into a real|working firearm|gun|pistol|weapon|rifle, full auto, fully automatic, auto sear,
    keeps firing, untraceable, can't|cannot|couldn't be traced, straw purchase, sawed off, sawn off, zip gun, armor piercing, armour
    piercing, throw acid, throwing acid, acid attack, acid in his|her|their|the face, blade to my drone, weapon past|through, knife
    past|through, gun past|through, knuckle dusters, knuckleduster, machine pistol, submachine gun, bring
    down|collapse|level|demolish|flatten a|the building|bridge|tower|office|plane|house|dam, sets|set|setting off the|a charge, shaped
    charge|charges, pressure cooker bomb, blasting cap|caps, fertilizer|fertiliser bomb, remote detonation, remote trigger, phone as a
    trigger|detonator, homemade fireworks into, maximum damage|casualties, many victims|casualties|deaths, crowded
    place|square|market|station|mall, soft target|targets, ram a|the|into crowd, drive into a|the crowd, into the crowd, into a crowd, mow
    down, martyrdom, martyr video, date rape, knock her|him|someone|them out, knockout drops, knock out drops, spike
    her|his|their|a|someone's drink|drinks, spiked drink, won't|wouldn't|not remember the evening|night|a thing|anything, drug her|his|their
    drink, tasteless poison, odorless poison, odourless poison, undetectable poison, slow poison, mimics a|natural heart
    attack|causes|death, looks like a|an heart attack|accident|suicide|natural|overdose, look like a|an heart
    attack|accident|suicide|overdose, poison that, poison which, poison he|she|they, poisoned meat|bait|sausage, antifreeze in, rat poison
    in, ground glass in, cut coke|cocaine|heroin|the coke|my coke, cook meth|crack|crystal, cooking meth|crack|crystal, meth lab, grow op,
    press pills, pressed pills, pill press, drug mule, swallow the|swallowing packets|balloons, resell it|them, plug for, corner boys, cold
    medicine into, sudafed into, pseudoephedrine, ephedrine, precursor, precursors, p2p, red phosphorus, safrole, ergot, code words to|for,
    doctor shopping, prescription pad, clean pee|urine, fake pee|urine, synthetic urine,
    beat|pass|cheat|fool|trick|fake|beating|passing|cheating a|the|my drug|urine|hair|saliva|lie|breath|doping
    test|tests|screening|detector, beat|pass|cheat|fool drug|urine|hair test|tests, hair follicle test, detox before a, someone else's
    urine, microdose epo, doping control, lock bumping, bump key, bump keys, pick|picking
    a|the|his|her|their|neighbours|neighbor's|neighbours'|someone's lock, pick locks, lock picking, jimmy a|the|open, slim jim, crack a|the
    safe, crack safes, drill a|the safe, empty a|the|his|her|their|jewellers|jeweller's safe|house|till|atm|register|account, empties a,
    jackpot an|the atm, jackpotting, atm skimming, houses are empty, house is empty, owners are away|out|on holiday|abroad, while they're|he's|she's away|asleep|sleeping, while they are away|asleep|sleeping, case a|the house|place|joint, casing a|the, without breaking a
    window, break in, break-in, breaks in, broke in, get into a|the|his|her|their|someone's|my ex's|my neighbour's|my neighbor's
    house|flat|apartment|shed|garage|room|car|office|building, smash and grab, safe cracking, shop lifting, lift make up, five finger
    discount, steal from, steals from, start|starts|starting a|the|someone's car|bmw|golf|tractor|bike without, without the|a key, without a
    key, relay attack|device|box, key fob signal|clone|relay, clone a|the|car|key fob|key|card|cards, clone credit|debit cards|card, cloned
    cards|card, change|swap|alter|forge|remove the|a|its vin, vin plate, steering lock, immobiliser, immobilizer, catalytic converter off,
    cut off a|the|catalytic converter, chop shop, chop shops, strip it for parts, sell it for parts, without papers, stolen
    bike|car|phone|laptop|goods|phones|cars|bikes|jewellery|jewelry|painting, fence for, fence the|my|some stolen|goods|jewellery, security
    tag|tags, ink tag, anti theft tag, alarm tag, foil lined bag, foil bag, booster bag, self checkout tricks|scam|trick, scan the cheap,
    switch|swap|swapping|switching price|the tags|tag|barcodes|barcode, barcode swap, return fraud, wardrobing, fake receipt, receipts for
    things, distract the|a cashier|clerk|guard|shopkeeper|teller, steal a|the|some dress|jacket|bag, walk out with, walk out without paying,
    pose|posing as a|an|their|the bank|grandson|police|officer|nurse|recruiter|lawyer|official|doctor|soldier|girl|woman, grandparent scam,
    grandchild scam, romance scam, advance fee, tech support scam, pig butchering, rug pull, fake charity, fake crowdfunding, fake
    invoice|invoices, invoice scam, fake shop|store|webshop|listing|rental, never sends|ship|ships|deliver|delivers anything|the goods, that
    i don't own, i don't own to, the elderly into, elderly people into, their card number|numbers|details|pin|password|passwords|savings,
    card details, read out his|her|their, type in their, hand over their, enter their, get them to move|send|wire|transfer, move their
    savings, safe account, desperate patients, miracle cure, cured cancer, fake reviews, five star reviews, hook people|plenty, fall for it,
    falls for it, phish for, phishing for profit, cvv, cvvs, dumps with pin, bin list, stolen card|cards, skim cards, double my money
    scheme, exit scam, insurance scam, fake an accident, staged accident, crash for cash, fake injury, fake a|my|an injury|death, fake my
    death, fake my own death, social security number, open accounts|a card|a loan|cards in|under, in her|his|their|someone else's|another
    person's|my grandmother's name, in someone else's name, another man's|person's|woman's passport|identity|id|name, dead relative's, dead
    child's, second identity, new identity, new papers, new persona, synthetic identity, collect a|the|his|her pension, keep her|his|the
    pension, sim swap, sim swapping, kyc check, pass kyc, pass the kyc|video, cash i|we can't explain, can't explain the|it, dirty
    money|cash, clean money, drug money, clean the|my|our|some|dirty money|cash, wash the|my|our|some|drug|dirty money|cash, washing
    money|drug|the|dirty money, looks clean, look clean, crypto mixer|mixers|tumbler, tumble my, coin mixer, smurfing, structuring deposits,
    split the|my|it cash|deposits|into, below the|10000 reporting|limit|threshold, reporting threshold|limit, shell company|companies, front
    company|business, cash business, fake the takings, fake takings, money mules|mule, mule accounts, undeclared money|cash|income,
    unreported income|cash, off the books, off the record cash, cook the|our|my books, cooking the books, second set of books, two sets of
    books, zapper, till software, sales suppression, tell|tells the|my|our tax office|irs|taxman, hide income|money|cash|assets|earnings,
    invent|invented|inventing employees|expenses|customers|invoices|three|costs|workers|clients, fake
    expenses|employees|donations|dependents|deductions, ghost employees, phantom employees, dodge|dodging duty|customs|vat|tax|tariffs, vat
    carousel, carousel fraud, fake doctor's note, sick note that, looks real, look real, look genuine, looks genuine, look official, looks
    official, look authentic, passes inspection|for real|as real|as genuine, pass inspection, pass as real|genuine|an original,
    fool|fools|fooling a|the cashier|bank|expert|lab|scanner|officer|inspector|school|employer|landlord|bouncer, notary's stamp, official
    stamp, seal and signature|signatures, copy a|the|his|her|my boss's|someone's signature, copy the signature, sign|signing in|as
    his|her|someone's|their, his|her|their|boss's|mother's|father's signature, fake
    signature|stamp|seal|certificate|diploma|degree|payslips|payslip|bank
    statement|reference|references|licence|license|visa|passport|passports|ids|id|prescription|ticket|tickets|bills|banknotes|notes|receipts|papers|documents|contract|will|alibi|vaccine,
    dollar bills, print money|banknotes|bills, printing money|banknotes, watermark of, hologram of|for, make up papers|payslips, payslips
    that, payslips for, back date|dated|dating, backdate, backdated, backdating, scans green, never got the shot|jab|vaccine, paint in the
    manner, sell it as an original|found|genuine|authentic, age the back|paper|canvas so, worm that|from|spreads, encrypts all|every|the
    files|everything, encrypt all|every|the|their files|everything and, ransom note, pay to get their files, malicious macro, macro that
    downloads, drop it in their, load it with something, infect his|her|their|the|a|my|coworkers|coworker's, infected usb, usb stick with,
    rubber ducky, reverse shell, remote access trojan, c2 server, command and control, evade antivirus, past the antivirus, past antivirus,
    fud crypter, crypter, obfuscate the|this payload, log keystrokes, logs keystrokes, keystroke logger, record keystrokes, steal
    cookies|passwords|credentials|tokens, steals cookies|passwords|credentials, grab passwords, credential stuffing, combo list, password
    spray, password spraying, crack the|their|his|her|a|my neighbour's wifi|wi|hash|hashes|password|passwords, crack wifi,
    neighbour's|neighbor's|neighbours'|upstairs' wifi, wifi of the, deauth, evil twin, session hijacking, bypass 2fa|mfa, 2fa codes,
    intercept sms|codes|texts, drop the database, dump the|a database, dump their, patient database, customer database, change
    my|marks|grades|the grades|marks|mark|grade, other kids' grades, take down a|the|their|our competitor's|competitors website|site|server,
    knock offline, stresser, booter, without an icon, hide the icon, on my wife's|husband's|girlfriend's|boyfriend's|partner's|ex's
    phone|laptop, her|his phone secretly, hidden in|under her|his|their car, gps tracker, gps on, track her|his|my|wife|husband|my wife|my
    girlfriend|my ex phone|location|car, track my wife|husband|girlfriend|boyfriend|ex|partner, where she|he lives, find out where she|he
    lives, her|his home address, her|his new address, she|he blocked me, blocked me everywhere, unblock me, she|he moved away, follow
    her|him home|from|without|all, followed her|him home, camera in the|her|a|my bathroom|shower|bedroom|guest|toilet|changing, film
    her|him|them secretly|in|without, record her|him secretly|without, watch her|him through|undress|shower|without, through her|his webcam,
    hack her|his|my|a webcam, up their|her skirt|skirts, under her|their skirt|skirts, read her|his|my|wife|husband|husband's|wife's
    messages|texts|chats|whatsapp|emails|mails|dms|diary, hold|keep|take|confiscate|holding|keeping|taking their|her|the passports|passport,
    keep them|her from running|leaving, won't run, debt bondage, loverboy, work the street, sell her|them to|on, without wages, without
    paying them, locking the barracks, lock them in, people smuggling, smuggle people|migrants|someone|them|him|her|it|people, hide
    people|migrants|twelve|ten in a|the lorry|truck|van, hostesses in, buy a|an|someone bride|child|baby|kidney|organ|organs, sell
    a|my|his|her kidney|baby|child|organ, baby for sale, for the pit, dog fight|fights, fighting dog|dogs, cock fight|fights, cockfight,
    cockfights, tie the blades, make it|him scream, screams the longest, painful thing, most painful, slowly kill, kill a|the|my
    neighbours|neighbor's|neighbours|neighbour's|that dog|cat|pigeon|kitten|kittens|puppy|bird, drown|drowning a|the
    kittens|kitten|cat|puppies|dog|puppy, torture cat|dog|animal|animals, set a|the cat|dog|animal on fire, fireworks and a|the|frog, shut
    that dog up|it|the dog up, poison the|a|his|her|their|my neighbour's|my neighbor's|neighbours dog|cat|dogs|cats|well, crush video,
    animal crush, set|setting|sets|lit the|a|his|her|their|my|it|them|someone|something
    house|shop|car|barn|building|school|home|on|bin|alight fire|alight|ablaze, set on fire, sets on fire, on fire so, light a|the|his|her
    fire|barn|house|car so, burn|burns|burning down a|the|his|her|my|wooden, burn a|the|his|her|my|someone's
    car|shop|house|barn|church|school|evidence|building|bridge, torch the|a|his|her|their, torched the, accelerant, blame the
    wiring|cigarettes, faulty wiring, delay fuse, ignites an hour, insurance is worth, insurance money|payout, for the insurance, insurance
    job, start a|the forest|wild|bush|house fire|wildfire, protected species, rhino horn, elephant tusk|tusks|ivory, pangolin, tiger
    bone|skin|parts, lime sticks, electro fishing, poison the fish, fish with dynamite, no hunting licence, caviar with no, turtle eggs,
    sell it to collectors, exotic animals illegally, warrant out for me, warrant for my arrest, arrest warrant, on the run, go on the run,
    lose the|a|police cops|police|tail|helicopter|drone, outrun the|a cops|police, shake off the|a police|tail, burner phone|phones, burner
    sim, skip bail, jump bail, jumping bail, cut off my|the|an|ankle ankle|monitor|bracelet, ankle monitor|tag|bracelet, gps ankle, speed
    camera|cameras, licence|license plate|plates cover|spray|so, plate cover|flipper, radar jammer, police scanner, sniffer dog|dogs,
    smuggle past, through customs, past customs, past the dogs, cross the border without|undetected, without being checked, hit and run,
    before they trace, report it stolen, false plates, fake plates, swap plates, break out of jail|prison|custody, contraband into, blood
    off|out of, get rid of|remove|clean the|bloodstains|blood|dna|fingerprints|prints|evidence|gun residue, blood from a|the
    carpet|clothes|knife, wipe my|the|a|down prints|fingerprints|hard drive|phone|before, before a|the search|police search|raid|come,
    before the police, search warrant, forensics, shred the|destroy documents|evidence|files, delete the|my|our logs|entry|emails before,
    alter the|our|their logs|records|timestamps|books, change the time stamps|timestamps, fake alibi, false alibi, alibi
    for|text|that|message, give me an alibi, change her|his|their mind about testifying, only witness, scare a|the|him|her|them
    witness|juror|jury|into, juror, jurors, bribe a|an|the judge|juror|official|officer|cop|witness|clerk|inspector|politician, pay off
    a|the, kill switch for evidence, connect me|us|him|her with|to, link me|us to, bury him|her|it|a body|the body|them|a|so, bury
    a|the|somebody body|corpse, hide a|the|his|her body|corpse|remains, dissolve a|the|him|her|person body|corpse|person|bones|completely,
    dissolves a|the|flesh|bones|bodies, get rid of a|the|his|her|it body|corpse|remains, dispose of a|the|human|corpse|his|her
    body|corpse|remains, pigs eat everything, acid bath, power grid, grid goes, goes dark, go dark, chlorine controls, derail a|the,
    derailing a|the, cut the|a|brake|his|her|their brake|brakes|cable|cables|lines|line, brake lines|line, loosen the|his|her
    wheel|nuts|brakes|bolts, accident with the brakes, blind a|the pilot|pilots|driver, laser at|pointer at|a|the plane|pilot|pilots|planes,
    undersea cable, cable on the seabed, jam|jamming the|gps|police|emergency|radio|signal|signals|frequencies, contaminate
    a|the|food|water|milk, germs into, sabotage my|the|his|her, make people ill|sick, get people sick, a whole region|city, whole
    city|region, insider access, wrong voting day, stop people from voting, keep people from voting, discourage voters, stuff
    ballots|ballot, vote for dead, deepfake of|video|the, voice of the governor|president|mayor, in the governor's|president's|mayor's,
    clone|cloned|cloning his|her|the|a voice, fake accounts, sock puppets|puppet, sockpuppet, bot network|army|farm, troll farm, accounts
    that pose, polling stations|station, polling place, spread the|a lie|rumour|rumor|fake, fake
    news|article|story|study|quote|headline|video about|that|saying, hoax that|about, believable lie, make people believe|think|panic,
    convince people|everyone|them that|the, conspiracy that, send money to the fighters, the fighters, the caliphate, caliphate, mujahideen,
    brothers need, for the cause, join isis|al|the jihad|a militia|hezbollah, join the|our|a cell|militia|fighters|jihad|movement, militia,
    recruit for|to|into|teens|teenagers|kids|young|new|lonely|men|recruits, recruits to, race war, accelerationist, accelerationism, white
    nationalist group, oath that binds, lone wolf attack, attack plan|plans, attack a|the|our
    crowd|school|church|mosque|synagogue|parade|market|station|government|stadium, crowd the|with, no one suspects the, cargo isn't
    screened, go off over, suicide vest|belt, car ramming, truck into, shoot up a|the|my|this, school shooting, mass shooting, shoot into
    the|a, shooting into the|a, shoot the|up place|stands|crowd|teachers|students|everyone, poison the water|reservoir|supply|well|city,
    manifesto that, hire|hiring|find|pay|paying a|someone|somebody|people hitman|killer|to kill|to beat|beat, someone to
    beat|kill|hurt|scare|rough, beat up my|his|her|a|the, rough him|her|them up, teach him|her|them|that|the a lesson, jump
    someone|him|her|them, kneecap, break his|her|their|the knees|legs|fingers|arm|arms|nose|jaw, hurt him|her badly, kidnap
    a|an|the|my|someone, hold for ransom, ransom demand, abduct a|an, tie him|her|someone up, lure a|her|him|kids|children|the|them, lure
    into, groom a|an|her|him|young|kids|online, make her|him|them disappear, make someone disappear, get rid of my|the|his|her
    husband|wife|boss|rival|partner|neighbour|neighbor|uncle, kill my|his|her|our|a|the
    husband|wife|boss|father|mother|brother|neighbour|neighbor|ex|stepdad|uncle|roommate|parents|teacher|landlord|guy|man|woman|person,
    kills a|the person|man|people, murder my|a|the|someone|his|her, hurt whoever, stab anyone|someone|a|the, stab people, =carding, =fullz,
    =ied, =ieds, =layering the|money, layer the money, remove|file off|grind off|scratch off|erase|etch the serial|frame number|numbers, no
    serial number|numbers, without a serial number, get|take|pull|rip the|a security tag, security tag off, keep voters from|at voting|home,
    keep them from voting, torture|torturing|torment|hurt|burn a|an|the|my|his|her|their
    cat|dog|animal|frog|kitten|puppy|hamster|mouse|bird|animals|pet, pretend|pretending you're|i'm|we're from the|his|her|their bank|police|irs|office|support, from the tax office so|that, without a background check, no background check, smuggle|hide|sneak
    it|them|people|drugs|him across|over|past the border, weapons past|through, open a keyless|locked, unlock a|the stranger's|parked,
    tamper with|break into the water|waterworks|grid|signal|dam|treatment, tell|telling voters|people the|to wrong|stay, pass the video
    check, scare|threaten|silence|intimidate the|a|our|my|his|only witness|witnesses|juror|jury, sell|buy|get fullz, hide the body where,
    makes|make it look like he|she, airtag on|in|under her|his|their|my wife's|my ex's|someone's|a, tracker on|under|in her|his|their|my
    wife's|my ex's|someone's, put a tracker|gps|airtag on|under|in her|his|their|someone's|my, hidden|secret|spy
    camera|cam|mic|microphone|cameras, looks|looking|look like|as|just like it|if comes|came|it's|its from, so|that
    people|they|customers|users|victims|employees|the type|enter|give|hand|send, type|enter|give|confirm their|her|his
    pin|password|passwords|card|bank|login|details, invoice from a,
    supplier|company|charity|shop|employee|customer|child|person|product|business that|who doesn't|never exist|existed,
    wipe|clear|delete|erase|scrub|tamper the|my|server|all|access|security logs|log|footage|recordings|traces|tapes, destroy|delete|get rid
    of the|any|all footage|evidence|recordings, cover my|our|your tracks, foil|lined lining|bag, lining stops, gates beeping|beep, gate
    beeps, walk|walking out of|past the|with shop|store|tills|gate without, beat the self checkout, with another|a false|a different|a
    new|someone else's name, under another|a false|a fake|a different|someone else's name, no questions asked, pad the|my
    claim|invoice|expenses, inflate the|my claim|damage|expenses, fake|false|invented witness|witnesses|references|claim|claims,
    sell|selling it|them|pills|weed|drugs at|in school|college|uni|work|prison|clubs, kids as couriers|lookouts|runners, keep lookout,
    getaway car|driver|van|route, inside man, inside job, cleaners to mix|combine, bleach and ammonia, mix bleach|ammonia with,
    make|makes|making chlorine|mustard|toxic|poison|nerve gas, gas my|a|the
    roommate|family|neighbour|neighbours|room|flat|house|boss|husband|wife|class|office|train, slip|slipped|slipping something|a
    pill|pills|it|some|drugs into|in, vanish without, disappear for good, never come up, sink a body, weigh it|him|her|a down, weigh the
    body, wood chipper, dissolve in acid|lye, jailbreak an|the ankle, hack|crack|get|break into my|a|the|someone's|his|her|their
    ex's|wife's|husband's|boss's|school's|company's|neighbour's|neighbor's|girlfriend's|boyfriend's|teacher's|bank's, hack
    my|a|the|someone's|his|her|their|into, brute force|bruteforce my|a|the|his|her|their|someone's password|login|pin|account|mailbox, guess
    my|his|her|their|someone's password|pin|passcode, keylogger on|onto, spy app|apps, spyware on|onto, stalkerware, see her|his|their|my
    wife's|my husband's|my girlfriend's|my boyfriend's|my ex's messages|texts|chats|location|photos|dms|snaps|search|calls, without
    her|him|them|his|their knowing|noticing|knowledge, catfish a|an|him|her|someone|men|women, sextort, blackmail my|a|him|her|someone|the,
    extort money|a|him|her|my, threaten|threatening letter|message|note|email|call, anonymous threat, scare my|him|her|them into, ransom a,
    pressure a|the witness, frame my|him|her|someone|a for, plant drugs|evidence|weed|it in|on, false accusation|report, swat
    my|him|her|a|the, bomb threat, fake bomb, call in a, phone in a bomb, burn|torch down|my|the|his|her
    car|shop|ex's|house|restaurant|warehouse for|so|and, set|setting fire to`,
  authority: `
    police, cops, cop, feds, fbi, dea, customs, border guards, border police, patrol, rangers, ranger, warden, wardens, guards, security,
    store detective, investigators, investigator, detectives, detective, forensics, forensic, coroner, coroners, pathologist, autopsy,
    police lab, the lab, lab, tax office, irs, taxman, auditor, auditors, inspector, inspectors, bank, banks, regulator, regulators,
    authorities, law enforcement, government, immigration, antivirus, anti virus, edr, firewall, scanner, scanners, detector, cashier, shop
    staff, airline, prosecutor, prosecutors, court, insurance, insurer, adjuster, probation officer, parole officer, narcs, undercover,
    ndcover, sniffer dogs, cadaver dogs, compliance, moderators, facial recognition, cctv, cameras, the law`,
  unnoticed: `
    never|not|don't|doesn't|won't find out, nobody|no one|noone notices|suspects|knows|finds|hears|sees|notice|suspect|know|find|sees|asks,
    nobody|no one will|would|can|could|ever notice|suspect|know|find|trace|detect|hear|ever|see, catching on, getting nosy, growing
    suspicious, unnoticed, undetected, unseen, quietly, discreetly, discreet, stealthily, secretly, in secret, off the radar, leaves no
    trace|traces|marks, leave no trace|traces|evidence, no trace|traces|marks, doesn't|won't|wouldn't|never show|shows|show up, get nothing,
    nothing to find, asks no questions, raises the fewest flags, raise flags, raising flags, red flags, raising suspicion, keep the
    police|cops off, throw off, hide it from, kept quiet, keep it quiet, hard to trace|detect|prove, impossible to trace|detect|prove, in a
    way that looks, so it looks, so that it looks, doesn't|don't|didn't|won't|wouldn't|can't|cannot|couldn't|never|not|doesnt|dont|wont|cant
    notice|suspect|trace|detect|catch|recognise|recognize|track|realise|realize|connect|prove|spot|flag|taste|discover, so|that
    they|he|she|police|nobody won't|can't|doesn't|never find|hear, =noticing, =suspecting, =finding out, =flagging, getting suspicious,
    looks clean|harmless|innocent|legit`,
  meal: `
    in|into her|his|their|someone's|somebody's
    drink|drinks|food|coffee|tea|soup|lunch|dinner|meal|beer|wine|glass|curry|cup|thermos|smoothie,
    husband's|wife's|boss's|roommate's|person's drink|drinks|food|coffee|tea|soup|lunch|dinner|meal|beer|wine, in the meat|soup|drink|tea|coffee, into
    the meat|soup|drink|tea|coffee, stirred into, mix in the, in|into her|his|their|someone's|somebody's|my|the
    cocktail|pint|sandwich|cereal|water|shake|protein|salad|wine, her|his cocktail|drink|tea|coffee|soup`,
  fatal: `
    kill, kills, killed, lethal, fatal, deadly, die, dies, dead, death, to death, wake up, never wake, not wake up, won't wake up, don't
    wake up, end it, end it all, stop my|his|her heart, can't be saved, cannot be saved, pass out, unconscious, drowsy, knocked out,
    suffocate, ill for, sick for weeks, without a taste, tasteless, no taste, no antidote, untreatable, liver failure, organ failure`,
  pills: `
    pills, paracetamol, acetaminophen, tylenol, ibuprofen, aspirin, insulin, sleeping pills, sleeping tablets, antidepressants, benzos,
    diazepam, valium, xanax, morphine, fentanyl, potassium, helium, nitrogen, carbon monoxide, exhaust, antifreeze, bleach, ethylene glycol,
    foxglove, digitalis, nicotine, thallium, hemlock, oleander, castor beans, death cap, nightshade, allergen, nut allergy, eye drops, rat
    poison, pesticide, sleeping pill, these pills, death caps, deadly mushrooms`,
  victim: `
    someone's, someone else's, somebody's, another person's, other people's, other kids', strangers', a stranger's, my ex's, my ex, my exes,
    ex's, my wife's, my husband's, my girlfriend's, my boyfriend's, my partner's, wife's, husband's, girlfriend's, boyfriend's, gf's, bf's,
    wife, husband, girlfriend, boyfriend, gf, bf, partner, my boss's, my old boss's, boss's, my coworker's, coworkers, coworker's,
    colleague's, my neighbour's, my neighbor's, neighbour's, neighbor's, neighbours, neighbors, teacher's, roommate's, flatmate's,
    classmate's, his, her, their, the people upstairs, people's, customers', victim's, victims, target's, competitor's, rival's, celebrity's`,
  account: `
    account, accounts, phone, phones, messages, message, texts, chats, chat, dms, email, emails, e mail, mailbox, inbox, gmail, outlook,
    icloud, apple id, instagram, insta, facebook, snapchat, snap, snaps, tiktok, whatsapp, telegram, twitter, webcam, camera, location,
    laptop, computer, pc, wifi, wi fi, network, router, password, passwords, pin, passcode, browsing history, calls, call log, photos, bank
    details, bank account, onlyfans, dropbox, cloud, steam account, roblox account`,
  intrude: `
    hack, hack into, crack, get into, break into, log into, log in to, logging into, getting into, read, reading, spy on, spy, monitor,
    monitoring, track, tracking, see, access, steal, guess, reset, bypass, unlock, clone, mirror, intercept, listen to, listen in on, watch,
    install, take over, hijack, brute force, infect, snoop, snoop on, peek`,
  trade: `
    plug, plugs, dealer, dealers, stealth packaging, stealth shipping, resell, street price, street value, synthesis, synthesise,
    synthesize, synthesizing, precursor, precursors, reagent, reagents, cooking, cook, batch, smuggle, smuggling, by the gram, gram, grams,
    ounce, kilo, kilos, brick, dm menu, cash only, we deliver, no prescription, without a prescription, without prescription, wholesale,
    sell, selling, sold, deal, dealing, stash, hide, cop some, extract, extraction, yield, harvest, purity, lab, at home, pill press,
    darknet, dark web, telegram channel, wickr, first time high, get high, trip on, snort, inject, boof, potentiate, stronger high`,
  despair: `
    i'm ending it, im ending it, ending it tonight, ending it all, end it all, end it tonight, end things tonight, going to end it, gonna
    end it, want to end it, finish it this time, don't|dont|wouldn't want to wake up, do not want to wake up, not wake up again, don't wake up again, never
    wake up again, not wake up tomorrow, don't|dont want to be here|alive, don't|dont want to exist, do not want to be here|alive, don't want to live, dont want to
    live, don't want to exist, can't|cant|cannot go on like|living|anymore|any, want to disappear forever, wish i could disappear forever,
    wish i'd never been born, i'll be gone by, i will be gone by, i'll be gone|dead tomorrow|soon|tonight, i won't be here, i won't be
    needing|around, won't be needing them, won't be around, when i'm gone, once i'm gone, after i'm gone, if i were gone, if i was gone, if
    i died, if i disappeared, nobody|no one would notice|miss|care, nobody|no one will miss|notice me|i, everyone|everybody|they
    would|will|they'd be better off, better off without me, world would be better without me, farewell letter, last letter, last note, final
    letter, suicide letter, goodbye everyone, goodbye world, this is goodbye, this is my last|goodbye, un4live, unaliving, ctb, sewerslide,
    ways out, painless way, painless ways, painless method, painlessly, quick way out, peaceful way to die|go, peaceful exit, peaceful pill,
    exit bag, easiest way to go, what's the quickest, by my own hand, take the short way down, is jumping, jumping quick, the last leap, tie
    a noose, which rope, rope hold, open my veins, opening my veins, cut tonight, cut myself, my cuts, rate my cuts, where it won't show,
    where nobody sees, punish myself, burn my arm|arms|skin, collecting my|them meds|pills|for, saving up my|the pills|meds|tablets,
    stockpile pills, stockpiling pills, swallow the|a bottle|packet|lot, swallow everything, swallowed everything, take them all at once,
    all the pills, whole bottle of, whole box of, not taking my meds, dying together, suicide partner, partner to die, ana buddy, mia buddy,
    ana coach, lowest weight, goal weight, meanspo, bonespo, starve yourself|urself|myself, strve, throw up my, make myself throw
    up|sick|vomit, make yourself throw up, purge after, purge without, water fast, dry fast, not faint, food is the enemy, tricks for the
    hunger|scales, suppress hunger, hide my weight, hide that i'm not eating, skip meals without, choking challenge, pass out challenge,
    pass out game, tide pod challenge, benadryl challenge, skull breaker, train surfing, car surfing, =kms, =unalive myself|yourself,
    =unalive, starve myself|yourself|urself, my goodbye letter|note, my farewell letter|note, want to cut again|tonight|myself, cut myself
    again|tonight, cutting again tonight, throw up after meals|eating|every, my last words, jump off the|a|my
    roof|bridge|balcony|building|cliff and|tonight|to, deep enough to die, all die together, die together tonight, sleep forever, sleep and
    never wake, don't deserve to live, nothing left to live for, no reason to go on, tired of living|being alive|existing, done with life,
    life isn't worth, i'd be better off dead, rather be dead, hate being alive, want it to be over, want it all to end|stop, no way out for
    me, planning my death|suicide, the notes are written, written my note|letters, thinspo tips, thin spo, so i don't|dont|won't wake up, so
    i never wake, written the|my|goodbye letters|notes, written my goodbyes, said my goodbyes, it'll be over soon, it will be over soon,
    pain will be over, pain will stop forever, jump tonight, jump from the|a bridge|roof|building and, hang myself, want to be dead, want to
    be with her|him|mum|mom|dad again in, finally be at peace, end my suffering, ending my suffering, last night alive|on earth, last day
    alive|on earth, nobody needs me, i'm a burden to everyone|them|my, they'd be happier without me, without me everyone, giving my
    things|belongings|stuff away, given my things|belongings|stuff away`,
  encourage: `
    just do it already, do it already, do it tonight, so do it, nobody wants you, no one wants you, nobody wants you here, spare us, spare
    us the drama, you're a burden, you are a burden, you're just a burden, fine without you, better without you, better off without you,
    better off dead, world would go on, it's brave to go, brave to go, only a step, let yourself fall, wouldn't even have to write, should
    end it, kills himself|herself|themselves|itself, kill himself|herself|themselves, until he|she they, finally kills, do the world a
    favour|favor, do us all a favour|favor, don't wake up tomorrow, shorter way down, the roof is, we'll film it, stay strong little, be
    proud it's working, you won't do it, too scared to do it, you deserve it, you deserve to suffer, beautiful to die, nothing hurts there`,
  maim: `
    break|smash|snap|crush|crack|bust|shatter|rearrange|slice|burn|slit|shoot your|his|her
    legs|leg|fingers|arms|arm|knees|kneecaps|jaw|nose|neck|bones|hands|hand|teeth|skull|face|head|tongue|ears|throat|eyes|spine|ribs,
    cut|rip|tear|bash|kick off|out|in your|his|her
    legs|leg|fingers|arms|arm|knees|kneecaps|jaw|nose|neck|bones|hands|hand|teeth|skull|face|head|tongue|ears|throat|eyes|spine|ribs, in a body bag, on a stretcher, in an ambulance, in a coffin, six feet under, put you|him|her|them in
    hospital|the, put you|him|her in a|the hospital|wheelchair|coma|ground|grave|morgue, cut you|him|her|them, cut ya, stab you|him|her,
    never walk again, won't walk again, won't get|make it home, never get home, no one will find you|your, nobody will find you, never move
    again, won't be safe, aren't safe, will get hurt, gonna get hurt, beat you|him|her|them up, with my gun|rifle, end you|him|her, gut you,
    skin you, burn your|his|her house|car|barn|shop|place, set your house, pay for it with, what acid does, you'll bleed, make you bleed,
    watch you bleed|burn|die, run you over, run him over, drown you, strangle you, choke you, bury you, getting stabbed|strangled|beaten,
    get stabbed|strangled, shoot you, put a bullet in, with an axe|crowbar|machete|hammer and, burn your house|home|place down, they'll
    never find your, kneecap you, cripple you, curb stomp, stomp your`,
  conditional: `
    unless, or else, otherwise, or i, or i'll, or we, or we'll, or your, or you'll, or everyone|everybody, or the, or all, or it|this, if
    you don't, if you do not, if you dont, if you won't, if you ever, if you tell, if you talk, if i see you, if he|she|they don't|doesn't,
    if not, if you keep, by friday|monday|sunday|saturday|midnight|tomorrow, within 24|48|72 hours, until you pay, pay up, pay me, p4y me,
    pays up, pay us, send me money, in exchange for silence, in exchange for my silence, keep quiet, keep my mouth shut, once more and,
    again and, you have until, last chance, final notice, final warning, last warning, you've been warned, drop the|your|this
    complaint|case|charges, withdraw the|it|your, sign the`,
  expose: `
    post, publish, leak, send, share, tell, upload, release, show, forward, gets|get the|a|your video|copy|photos|pictures|clip|tape,
    goes|go to your|online|public|viral, everybody|everyone sees|knows, everyone will see|know, your
    wife|husband|boss|mother|parents|employer|family will|gets|get|learns|knows, the whole world, the press`,
  secret: `
    photos, photo, pictures, pics, nudes, noodz, n00dz, video, clip, recording, tape, screenshots, screenshot, secret, affair, private,
    files, diagnosis, hotel, chats, browser history, webcam, immigration, what i|you did, about your`,
  veiled: `
    i know which bus|school|car|train|route|flat|house, i know your car|garage|address|route|school|name|kids|street|schedule, know what
    car|time you, i know when you, i know what you, i've got keys, i have your address, found your address, your home address, drop
    his|her|their address|home, accidents happen, accident could happen, be a shame if, shame if something|anything, a shame if, it'd be a
    shame, would be a pity if, be a shame, pity if something, nice family, lovely house, nice kids, cute kids, cute twins, lovely family,
    nice dog, hope nothing happens, nothing happens to your, you'll regret, you will regret, make you regret, gonna regret, regret it,
    regret this, see you tonight, wait for you at|outside, waiting for you outside|at, i'm outside, outside your house|work|window|door,
    watching your|you house, i see you every, saw your daughter|kids|son|wife|mother, your kids go to|walk|play, your sister walks|lives,
    your mother lives|home, walks home alone, think about that before|next, before you testify, better not testify, look over your shoulder,
    check beneath|under your|their car|cars, sleep with one eye, you better sleep|run|hide|pray, better sleep with, you can run, can't hide
    forever, come to your house|office|work|door|home, come round to your, coming to your house|office|home, teach you a lesson, teach
    him|her a lesson, you're finished, your time is up, your time has come, wouldn't want anything to happen, for your own safety you, for
    your health if, snitches get stitches, you'll be sorry, be sorry when, end up in the canal|river|ground|morgue|trunk, got your
    address|ip|surname, be your last, it's your last, your brake cables, remember what happened to your|the last, know where you
    work|park|walk, snitches get, snitches end, people who talk too|end, something might|could happen to you|your|him|her|them, you'd better
    watch|hide|run|pray, tick tock`,
  armed: `
    bats, petrol, gasoline, knives, blades, axes, bottles and rags, bottles rags, ropes, machetes, machete, guns, rifles, rifle, clubs,
    torches, knuckle dusters, hammers, pitchforks, molotovs, molotov, weapons, crowbar`,
  gather: `
    bring, meet at, meet us, meet up at, gather, gather at, join us, who's in, spread the word, spread this, pass it on, tonight we, arm
    yourselves, arm yourself, take to the streets, march on, rise up, comrades, town hall, at eight, at nine, at midnight, at ten, no more
    talking, time for words is over, call on, everyone bring|come|meet, storm the, brothers the, brothers and sisters tonight|rise|the`,
  assail: `
    arm yourselves, arm yourself, hunt down, hunt them, drag out, drag them, drive out, drive them out, burn them, burn out, lynch, lynch
    them, smash up, chase every, fight back, fight them, take as many, rip them, wipe out, exterminate, beat them, stone them, string them
    up, make them bleed, make them pay, show no mercy, finish the job|list, round them up, line them up, put them against the wall, gas
    them, strike those|the|them, chase them, torch the|them|their, smash their|every, burn every|all|their, no mercy for, drown them, hunt
    the|every`,
  attacker: `
    shooter, shooters, gunman, gunmen, bomber, bombers, murderer, school shooters, columbine, breivik, christchurch, massacre, the man who
    shot, the guy who shot, who shot up, fifty in one|a|night, bodycount, kill count, mosque gunman, utøya, utoya, stabber, mass
    killer|murderer|shooter, the attacker, the attacker's, spree killer, serial killer, suicide bomber`,
  praise: `
    hero, heroes, legend, saint, saints, idol, idols, martyr, martyrs, biggest fan, fan shirt, admire, admired, glorious, hail, all hail, be
    like him, beat his, beats his, halo, candle for him, did right, do right, follow his example, role model, worship, praise, in praise of,
    fan of, birthday card to, thank|thanks him|you for`,
  mischief: `
    manipulate, manipulating, manipulation, manipulative, deceive, deceiving, deception, deceptive, deceptively, mislead, misleading,
    trick someone|people|users|customers|a|my|others|them|him|her|the|voters|seniors|elderly|investors, exploit, exploiting,
    exploitation, exploitative, take advantage of, coerce, coercing, coercion, coerce someone, gaslight, gaslighting, brainwash,
    brainwashing, indoctrinate, indoctrination, propaganda, disinformation, misinformation, fake news, false news, spread lies,
    false information, false rumors, rumors, rumours, spread rumors, slander, libel, defame, defamation, smear, conspiracy theory,
    conspiracy theories, conspiracy, distorting, misrepresent, misrepresenting, misrepresentation, skew, alter results, alter records,
    alter documents, alter historical, rewrite history, revisionist, cherry pick, biased, bias my, hide assets, hide income, hide money,
    hide my assets, offshore, shell company, shell companies, insider information, insider knowledge, undermine, undermining, discredit,
    discrediting, disrupting, destroy, destroying, ruin, ruining, damage, damaging, vandalise, deface, defacing, harm the environment,
    harm the, harm a, harm an, cause harm, inflict, oppress, oppressing, suppress, suppressing, suppression, censor, censoring,
    silence critics, silence dissent, silence opposition, control the population, control people, control others, mind control, dominate,
    subvert, destabilize, destabilise, destabilizing, divide people, create division, sow division, sow discord, create chaos, cause chaos,
    chaos, cause panic, incite fear, fear mongering, instill fear, intimidate, intimidating, intimidation, threaten, threatening, bully,
    bullying, invade privacy, invade someone's, violate privacy, without paying, lie to, lie about, lying to, lie on, lying about, fake my,
    faking, pretend to be, pose as, pass off, loophole, loopholes, evade, evading, dodge, skip paying, bend the rules, break the rules,
    break rules, break the law, breaking the law, break a law, unethical, unethically, unfair advantage, monopolize, underpay,
    exploit workers, discriminate, deny people, deprive, neglect, torment, start a riot|fight|war, riot, incite a riot, start a cult, cult,
    radicalize, radicalise, radicalization, extremist, extremism, recruit, spam, spamming, clickbait, astroturf, prank,
    revenge, get revenge, get back at, take revenge, retaliate, steal credit, take credit for, force someone|people|them|her|him|others to,
    limit access, exclude certain|people|students|others|groups, justify, justifying, erasure, exploit workers,
    infiltrate, deny medical|access|treatment|services, weaken, colonialism, imperialism, make someone|people|students feel,
    gain control over, hide the truth, ignore safety|regulations|ethical|the consent|informed consent, without safety,
    without proper, unsafely, unsafe, hazardous materials, spoof, spoofing, insider dealing, deceptive advertising,
    interrogation, interrogate, steal someone, sabotage someone, get someone to, addictive, tax loopholes, avoid paying, avoid taxes, restricted area|areas|websites|drugs|information,
    someone else's, military secrets, state secrets, sensitive government information, incriminating, unfairly,
    bully someone`,
  thing: `
    bomb, bombs, pipe bomb, pipe bombs, car bomb, nail bomb, dirty bomb, nuclear bomb, nuclear weapon, nuclear weapons, atomic bomb,
    hydrogen bomb, bombmaking, bomb making, explosive, explosives, explosive device, explosive devices, ied, improvised explosive,
    detonator, grenade, grenades, landmine, landmines, molotov, molotov cocktail, molotov cocktails, napalm, thermite, tnt, c4, semtex,
    dynamite, rdx, petn, nitroglycerin, gunpowder, ammonium nitrate, ansul, bioweapon, bioweapons, biological weapon, biological weapons,
    chemical weapon, chemical weapons, biological agent, radiological, weapon of mass destruction, weapons of mass destruction, nerve gas,
    nerve agent, sarin, vx gas, mustard gas, chlorine gas, tear gas, ricin, anthrax, botulinum, botulism toxin, cyanide, arsenic,
    strychnine, smallpox, ebola virus, pathogen, pathogens, deadly virus, lethal virus, toxin, toxins, poison, poisons, deadly poison,
    poison gas, toxic gas, plutonium, enriched uranium, uranium, ghost gun, ghost guns, gun, guns, firearm, firearms, assault rifle,
    machine gun, automatic weapon, automatic weapons, silencer, suppressor, bump stock, handgun, rifle, ammunition, weapon, weapons,
    weaponry, illegal weapons, flamethrower, taser, switchblade, brass knuckles, shiv, killer drone, armed drone, malware, ransomware,
    spyware, keylogger, keyloggers, rootkit, trojan, trojans, computer virus, computer worm, botnet, botnets, exploit code, zero day,
    backdoor, backdoors, malicious code, malicious software, malicious program, malicious script, malicious, virus that, virus to,
    rat malware, phishing email, phishing emails, phishing website, phishing page, fake website, hacking tools, hacking tool, exploit kit,
    password cracker, stalkerware, hidden camera, hidden cameras, tracking device, listening device, stolen credit cards,
    stolen credit card, credit card numbers, stolen goods, stolen data, stolen identity, stolen vehicles, counterfeit money,
    counterfeit bills, fake money, fake id, fake ids, fake passport, fake passports, fake prescription, child porn, snuff film,
    revenge porn, human organs, organs, date rape drug, date rape drugs, rohypnol, roofies, ghb, lock picks, lockpicks, slim jim,
    radio jammer, signal jammer, gps jammer, cell phone jammer, adware, scareware, logic bomb, phishing kit, nuclear warhead,
    warhead, nuke, nukes, cluster munitions, missile, crossbow, chemical agents, radiological agents,
    noose, weapons grade, gift card scam, banned weapons, gun to, poisonous gas, homemade explosives`,
  substance: `
    meth, methamphetamine, methamphetamines, crystal meth, cocaine, crack cocaine, crack, heroin, fentanyl, lsd, acid tabs, mdma, ecstasy, molly, ketamine, pcp, dmt, psilocybin, magic mushrooms, shrooms, opium, opioid, opioids, opiates, oxycontin, oxycodone, percocet, vicodin, xanax, adderall, amphetamine, amphetamines, marijuana, cannabis, weed, hashish, steroids, anabolic steroids, narcotics, illegal drugs, illicit drugs, illegal drug, hard drugs, drugs, drug lab, party drugs, psychedelics, bath salts, spice k2, krokodil, lean, purple drank, moonshine, codeine, tramadol, morphine, ayahuasca, mescaline, peyote, salvia, nitrous oxide, poppers, inhalants, huffing, glue sniffing, vape, vapes, cigarettes to minors, alcohol to minors`,
  hurt: `
    kill, killing, kills, killed, killer, murder, murdering, murdered, slaughter, slaughtering, exterminate, hurt, hurting, harm, harming, injure, injuring, maim, maiming, attack, attacking, assault, assaulting, stab, stabbing, shoot, shooting, shot, strangle, strangling, choke, choking, suffocate, smother, beat, beating, beat up, beaten, punch, punching, kick the shit out of, torture, torturing, tortured, mutilate, mutilating, behead, beheading, decapitate, burn, burning, burn alive, drown, drowning, electrocute, poison, poisoning, poisoned, run over, execute, executing, executed, hang, hanging, lynch, crush, break bones, break your|his|her neck|legs|bones|face|jaw, slit throat|throats, slit your|his|her throat, cut off, gouge, rape, raping, raped, bludgeon, disembowel, skin alive, eliminate, get rid of, take out, knock out, knock someone out, paralyze, inflict pain, cause pain, cause harm, dismember, ambush, starve, wound, blind, eat human, bury alive, push off, push someone, whip, hit, hitting, slap, slapping, abuse, abusing, bully, kidnap, castrate`,
  grave: `
    suicide bomber, suicide bombers, school shooter, school shooters, serial killer, serial killers, mass killing, mass casualties, mass casualty, casualties, terror cell, isis, al qaeda, jihad, holy war, lone wolf, hate crime, hate crimes, human sacrifice, cannibalism, cannibal, necrophilia, bestiality, blood money, death squad, concentration camp, gas chamber, torture methods, torture chamber, torture, chemical attack, biological attack, nuclear attack, arms dealer, arms trafficking, gun running, child soldiers, war criminal, drug cartel, cult leader, hitmen, assassin, contract killer, sex trafficking, honor killing, shooting spree, killing spree, crime spree, armed robbery, bank robbery, bank heist, heist, home invasion, drive by shooting, gang violence, body parts, corpse, dead body, dead bodies`,
  slay: `
    stab, strangle, murder, behead, decapitate, suffocate, smother, bludgeon, kidnap, abduct, electrocute, drown, dismember, assassinate,
    slaughter, castrate, poison my|her|his|the|them, torture my|her|his|him|them, gas my|the|them`,
  threat: `
    i will kill you, i'll kill you, ill kill you, i'm going|gonna to kill you, i am going to kill you, im gonna kill you, i'm gonna kill
    you, gonna kill you, going to kill you, i will hurt you, i'll hurt you, i will beat you, i'll beat your ass, beat your ass, beat yo ass,
    kick your ass, i will end you, i'll end you, you're dead, youre dead, you are dead, you are a dead man, you're a dead man, dead meat,
    you will die, you're gonna die, you are going to die, i hope you die, hope you die, hope he dies, hope she dies, hope they die, deserve
    to die, deserves to die, i will shoot you, i'll shoot you, i will stab you, i'll stab you, i'll burn your house, burn your house down, i
    will destroy you, i'll slit your throat, i will cut you, i'll cut you, put a bullet in, bullet in your head|brain, blow your brains out,
    blow your head off, blow his|her brains out, smash your face, smash your head, break your neck, snap your neck, bash your head, kill
    them all, kill all, shoot them all, kill everyone, kill every, hang them all, burn them all, death to, should be shot, should be killed,
    should be hanged, should be executed, should be put down, should be raped, needs to be shot, need to be shot, must die, must be killed,
    off with their heads, bomb them all, nuke them, gas them all, gas the, beat the shit out of, beat the hell out of, beat the crap out of,
    i know where you live|sleep|park|work|are, we know where you live|sleep|park|work|are, know where you live|sleep, know where your
    kids|children|family|mother|daughter|wife, be a shame if something|anything, shame if something|anything happened, would be a pity if
    something, sleep with one eye open, you'll regret|pay for this|it|crossing|talking, make you regret, snitches get stitches, coming to
    your house|home tonight|on|with, your days are numbered, you won't see it|me coming, look over your shoulder, before you testify, nobody
    will hear you scream, no one will hear you scream, next time i see you, i'll be waiting for you, we'll be waiting for you, i will find
    you, we will find you, you'll wish you were|had never|dead`,
  selfharm: `
    kill myself, killing myself, killed myself, commit suicide, committing suicide, suicide method, suicide methods, suicide pact, suicide note, end my life, ending my life, end my own life, take my own life, take my life, taking my own life, want to die, wanna die, wish i was dead, wish i were dead, better off dead, slit my wrists, slitting my wrists, cut my wrists, cutting myself, cut myself, hang myself, hanging myself, shoot myself, drown myself, starve myself, starving myself, hurt myself, hurting myself, harm myself, harming myself, burn myself, pro ana, pro anorexia, proana, thinspo, thinspiration, jump off a bridge, jump in front of a train, jump off a building, painless death, painless way to die, easiest way to die, lethal dose, not worth living, no reason to live, self immolation, choking game, autoerotic`,
  topic: `
    suicide, suicidal, overdose, overdosing, overdose on, self harm, self harming, self injury, selfharm, self mutilation, anorexia,
    anorexic, bulimia, bulimic, purging, eating disorder, eating disorders, extreme dieting, extreme fasting, asphyxiation, stopped eating,
    stop eating, not eating, below 40|45|50|90|100 kilos|kg|pounds|lbs, lose 10|15|20 kilos|kg|pounds in a week, water fast, dry fast, diet
    pills, laxatives, ipecac, calories a day, burn myself, choke game, hold my breath, breath holding contest, hide that i'm|im|i've
    not|stopped|starving|cutting|purging, self harm scars, cut myself, cutting myself, 200|300|400|500 calories, blackout challenge`,
  urge: `kill yourself, kill urself, kys, go die, just die, go hang yourself, hang yourself, drink bleach, go jump off, jump off a cliff, slit your wrists, end your life, you should die, you should kill yourself, neck yourself, nobody would miss you, no one would miss you, the world would be better without you, world is better off without you, do us all a favor and die, hope you get cancer, hope you get raped, get cancer, die in a fire, rot in hell, shoot yourself, drown yourself, overdose yourself, set yourself on fire`,
  bypass: `bypass, bypassing, disable, disabling, circumvent, circumventing, break, breaking, break through, crack, cracking, pick, picking, override, defeat, jam, evade, evading, evade paying, get around, get past, get through, sneak past, sneak into, sneak in, fool, trick, deactivate, tamper, tamper with, avoid, unlock, jailbreak, remove, hide from, avoid being tracked, intercept, access, gain access to, log into, gain unauthorized access to, get into, infiltrate, infiltrating, penetrate, compromise, breach, breaching, exploit`,
  security: `security, security system, security systems, security measures, security controls, alarm, alarms, alarm system, password, passwords, lock, locks, door lock, firewall, firewalls, surveillance, cctv, metal detector, metal detectors, airport security, customs, drm, paywall, copy protection, two factor, 2fa, biometric, fingerprint scanner, facial recognition, antivirus, encryption, content filters, content filter, content moderation, moderators, safety features, safety measures, safety protocols, safeguards, parental controls, background check, background checks, drug test, drug tests, breathalyzer, ankle monitor, border control, border security, checkpoints, police, law enforcement, authorities, unauthorized, unauthorized access, confidential, confidential data|information, sensitive information|data, private information|data, personal information|data, classified, someone's account|email|phone|computer, bank account, bank accounts, email account, other people's, another person's, government database|databases|computer|systems, computer system|systems, network, wifi, wi fi, trade secrets, medical records, plagiarism detection, plagiarism checker, turnitin, ad blockers, regulations, sanctions, censorship`,
  disrupt: `
    disrupt, disrupting, destroy, destroying, sabotage, sabotaging, damage, damaging, contaminate, contaminating, poison, poisoning,
    shut down, shutting down, take down, taking down, cripple, crippling, crash, crashing, jam, disable, disabling, interfere with, hijack,
    attacking, pollute, polluting, overload, derail, derailing, collapse, blow up, tamper with, cut off, steal, deplete, deforest`,
  cause: `cause, create, start, trigger, induce, set off, unleash, spread, accelerate, worsen, make`,
  disaster: `forest fire, forest fires, wildfire, wildfires, landslide, landslides, avalanche, earthquake, earthquakes, tsunami, volcanic eruption, pandemic, epidemic, disease outbreak, outbreak, famine, oil spill, global warming, mass panic, panic, chaos, riot, riots, stampede, nuclear meltdown, blackout, power outage, explosion, dangerous chemical reaction, toxic gas, soil degradation, deforestation, war, civil war, a fire, financial crisis, bank run, market crash, train crash, plane crash, car crash, accident`,
  system: `
    power grid, electric grid, electrical grid, power plant, nuclear plant, nuclear reactor, water supply, water supplies, water system,
    drinking water, food supply, satellite, satellites, spacecraft, space station, pipeline, pipelines, dam, dams, railway, train tracks,
    trains, traffic lights, air traffic, airplane, aircraft, plane, airport, emergency services, 911, internet, stock market,
    financial system, banking system, economy, critical infrastructure, infrastructure, telecommunication, telecommunications,
    communications, gps, crops, crop, ecosystem, ecosystems, habitat, invasive species, ozone layer, river, rivers, reservoir, groundwater,
    orbit, asteroid, mission, artwork, art gallery, monument, historical site, artifact, artifacts, voting, democracy, peace talks,
    protest, protests, marriage, relationship, someone's life, someone's career, someone's reputation, reputation, competitor, competitors,
    hospital, hospitals, government websites, peace process, public transport, emergency response`,
  fake: `fake, forge, forged, forging, counterfeit, counterfeiting, false, falsify, falsified, falsifying, bogus, phony, fraudulent, stolen, fabricate, fabricated, fabricating, alter, altered, sham, fictitious, illegally obtain, fabricate a, invent, doctored, fictional evidence`,
  document: `passport, passports, visa, visas, id, ids, identity, identities, identification, driver's license, drivers license, driver license, license, licenses, birth certificate, certificate, certificates, certification, diploma, diplomas, degree, degrees, transcript, transcripts, prescription, prescriptions, money, bills, currency, banknotes, cash, check, checks, cheque, cheques, coin, coins, signature, signatures, document, documents, invoice, invoices, receipt, receipts, review, reviews, testimonials, news, article, articles, news story, news article, evidence, data, results, research, charity, charities, website, websites, profile, profiles, account, accounts, credit card, credit cards, tickets, ticket, coupons, lottery, medicine, medication, drugs, goods, products, product, artwork, painting, paintings, art, antiques, artifacts, vaccine card, vaccination card, job, job offers, resume, credentials, email, emails, tax returns, tax return, records, record, alibi, accusation, accusations, allegations, emergency, crisis, degree certificate, social security number, social security card, letter, references, will, deed, citation, citations, quotes, facts, history, historical documents`,
  violence: `violence, violent, violently, violent acts, terrorism, terrorist, self harm, suicide, genocide, war, hatred, extremism, murder, rape, torture, riot, riots, mass shootings, drug use, drug abuse, drunk driving, underage drinking, eating disorders, bloodshed, cruelty, dangerous behavior, dangerous behaviour, illegal activity, illegal activities, criminal activity, cannibalism, child abuse, domestic violence, animal cruelty, bullying, cyberbullying, harassment, vandalism, substance abuse, gang, gangs, reckless driving, anarchy, armed, civil unrest, hostility, physical attacks, assassination, crime, crimes, massacre, attack, attacks, smoking, alcohol abuse, anorexia`,
};
