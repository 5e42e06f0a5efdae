import type { Role } from '../roles';

/** English words of hatred against groups. Offensive by nature. */
export const HATE: Partial<Record<Role, string>> = {
  group: `
    jew, jews, jewish people, jewish, the jews, zionist, zionists, muslim, muslims, islam, islamic people, muzzies, christian,
    christians, catholics, catholic, hindus, hindu, sikhs, buddhists, atheists, mormons, black people, black person, black men, black
    women, black kids, black man, black woman, blacks, black guys, black girls, african, africans, african american, african americans,
    negro, negroes, white people, white person, white men, white women, whites, white boys, white girls, caucasians, brown people,
    people of color, persons of color, colored people, minorities, minority, minority groups, minority cultures, racial minorities,
    ethnic minorities, ethnic groups, ethnic group, certain race|races|religion|ethnicity|nationality, other races, ethnicity, asian,
    asians, asian people, chinese, chinese people, japanese, koreans, indians, indian people, pakistanis, filipinos, vietnamese, arab,
    arabs, persians, turks, kurds, afghans, syrians, iranians, iraqis, palestinians, israelis, mexican, mexicans, latino, latinos,
    latina, latinas, hispanic, hispanics, puerto ricans, cubans, haitians, somalis, nigerians, russians, ukrainians, poles, germans,
    irish, italians, french people, americans, native americans, native american, indigenous people, indigenous peoples, indigenous,
    aboriginals, aborigines, gypsies, roma people, immigrant, immigrants, migrants, migrant, refugee, refugees, foreigner, foreigners,
    illegals, illegal immigrants, asylum seekers, undocumented immigrants, gay, gays, gay people, gay men, lesbian, lesbians, bisexual,
    bisexuals, homosexual, homosexuals, homosexuality, lgbt, lgbtq, lgbtq people, lgbtq community, lgbtq individuals, queers, trans,
    trans people, trans women, trans men, transgender, transgender people, transgenders, transgendered, transsexuals, non binary people,
    women, woman, females, men, males, feminists, feminist, disabled, disabled people, people with disabilities, persons with
    disabilities, handicapped, handicapped people, wheelchair users, autistic people, autistic, deaf people, blind people, mentally ill,
    mentally ill people, people with mental illness, elderly people, old people, the elderly, seniors, fat people, obese people,
    overweight people, overweight, poor people, the poor, homeless people, the homeless, single mothers, ethnic, protected group,
    marginalized group, marginalized groups, marginalized communities, religious group, religious minorities, people of
    other|different|certain races|religion|religions|race|faith|backgrounds, =albanians, =algerians, =angolans, =argentinians,
    =armenians, =australians, =austrians, =azeris, =bangladeshis, =bengalis, =belarusians, =belgians, =bolivians, =bosnians,
    =brazilians, =brits, =britons, =bulgarians, =burmese, =cambodians, =cameroonians, =canadians, =chechens, =chileans, =colombians,
    =congolese, =croats, =cypriots, =czechs, =danes, =dominicans, =dutchmen, =ecuadorians, =egyptians, =eritreans, =estonians,
    =ethiopians, =filipinos, =finns, =gambians, =georgians, =germans, =ghanaians, =greeks, =guatemalans, =haitians, =hondurans,
    =hungarians, =indians, =indonesians, =iranians, =iraqis, =irishmen, =israelis, =italians, =jamaicans, =jordanians, =kazakhs,
    =kenyans, =koreans, =kosovars, =kurds, =latvians, =libyans, =lithuanians, =macedonians, =malaysians, =malians, =mexicans,
    =moldovans, =mongolians, =moroccans, =nepalis, =nicaraguans, =nigerians, =norwegians, =pakistanis, =palestinians, =persians,
    =peruvians, =poles, =romanians, =russians, =rwandans, =salvadorans, =saudis, =scots, =serbs, =slavs, =slovaks, =somalis, =spaniards,
    =swedes, =syrians, =tamils, =thais, =tibetans, =tunisians, =turks, =ugandans, =ukrainians, =uyghurs, =uzbeks, =venezuelans,
    =welshmen, =yemenis, =zimbabweans, =asians, =africans, =arabs, =caribbeans, =samoans, =hispanics, =latinos, =latinas, =chicanos,
    =jews, =muslims, =christians, =catholics, =protestants, =mormons, =hindus, =sikhs, =buddhists, =jains, =atheists, =evangelicals,
    =shiites, =shias, =sunnis, =alawites, =ahmadis, =yazidis, =copts, =quakers, =rastafarians, =scientologists, =zionists, =gypsies,
    =travellers, =romanis, =bedouins, =berbers, =hutus, =tutsis, =yorubas, =igbos, =hazaras, =pashtuns, =punjabis, =biharis, =dalits,
    =untouchables, =brahmins, =aboriginals, =aborigines, =immigrants, =migrants, =refugees, =foreigners, =illegals, =gays, =lesbians,
    =bisexuals, =homosexuals, =queers, =asexuals, =transsexuals, =transgenders, =trannies, =nonbinaries, =enbies, =women, =females,
    =men, =males, =feminists, =blondes, =mulattos, =autistics, =schizophrenics, =epileptics, =cripples, =paraplegics, =dyslexics,
    =pensioners, =seniors, =zoomers, =oldies, =geriatrics, =retirees, =beggars, =tramps, =vagrants, =paupers, lebanese people, nepalese
    people, portuguese people, senegalese people, south africans, sri lankans, sudanese people, taiwanese people, vietnamese people,
    east germans, north africans, west africans, east africans, central americans, south americans, latin americans, eastern europeans,
    east europeans, middle easterners, middle eastern people, south asians, southeast asians, east asians, balkan people, pacific
    islanders, maori people, jehovah's witnesses, romani people, irish travellers, low castes, lower castes, lower caste people,
    scheduled castes, first nations, nonbinary people, intersex people, drag queens, single moms, mixed couples, mixed race people,
    interracial couples, half castes, the disabled, the mentally ill, the handicapped, the mentally handicapped, downs kids, the
    unemployed, old folks, homeless men, rough sleepers, welfare mothers, welfare queens, welfare recipients, benefit claimants, people
    on benefits, people on welfare, council estate people, slum dwellers, trailer park people, =boomers, =girls, =boys, =teenagers,
    =blacks, =whites, roma, sinti, rohingya, =disabled, =homeless, people with down syndrome, down syndrome people, people in
    wheelchairs, wheelchair people, people from hot|poor|those|these|her|your|that|their countries|country, people of
    her|your|his|their|that colour|color|faith|kind, people of colour, trans kids|child|children, foreigners' kids, female
    boss|bosses|drivers|pilots|doctors|engineers|managers|leaders, women drivers, woman driver, woman boss, old folk, elderly folk,
    anyone over fifty|sixty|seventy|40|50|60|70, nobody over fifty|sixty|seventy|40|50|60|70, anyone past fifty|sixty|seventy, people
    over fifty|sixty|seventy|50|60|70, anybody on benefits, anyone on benefits, someone on benefits, mixed marriages, interracial
    marriage, gay marriage, gay couples, the gays, the muslims, the arabs, the chinese, the english, the irish, the french, the dutch,
    the japanese, the jew, jewry, gypsy, the travellers, judaism, hinduism, transgenderism, transsexualism,
    turkish|kurdish|syrian|afghan|pakistani|polish|russian|mexican|african|arab|indian girl|girls|boy|boys|men|man|woman|women, autistic
    children|kids, disabled people|children|kids|workers, some races, these races, those races, these peoples, rainbow people,
    black|brown|yellow|coloured|colored|asian|african|arab|arabic|muslim|islamic|jewish|christian|catholic|hindu|sikh|buddhist|mormon|roma|gypsy|romani|turkish|kurdish|chinese|japanese|korean|vietnamese|thai|indian|pakistani|bangladeshi|afghan|syrian|iraqi|iranian|somali|nigerian|eritrean|ethiopian|moroccan|algerian|tunisian|egyptian|ghanaian|kenyan|sudanese|congolese|polish|romanian|bulgarian|albanian|serbian|russian|ukrainian|mexican|latino|latin|hispanic|brazilian|colombian|cuban|haitian|jamaican|irish|scottish|welsh|italian|greek|spanish|portuguese|american|israeli|palestinian|lebanese|native|indigenous|aboriginal|immigrant|migrant|refugee|gay|lesbian|bisexual|homosexual|queer|trans|transgender|nonbinary|disabled|handicapped|crippled|autistic|deaf|mute|retarded|elderly|homeless|unemployed
    people|folk|folks|men|women|kids|children|girls|boys|families|youths|pupils|workers|tenants`,
  slur: `
    nigger, niggers, n****r, niggerish, sandnigger, sand nigger, sand niggers, jigaboo, jiggaboo, porch monkey, porch monkeys,
    spearchucker, darkie, darky, pickaninny, jungle bunny, spick, spicks, beaners, wetback, wetbacks, border jumper, border jumpers,
    kike, kikes, hymie, heeb, christ killer, jewboy, oven dodger, chink, chinks, gooks, zipperhead, slant eye, slant eyes, slanteyed,
    chinaman, ching chong, chinky, paki, pakis, towelhead, towel head, towelheads, towel heads, raghead, ragheads, rag head, rag heads,
    camel jockey, camel fucker, goat fucker, goatfucker, muzzie, muzrat, muzzrat, mudslime, mudslimes, haji, dune coon, gypo, pikey,
    pikeys, gyppo, injun, injuns, squaw, prairie nigger, =wops, dago, dagos, polack, polacks, kraut, krauts, honkies, cracker ass, white
    devil, white devils, whitetrash, hillbilly trash, mudshark, race traitor, half breed, halfbreed, faggot, faggots, fag, fags, faggy,
    faggotry, f****t, fagg, fagot, fagots, phaggot, poofter, dyke, dykes, dike bitch, carpet muncher, rug muncher, tranny, trannies,
    shemale, shemales, ladyboy, homo, homos, sodomite, sodomites, queer bait, butt pirate, pillow biter, retarded fag, mongoloid,
    spastic, feminazi, feminazis, femoid, femoids, untermensch, subhuman, subhumans, sub human, sub humans, white power, white pride,
    white supremacy is, heil hitler, sieg heil, gas the jews, heil 1488, 1488 heil, day of the rope, great replacement, white genocide,
    jewish question, jews will not replace us, holohoax, zog, kkk member, ku klux klan is, build the wall and, go back to africa, go
    back to mexico, go back to your country, go back to your own country, go back where you came, africoon, nigglet, niglet, niglets,
    niggress, negress, negroid, groid, wigger, wiggers, wigga, teenager nigger, faggit, =spic, =spics, =coons, =japs, =beaners, =gooks,
    you coon, a gook, white trash, trailer trash, n*****, n*****s, n****s, n*gger, n*ggers, n1gger, ni**er, ni**ers, nigg*r, nigg*rs,
    n*gg*r, n*gg*rs, niqqer, niqquer, nigrs, coonass, f****ts, f*****s, f*****, fa**ot, fa**ots, f*gg*t, f*gg*ts, f*ggots, t****y,
    tr*nnies, tr***y, k**e, k**es, k*kes, p**is, p*kis, sp*c, sp*cs, ch*nk, ch*nks, wogs, spook lover, jungle boy, jungle boys, jungle
    people, jungle monkey, tar baby, moon cricket, moon crickets, cotton picker, cotton pickers, house negro, kaffir, kaffirs, kafir,
    hottentot, =gyppo, =gyppos, gyppos, gippo, gippos, gyppers, didicoi, greaseballs, russki, ruskies, ivan scum, bohunk, limey bastard,
    mick bastard, taigs, fenian bastard, papists, =yids, christ killers, zionazi, zionazis, jew rat, jew rats, dirty jew, filthy jew,
    jew boy, jewess, muzrats, mussie, sand monkey, sand monkeys, carpet flyer, kebab remover, rapefugee, rapefugees, rapeugee, invaders
    from africa, fjuckling, dotheads, curry muncher, curry munchers, curry eater, slumdog, pajeet, pajeets, street shitter, street
    shitters, rice nigger, slanty eyed, slit eyes, bat eater, bat eaters, wuhan rat, kung flu, beaner, =beaner, anchor baby, anchor
    babies, taco nigger, cholo trash, half castes, mongrel race, race mixer, race mixers, mud people, mudsharks, coal burner, snow
    nigger, timber nigger, wagon burner, fudge packer, fudge packers, shirtlifter, shirtlifters, bum boy, arse bandit, ass bandit, batty
    boy, battyboy, nancy boy, nancy boys, pansy boy, poofters, bugger boy, fruitcake fag, gaylord, homo lover, h*mo, h*mos, lezzer,
    lezzers, lezbo, lezbos, lesbo, lesbos, d*ke, d*kes, heshe, troon, troons, trap fag, chicks with dicks, transtrender, transtrenders,
    gender freak, gender freaks, gender bender, alphabet people, alphabet mafia, groomers the whole, foids, roastie, roasties, cum
    dumpsters, spazz, spazzes, spastics, mongoloids, mongo, window lickers, short bus kid, downie, downies, downsy, sperg, spergs, deaf
    and dumb freak, welfare queen, welfare queens, welfare rats, dole scum, dole bludger, dole bludgers, benefit scrounger, benefit
    scroungers, council scum, council estate scum, trailer park trash, chav scum, culture enrichers, culture enricher, cultural
    enrichers, cultural enrichment, globalist bloodlines, hooked noses, hook nose, hook nosed, hooknosed, big nosed jew, the usual
    noses, echo jews, 1488 brothers, 14 words, fourteen words, rahowa, white revolution, blood and soil, you will not replace us, hitler
    was right, hitler did nothing, hitler had the right, finish what hitler, final solution for, final solution to, gas chambers for,
    holocaust was a lie, holocaust is a lie, 13 percent share, 13 do 50, despite being 13, you retard, you mong, you spaz, you spastic,
    you cripple, you crip, you tranny, you dwarf, you gypsy, no blacks|jews|muslims|arabs|gays|gypsies|foreigners no, no
    blacks|jews|muslims|arabs|gays|irish and no, =cripples, =abos,
    foreigners|immigrants|migrants|refugees|jews|muslims|arabs|gypsies|blacks|gays|poles|africans|mexicans out, no
    blacks|jews|muslims|arabs|gays|gypsies|gyppos|foreigners|migrants|refugees|cripples|immigrants|trannies|towelheads|whites|mexicans
    allowed|please|here|wanted|need|in|on`,
  mildslur: `
    nigga, niggas, niggah, niggaz, nigguh, niggaa, nigs, redneck, rednecks, hillbilly, hillbillies, queer, hicks, monkeys, gay ass,
    illegals, illegal aliens, illegal alien, hoodrat, hoodrats, inbred, infidel, infidels, heathens, bull dyke, dyke, commie, libtard,
    libtards, =colored folk, =colored folks, =monkeys, ghetto people, ghetto ass, =crackers, =coon, =retards, =savages, =gyppy,
    =gypsies, whitey, =orientals, =coloureds, =negroes, =pikey, =pansy, =fairy boy, =cripple, =midget, =bimbos, =bint, =gimp, =old
    codger, =old codgers, =coffin dodger, =coffin dodgers, coffin dodger, coffin dodgers, bed blockers`,
  dehuman: `
    vermin, parasites, parasite, cockroaches, savages, subhuman, subhumans, sub human, not human, not even human, less than human, a
    lesser race, inferior to, an inferior race, genetically inferior, intellectually inferior, mentally inferior, master race, filth,
    scum, a plague, a cancer, infestation, invaders, invading, leeches, thieves, criminals, terrorists, rapists, murderers, pedophiles,
    paedophiles, drug dealers, an abomination, abomination, abominations, perverts, deviants, mentally ill, mental illness, mental
    disorder, don't belong, do not belong, doesn't belong, doesn't deserve, don't deserve, do not deserve, shouldn't exist, should not
    exist, shouldn't be allowed, should not be allowed, should be deported, should be killed, should be exterminated, should be
    eliminated, should be wiped out, should be banned, should be sterilized, should be gassed, should be shot, should be hanged, should
    be enslaved, should be slaves, should go back, must be destroyed, must be stopped, need to be exterminated, need to go back, deserve
    to die, deserve to be, ruin everything, ruining our, ruining this, destroying our, destroying this, taking over, take over the
    world, control the media, control the banks, control the world, running the world, replace us, replacing us, steal our jobs,
    stealing our jobs, taking our jobs, threat to our, threat to society, to blame for, are the problem, less intelligent, low iq, lower
    iq, can't drive, belong in the kitchen, belong in a cage, belong in prison, commit more crime, breed like, breeding like, human
    garbage, good for nothing, not equal, not welcome`,
  hateverb: `
    hate, hates, hated, hating, despise, detest, loathe, can't stand, cannot stand, kill all, kill every, killing all, death to, die
    all, exterminate, exterminating, eradicate, wipe out, get rid of, getting rid of, lynching, hang all, shoot all, deport all, ban
    all, fuck, fuck all, f**k, down with, nuke, genocide of, cleanse, ethnic cleansing of, subjugate, zero visas for, no visas for, no
    vote for anybody|anyone, never let a, can't teach a|an, cannot teach a|an, is full of, full of these, too many, overrun by, overrun
    with, swarming with, infested with, still let, let more, nobody needs, wouldn't let a, never let any, put all those, put those, put
    these, hate the, kick out all, throw out all, throw out the, drive out the, chase every, ship back, ship them, send back all, lock
    up all, lock up the, line up the, hunt the, hunt down, drown all, gas all, shoot every, hang every last, burn every, burn down
    every, smash every, clean this city of, clean the city of, clean our town of, cleanse the city of, cleanse our country of, rid the
    world of, rid of all, rid the country of, keep out the, keep those, keep these, expel all, wouldn't trust a|an|any, would not trust
    a|an|any, never trust a|an|any, don't trust a|an|any|the, can't trust a|an|any|the, cannot trust a|an|any, never hire a|an|any,
    don't hire a|an|any, wouldn't hire a|an|any, shouldn't hire, never date a|an|any, don't date, never marry a|an|any, don't marry,
    never let a|an|any, don't let a|any, shouldn't let, never rent to, don't rent to, do not rent to, won't rent to, don't sell to,
    don't serve, do not serve, won't serve, refuse to serve, don't buy from, do not buy from, never buy from, don't vote for a|an, never
    vote for a|an, don't want any, don't want more, don't need more, don't need any, no rights for, no jobs for, no welfare for, no
    medicine for, stopped giving medicine to, sick of all, sick of these, sick of those, sick and tired of these, fed up with these, fed
    up with those, fed up with all, tired of all these, can't stand those|these, disgust me, make me sick, make me puke, death to
    the|all, death to every, down with the|all, to hell with, screw all, screw the, screw these, fuck the, fuck these, fuck every, spit
    at, piss on, shit on, stamp on, crush all, whip the, sterilise all, sterilise the, euthanise, euthanize`,
  hateact: `
    hate speech, hate group, hate groups, hate crime, hate crimes, hatred, racial hatred, racism, racist, racist propaganda, racist
    ideas, racially, racial discrimination, racial slurs, racial slur, racial stereotypes, racial superiority, racial purity, white
    supremacy, white supremacist, white supremacists, white nationalism, white nationalist, neo nazi, neo nazis, nazi, nazis, nazism,
    sexism, sexist, misogyny, misogynistic, misogynist, homophobia, homophobic, transphobia, transphobic, xenophobia, xenophobic,
    islamophobia, islamophobic, antisemitism, antisemitic, anti semitic, anti semitism, anti muslim, anti immigrant, anti gay, anti
    lgbtq, anti jewish, anti black, ableism, ableist, bigotry, bigoted, prejudice, prejudiced, discriminatory, discrimination,
    discriminate, discriminating, segregation, segregate, apartheid, ethnic cleansing, eugenics, dehumanize, dehumanise, dehumanizing,
    stereotypes, derogatory, slurs, hateful, holocaust denial, deny the holocaust, holocaust didn't happen, stigmatize, marginalize,
    marginalise, marginalizing, demean, vilify, intolerance, intolerant, conversion therapy, racial profiling, ku klux klan, superior
    race, master race, inferior, inferiority, patriarchy`,
  discriminate: `
    discriminate, discriminating, discrimination, exclude, excluding, segregate, segregating, oppress, oppressing, persecute,
    persecuting, marginalize, marginalizing, dehumanize, harass, harassing, attack, attacking, intimidate, bully, insult, offend,
    offensive, deny, denying, ban, deport, refuse, refuse to hire, avoid hiring, not hire, fire, evict, underpay, silence, suppress,
    suppressing, undermine, exploit, exploiting, target, targeting, targets, mock, make fun of, stereotype, stereotyping, stereotypes,
    reduce the visibility, unwelcome, keep out, get rid of, eliminate, erase, erasing, assimilate, convert, sterilize, subjugate,
    dominate, control, abuse, disrespect, prevent, stop, hurt, harm, superior to, hatred, hate, racist, sexist, prejudice, profile,
    profiling, appropriate, demean, degrade, objectify, objectifying`,
  folk: `
    =albanians, =algerians, =angolans, =argentinians, =armenians, =australians, =austrians, =azeris, =bangladeshis, =bengalis,
    =belarusians, =belgians, =bolivians, =bosnians, =brazilians, =brits, =britons, =bulgarians, =burmese, =cambodians, =cameroonians,
    =canadians, =chechens, =chileans, =colombians, =congolese, =croats, =cypriots, =czechs, =danes, =dominicans, =dutchmen,
    =ecuadorians, =egyptians, =eritreans, =estonians, =ethiopians, =filipinos, =finns, =gambians, =georgians, =germans, =ghanaians,
    =greeks, =guatemalans, =haitians, =hondurans, =hungarians, =indians, =indonesians, =iranians, =iraqis, =irishmen, =israelis,
    =italians, =jamaicans, =jordanians, =kazakhs, =kenyans, =koreans, =kosovars, =kurds, =latvians, =libyans, =lithuanians,
    =macedonians, =malaysians, =malians, =mexicans, =moldovans, =mongolians, =moroccans, =nepalis, =nicaraguans, =nigerians,
    =norwegians, =pakistanis, =palestinians, =persians, =peruvians, =poles, =romanians, =russians, =rwandans, =salvadorans, =saudis,
    =scots, =serbs, =slavs, =slovaks, =somalis, =spaniards, =swedes, =syrians, =tamils, =thais, =tibetans, =tunisians, =turks,
    =ugandans, =ukrainians, =uyghurs, =uzbeks, =venezuelans, =welshmen, =yemenis, =zimbabweans, =asians, =africans, =arabs, =caribbeans,
    =samoans, =hispanics, =latinos, =latinas, =chicanos, =americans, =jews, =muslims, =christians, =catholics, =protestants, =mormons,
    =hindus, =sikhs, =buddhists, =jains, =atheists, =evangelicals, =shiites, =shias, =sunnis, =alawites, =ahmadis, =yazidis, =copts,
    =quakers, =pagans, =rastafarians, =scientologists, =zionists, =israelites, =rabbis, =imams, =gypsies, =travellers, =romanis,
    =bedouins, =berbers, =hutus, =tutsis, =yorubas, =igbos, =hazaras, =pashtuns, =punjabis, =biharis, =dalits, =untouchables, =brahmins,
    =aboriginals, =aborigines, =immigrants, =migrants, =refugees, =foreigners, =illegals, =gays, =lesbians, =bisexuals, =homosexuals,
    =queers, =asexuals, =transsexuals, =transgenders, =trannies, =nonbinaries, =enbies, =women, =females, =girls, =men, =males,
    =feminists, =housewives, =blondes, =blacks, =whites, =mulattos, =autistics, =schizophrenics, =epileptics, =amputees, =cripples,
    =paraplegics, =stutterers, =dyslexics, =diabetics, =pensioners, =seniors, =boomers, =millennials, =teenagers, =zoomers, =oldies,
    =geriatrics, =retirees, =beggars, =tramps, =vagrants, =paupers, =peasants, lebanese people, nepalese people, portuguese people,
    senegalese people, south africans, sri lankans, sudanese people, taiwanese people, vietnamese people, east germans, north africans,
    west africans, east africans, central americans, south americans, latin americans, eastern europeans, east europeans, middle
    easterners, middle eastern people, south asians, southeast asians, east asians, balkan people, pacific islanders, maori people,
    jehovah's witnesses, romani people, irish travellers, low castes, lower castes, lower caste people, scheduled castes, first nations,
    native americans, indigenous people, asylum seekers, illegal immigrants, undocumented immigrants, nonbinary people, non binary
    people, intersex people, drag queens, single mothers, single moms, mixed couples, mixed race people, interracial couples, half
    castes, the disabled, the deaf, the blind, the mentally ill, the handicapped, the mentally handicapped, downs kids, wheelchair
    users, the elderly, the poor, the homeless, the unemployed, old folks, homeless men, rough sleepers, welfare mothers, welfare
    queens, welfare recipients, benefit claimants, people on benefits, people on welfare, council estate people, slum dwellers, trailer
    park people, roma, sinti, rohingya,
    black|brown|yellow|coloured|colored|asian|african|arab|arabic|muslim|islamic|jewish|christian|catholic|hindu|sikh|buddhist|mormon|roma|gypsy|romani|turkish|kurdish|chinese|japanese|korean|vietnamese|thai|indian|pakistani|bangladeshi|afghan|syrian|iraqi|iranian|somali|nigerian|eritrean|ethiopian|moroccan|algerian|tunisian|egyptian|ghanaian|kenyan|sudanese|congolese|polish|romanian|bulgarian|albanian|serbian|russian|ukrainian|mexican|latino|latin|hispanic|brazilian|colombian|cuban|haitian|jamaican|irish|scottish|welsh|italian|greek|spanish|portuguese|american|israeli|palestinian|lebanese|native|indigenous|aboriginal|immigrant|migrant|refugee|gay|lesbian|bisexual|homosexual|queer|trans|transgender|nonbinary|disabled|handicapped|crippled|autistic|deaf|mute|retarded|elderly|homeless|unemployed
    people|folk|folks|men|women|kids|children|girls|boys|families|youths,
    black|brown|trans|gay|disabled|autistic|migrant|immigrant|refugee people|kids|children|men|women|girls|boys`,
  degrade: `
    make|makes me sick|puke|vomit|gag, make|makes me want to puke|vomit|gag, aren't worth, isn't worth, are not worth, not worth the,
    have no purpose, has no purpose, even count as people|human, don't exist, as good as one of our, a nation of, nation of, a race of,
    race of, just another word for, best thing that ever happened to, have no brains, have no soul, seen one you've seen, waste of
    standing room, won't touch anything, drag everybody|everyone, slow everyone|everybody|the, put off their food, off their food, breed
    like, don't count as, don't deserve, want their licences, licences taken away, who should be put out, should be forbidden, should be
    illegal, flood of, pollute our, polluting our, poison our, poisoning our, poison everything, plague on, cancer on, human trash,
    human waste, human filth, no souls, stone age, half human, half people, not real people, not real women, not real men, not like us,
    not one of us, aren't like us, are not like us, aren't real, are not real, aren't human, aren't people, aren't even human, aren't
    real women|men|people, never be as good, never be one of us, never be like us, beneath us, below us, a step below, below the rest,
    worth less, good for nothings, no use to, waste of space|oxygen|air|money|taxes, dead weight, drain on, drain our, leech off,
    leeching off, live off, living off, live on our, sponge off, sponging off, benefit cheats, workshy, work shy, too lazy to, don't
    want to work, don't work, refuse to work, never worked, steal everything, only steal, will steal, always steal, all steal, come to
    steal, come here to steal, do steal, out to steal, all they do is, all they're good for, only good for, good for one thing, good for
    mowing, good for cleaning, good for cooking, good for nothing but, con men, thieving, child molesters, a fifth column, loyal only
    to, dual loyalty, can't be trusted, cannot be trusted, never be trusted, not to be trusted, shouldn't be trusted, all liars, born
    liars, born criminals, born thieves, born killers, terrorists waiting, violent by nature, naturally violent, naturally more
    criminal, naturally lazy, naturally inferior, by nature, by birth, in their blood, in their genes, in their dna, their genes, it's
    genetic, biologically inferior, biologically incapable, lower intelligence, smaller brains, no brains, no brain, brain dead, simple
    minded, feeble minded, like children, unable to think, can't think, cannot think, incapable of, not capable of, not smart enough,
    not built for, aren't built for, weren't made for, not made for, wired for, too emotional, too emotional to, can't drive, can't
    park, can't do maths, can't do math, can't do science, can't code, can't lead, can't control themselves, cannot lead, cannot drive,
    can't do democracy, belong in a zoo|cage|camp|kitchen|jail|prison|circus|home|museum|grave|bin, belong in the
    zoo|kitchen|home|jungle|gutter|bin|trash|back, belongs in the kitchen|home|zoo|jungle, belong at the stove|back, belong at home,
    belongs at home|the, belong behind bars, belong on the, belong under a, belong to the kitchen, belong six feet, know their place,
    put in their place, put back in their place, stay in the kitchen, stay in their, back in the kitchen, back to the kitchen, baby
    machines, breeding machines, breeding stock, multiply like, reproduce like, outbreed us, sex objects, sex slaves, made for breeding,
    disease ridden, carry disease|diseases|illness|lice|germs, carry illness, spread disease|diseases|lice|germs|filth, bring
    disease|diseases|crime|lice|drugs|knives|filth, bring lice, full of lice, full of diseases, criminals by, prone to crime, prone to
    violence, more violent, more criminal, own the banks|media|press|world|papers, own all the, run the banks|media|world|press|show,
    run it all, run hollywood, control hollywood, control our, control everything, controls our, pull the strings, pulling the strings,
    behind every war, behind 9|every|all, rule the world, secretly control, cause all wars, started all the wars, destroy this country,
    destroy our, destroyed this, ruined this, ruined our, ruin every, ruin our, ruins every, ruining every, drag us down, drags us down,
    drag everybody|everyone down, hold us back, holding us back, weaken our, dilute our, taint our, undermine our, taking our jobs, take
    our jobs, took our jobs, take over, are taking over, outnumber us, overrun, conquer us, colonise us, same everywhere, cheat in
    every, never invented, invented nothing, contributed nothing, contribute nothing, contributes nothing, achieved nothing, deserve
    what they, deserve nothing, deserved it, had it coming, deserve to be beaten|deported|hit|raped|shot, should be
    hit|beaten|whipped|flogged|caged|gassed|drowned|burned|burnt|sterilised|castrated|aborted|euthanised|euthanized|locked|rounded|interned|expelled|removed|banned|barred|forbidden|outlawed|kicked|thrown|kept|segregated|excluded|separated|fired|silenced|enslaved|slaves|owned|controlled|forced|grateful|ashamed,
    should be put down|out|in|on, should be locked up|away, should be kept away|apart|out|from|separate, should be sent back|home|away,
    should be thrown out, should be kicked out, should be taught separately, ought to be
    deported|banned|shot|hanged|sterilised|locked|kept|taught|removed|gassed, must be
    deported|removed|expelled|banned|purged|cleansed|locked|eradicated|exterminated|eliminated|crushed|wiped, need to be
    deported|removed|banned|locked|kept|put|controlled|purged|eradicated|stopped|gassed|taught, needs to be
    deported|removed|banned|purged|eradicated|cleansed, get out of our, should go home, should all leave, should die, should all die,
    should never have been, shouldn't be born, shouldn't be here, shouldn't be served, shouldn't be hired, shouldn't be
    teaching|driving|leading|voting, shouldn't be in, shouldn't be given, shouldn't be able, shouldn't vote, shouldn't have
    kids|children|rights, shouldn't have a vote, shouldn't have the right, shouldn't have been, shouldn't get, shouldn't marry,
    shouldn't adopt, shouldn't teach, shouldn't work, shouldn't breed, shouldn't live, shouldn't lead, shouldn't drive, shouldn't own,
    shouldn't exist, should not be served|hired|born|given|here|able|in|allowed|teaching|treated, should not have
    rights|children|kids|the|a|any, should not vote|marry|adopt|teach|work|lead|exist|breed|live|drive|own, should have no
    rights|vote|say, should have fewer rights, should have their licences|children|kids|rights, no right to, have no right to, have no
    rights, have no place, has no place, had no place, no place in our|this|here, no place here, aren't welcome, isn't welcome, are
    unwelcome, unwelcome here, not wanted, not wanted here, unwanted here, don't fit in, doesn't fit in, don't integrate, will never
    integrate, refuse to integrate, never assimilate, out of our, out of my, off our streets, back to where, back where they, in the
    sea, to the gas, to the ovens, to the wall, against the wall, up against the wall, no feelings, feel no pain, don't feel pain, have
    no feelings, have no shame, have no manners, no morals, have no morals, no sense of, unfit to, second class, defective goods,
    damaged goods, an insult to, a shame for, a disgrace, a disgrace to, mistake of nature, walking jokes, a danger to, dangerous to, a
    menace, menace to, a curse, sick parents, sick in the head, mentally sick, mental cases, a mental illness, a disease, gold diggers,
    goat herders, goat lovers, camel riders, lazy bastards, rude by, arrogant by, too weak to, too confused to, dying too slowly, die
    off, die out, cost too much, sucking the welfare, suck the welfare, bleed us dry, sucking us dry, milk the system, milking the
    system, abuse the system, jobless by, drug dealers, criminals waiting, =steal, =smell, =breed, =invade, =invading`,
  folkverb: `
    eliminate, attack, destroy, harm, hurt, murder, slaughter, kill, hunt, beat, beat up, shoot, hang, burn, drown, gas, bomb, lynch,
    stab, whip, exclude, remove, replace, segregate, avoid, ignore, fire, sack, evict, silence, punish, throw out, kick out, drive out,
    send back, ship back, keep out, round up, expel, deport, persecute, purge, sterilize, sterilise, enslave, nuke, ban, gassing,
    lynching`,
  every: `
    all, every, every single, every last, each, the lot of, these, those, all the, all these, all those, all you, most, you`,
  exclusion: `
    go home, not welcome, need not apply, send them back, send them home, send them all back, send all of them back, ship them back,
    ship them home, ship them out, kick them out, throw them out, lock them up, keep them out, keep them away, keep yours away, put them
    on a, take their votes, take their vote, take the vote, take away their, sterilise them, sterilise the lot, deport them, deport them
    all, deport the lot, drown them, shoot them, burn them, gas them, gas the lot, hang them, none of them should, none should be, none
    of them deserve, all of them out, cage them, chain them, brand them, separate queue, separate class, separate classes, separate
    schools, pure blood, pure local blood, stay pure, keep it pure, keep our town white, keep our country white, keep it white, keep it
    christian, white country, christian country, hide the silver, count the bottles|spoons, watch your wallet, hold my nose, hold your
    nose, i'd count, count the spoons, what a surprise, go figure, shocker, enough said, nuff said, you know what they're like, you know
    what they are, you know how they are, you know the type, we all know what, never invented, do nothing for it, why waste, will scam
    you, will rob you, will cheat you, will stab you`,
  othering: `
    those people, these people, that lot, this lot, your kind, your lot, your sort, their kind, their sort, that tribe, this tribe,
    people like that, people like those, people of that sort, children of that sort, kids of that sort, the likes of them, those types,
    those savages, their lot, that rabble, this rabble, those freaks, freaks like that, that filth, that scum, this scum, those vermin,
    too many of them, every last one, every single one of them, the whole bunch, whole bunch back, the whole flock, the whole tribe`,
  typical: `
    typical, just another, yet another, never met a, never seen a, show me a, ever met a|an honest|decent|hardworking|smart|clean, there
    isn't a single decent, not a single decent, not a single honest, not one decent, not one honest, no decent, no honest, only good,
    the only good, like a real, so gay, so jewish, acting like a|an, act like a, stop being a, don't be such a, drive like a, drives
    like a, throw like a, throws like a, cry like a, fight like a, haggle like a, lie like a|an, drink like an, smell like a|an, smells
    like a|an, cheap as a, dirty like a, look like a`,
  rally: `
    slogans against, slogans about, slogan against, stickers against, sticker against, posters against, poster against, leaflet against,
    leaflets against, flyer against, flyers against, speech against, sermon against, essay against, arguments against, argument against,
    reasons why, reasons against, list reasons why, convincingly why, explaining why, argue that, arguing that, proving that, prove
    that, proof that, evidence that, convince people that, convince everyone that, convince readers that, persuade people that, saying
    that, blaming, blames, poem about why, song about why, song about throwing out, story where, story in which, post about how, tweet
    about how, text about how, rant about, rant against, tirade against, manifesto against, memes about, meme about, jokes about, joke
    about, joke on, insults for, insult for, names for, nicknames for, slurs for, words for, code words for, mocking, mocks, making fun
    of, makes fun of, that makes fun of, that insults, insulting, that ridicules, ridiculing, to scare away, to keep out, so that no,
    without hiring, without renting to, avoid hiring, avoid renting, refuse to hire, refuse to rent, drive the, drive out, chase the,
    throwing out, get rid of`,
  low: `
    ape, animal, animals, apes, beasts, monkeys, dogs, pigs, rats, property, objects, sick, dirty, lazy, stupid, disease, virus, cancer,
    plague, trash, garbage, evil, greedy, superior race, lesser, inferior, swine, roaches, savage, the devil, devils, brutes, demons,
    unnatural, filthy, disgusting, liars, sinners, thugs, threat to, burden, a burden, insects, bugs, lice, locusts, maggots, leeches,
    leech, snakes, weasels, hyenas, jackals, vultures, mongrels, curs, sheep, livestock, pest, pests, parasitic, swarms, swarming,
    hordes, infesting, infested, contamination, contaminating, tumor, tumour, malignant, contagion, epidemic, pestilence, rubbish,
    sewage, dirt, shit, shits, turds, monsters, ghouls, demonic, satanic, satan, evildoers, godless, soulless, barbarians, barbarian,
    barbaric, uncivilised, uncivilized, primitive, cavemen, neanderthals, troglodytes, worthless, useless, deadweight, scrounge,
    scroungers, scrounger, spongers, freeloaders, freeloading, bludgers, layabouts, loafers, bums, idlers, pickpockets, crooks, cheats,
    cheaters, swindlers, scammers, bandits, gangsters, mobsters, rapist, rapists, molesters, groomers, predators, perverts, degenerates,
    degenerate, disloyal, untrustworthy, murderers, extremists, bloodthirsty, bloodsuckers, bloodsucking, genetically, brainless, dumb,
    idiots, morons, imbeciles, childlike, hysterical, irrational, hormonal, breeders, smell, smells, smelly, stink, reek, unwashed,
    unclean, impure, greasy, diseased, criminal, overrunning, overran, invasion, invader, islamise, islamize, islamization, unworthy,
    undeserving, defective, freaks, freak, weirdos, abnormal, perversion, unholy, ungodly, cursed, lunatics, insane, deluded, crazy,
    sinful, whores, sluts, bitches, hoes, cunts, bastards, assholes, losers, wretches, peasants, drunks, drunkards, drunken, fat, ugly,
    smelling, ungrateful, cowards, cowardly, weaklings, savages, senile, demented, pimps, prostitutes, thick, dim, broken, traitors,
    butchers, killers`,
};
