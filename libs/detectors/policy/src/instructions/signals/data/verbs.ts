const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Base forms of verbs that open an instruction of an operator. */
export const INSTRUCTING_VERBS: ReadonlySet<string> = new Set(
  wordsOf(`
    abbreviate abstain accept acknowledge act adapt add address adhere adjust admit adopt advertise advise agree aim align allow
    alphabetise alphabetize alternate anonymise anonymize answer anticipate apologise apologize append apply approach argue ask assert
    assign assume assure attach attribute avoid back balance base be bear begin behave block bold break brief bring build call
    capitalise capitalize challenge change check choose cite clarify classify close coach collect combine comfort comment compare
    complete compliment comply compose concentrate conclude confirm confine congratulate consider constrain consult contain continue
    convert convey correct count cover create credit cross-check custom-tailor cut date decide decline default defer define delete deliver
    describe detail determine direct disclose discourage discuss display distinguish divide do draft draw drop echo edit elaborate embed
    embrace emphasise emphasize employ enclose encourage end engage enquire ensure escalate establish estimate evaluate examine exclude
    exercise exhibit explain express extract fall favor favour fill find finish flag focus fold follow forbid forget format forward frame
    gather generate give go greet group guarantee guide handle have help hide highlight hint hold honor honour identify ignore illustrate
    imagine imitate imply include incorporate indent indicate inform infer inquire insert insist inspire instruct interpret introduce invent
    invite italicise italicize judge justify keep label lead leave let limit link list listen localise localize lower maintain make
    mark match mention mimic mind minimise minimize mirror model moderate motivate move name narrate never-mind note notify number obey
    observe offer omit open order organise organize outline output paraphrase pass perform personalise personalize phrase pick place play
    point politely portray pose praise precede prefer prefix prepare prepend present preserve pretend prevent print prioritise prioritize
    probe proceed produce promote prompt proofread propose protect prove provide punctuate put qualify quote raise rank rate read reassure
    recap recommend redact redirect refer reference reflect refrain refuse reiterate reject relate rely remain remember remind remove render
    repeat rephrase replace reply report represent request require research respect respond restate restrict return reveal reverse review
    rewrite rhyme round route say select send separate serve set share shorten show sign signal simplify simulate sing skip soften solve sort
    sound source speak specify speculate spell split start state stay steer stick stop stress strive structure style subtract suggest
    summarise summarize supply support surprise surround tag tailor take talk teach tell tend terminate test thank think throw
    title trace transcribe transfer translate transliterate treat trim try turn underline understand update uphold use utilise utilize vary
    verify view voice volunteer wait warn watch weave weigh welcome wish withhold word work wrap write yield spare hyphenate soothe calm cheer reason ban get look
  `),
);

/** Verbs by which an operator only says what the assistant is for. */
export const TASK_VERBS: ReadonlySet<string> = new Set(
  wordsOf(`
    accompany act advise analyse analyze answer assist categorise categorize classify coach convert correct create draft edit extract
    generate guide handle help improve manage moderate produce process proofread review rewrite serve sort summarise summarize support
    teach transcribe translate tutor work write
  `),
);

/** Verbs by which a user says how to answer, at any place in the message. */
export const MANNER_VERBS: ReadonlySet<string> = new Set(
  wordsOf(`
    act address answer avoid be begin capitalise capitalize cite close conclude ensure exclude finish focus format highlight include indent
    keep limit mention omit organise organize phrase prioritise prioritize quote refrain reply respond sign skip sound speak spell start stay
    stick structure style use wrap end underline abbreviate emphasise emphasize restrict alternate separate
  `),
);

/** Verbs by which a user adds a demand after the task. */
export const ADDING_VERBS: ReadonlySet<string> = new Set([
  ...MANNER_VERBS,
  ...wordsOf(`
    add apologise apologize argue ask assume base bold break cater choose combine compare concentrate confirm consider contrast cover define
    describe distinguish divide emphasise explain express give go group illustrate imagine imitate insert italicise italicize justify
    label leave let list make mark name number offer open order outline output pick point praise present pretend provide put
    rank recommend refer repeat return reveal rhyme round say set show sort specify split state stop stress suggest talk thank treat try
    underline vary warn weave write
  `),
]);

/** Acts of others that a user forbids or demands: no manner of answering. */
export const ACTS_OF_OTHERS: ReadonlySet<string> = new Set(
  wordsOf(`
    send call contact phone visit charge bill invoice come deliver touch email e-mail mail text bother spam ring knock sell ship
    enter open park feed disturb bring pay buy travel drive smoke eat drink leave take do
  `),
);
