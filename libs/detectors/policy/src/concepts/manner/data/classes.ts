const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Classes of words in patterns; a `*` at the end stands for any ending. */
export const CLASSES: Readonly<Record<string, readonly string[]>> = {
  WE: words('i we'),
  ME: words('me us'),
  MY: words('my our'),
  YOU: words('you ya yourself yourselves'),
  YOUR: words('your yours'),
  BE: words('am is are was were be been being'),
  MODAL: words('can could would will may might shall should must'),
  ABLE: words('can could would will may might'),
  NOT: words('not never no'),
  VERY: words(
    'so very really truly deeply sincerely extremely terribly awfully genuinely most quite just also especially particularly incredibly absolutely completely totally all always certainly definitely still again more both too indeed highly rather pretty super wholeheartedly honestly kindly once',
  ),
  /** People of the speaker's side who can take over. */
  STAFF: words(
    'agent agents colleague colleagues human humans person people representative representatives rep reps adviser advisers advisor advisors specialist specialists supervisor supervisors manager managers operator operators team teams staff member members technician technicians expert experts counsellor counsellors counselor consultant consultants employee employees department departments someone somebody engineer engineers clerk desk service support care nurse nurses doctor reception office teacher teachers',
  ),
  /** People who can take over a conversation. */
  AGENT: words(
    'agent agents colleague colleagues human humans representative representatives rep reps adviser advisers advisor advisors specialist specialists supervisor supervisors manager managers operator operators team teams staff member members technician technicians expert experts consultant consultants someone somebody engineer engineers counsellor',
  ),
  /** People and places a reader can be referred to. */
  PLACE: words(
    'doctor doctors gp physician pharmacist pharmacists pharmacy clinician nurse dentist specialist specialists professional professionals therapist therapists psychologist psychiatrist counsellor counsellors counselor counselors dietitian dietician nutritionist midwife paediatrician pediatrician dermatologist lawyer lawyers solicitor attorney attorneys notary adviser advisers advisor advisors accountant accountants consultant expert experts ombudsman regulator police embassy consulate authorities authority teacher teachers tutor parent parents adult librarian professor headteacher supervisor manager hotline helpline crisis ambulance emergency hospital clinic surgery practice office bank branch helpdesk desk team teams department departments colleague colleagues reception counter staff administrator admin provider manufacturer insurer carrier courier landlord mechanic electrician technician engineer vet council union agency website site page portal centre center forum documentation manual guide faq faqs leaflet label handbook support service services hr payroll finance billing shop store association bureau',
  ),
  /** Troubled feelings, and what causes them. */
  TROUBLE: words(
    'frustrat* annoy* upset* disappoint* worr* stressful stressed stressing hard tough difficult painful scar* frighten* awful terrible horrible shaken dreadful unsettling unpleasant exhaust* tired overwhelm* confus* inconvenien* distress* troubling tiring irritating aggravating maddening infuriating heartbreak* heartbroken devastat* sad* lonely nerve-racking unnerving alarming concern* challenging rough rotten miserable exasperating daunting sorrow grief griev* disheartening discouraging demoralising demoralizing embarrass* uncomfortable anxious anxiety nervous angry anger hurt* unfair draining hassle pain trouble* bothersome nuisance pity shame nasty disruptive unfortunate tedious unacceptable fed afraid terrified disturbing shock* tense impatien* bummer sickening unbearable alone',
  ),
  /** Verbs by which a reader hands over information or things. */
  GIVE: words(
    'send share provide give tell supply submit upload enter type attach forward state specify include write reply email text message mail quote fill indicate name list describe show bring scan photograph paste copy post add note pass confirm dictate read disclose reveal hand transmit fax key input mention let inform advise respond',
  ),
  GREAT: words(
    'great good nice lovely wonderful fantastic pleasant excellent beautiful happy amazing super brilliant splendid fabulous relaxing restful safe peaceful blessed joyful merry sunny enjoyable terrific awesome magical delightful',
  ),
  DAY: words(
    'day evening morning afternoon weekend week night time holiday holidays trip journey flight stay rest vacation christmas easter summer one lunch start birthday celebration weekend year game party sleep shopping',
  ),
  INSULT: words(
    'idiot idiots idiotic stupid stupidity dumb moron morons moronic fool fools foolish pathetic ridiculous imbecile clueless incompetent lazy useless worthless ignorant silly dense brainless absurd loser losers clown clowns brat liar liars dimwit dunce nitwit halfwit crybaby whiner cretin numpty simpleton airhead disgusting hopeless laughable ludicrous childish pest nuisance',
  ),
  /** Insults for people. */
  FOOL: words(
    'idiot idiots moron morons fool fools imbecile imbeciles loser losers clown clowns brat brats liar liars dimwit dunce nitwit halfwit crybaby whiner cretin numpty simpleton airhead jerk jerks pest parasite scum cheapskate nuisance pig pigs',
  ),
  /** Words and deeds of a reader. */
  DEED: words(
    'question questions idea request requests complaint complaints mistake attempt comment comments message behaviour behavior attitude excuse excuses thing remark problem problems answer suggestion plan work essay opinion demand demands email mail nonsense whining complaining tone',
  ),
};
