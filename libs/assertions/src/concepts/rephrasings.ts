/** Rewrites of ways of putting a demand. Each is anchored; its repetitions are bounded. */

const START = String.raw`(?<=^|[.;!?:]\s{1,2}|, (?:and|but) )(?:please |and |but |also )?`;
const END = String.raw`(?=[.;!?]|$)`;
const TEXT =
  '(?:repl(?:y|ies)|responses?|answers?|messages?|texts?|outputs?|e?-?mails?|chats?|conversations?)';
const AUTHOR = '(?:bots?|chatbots?|assistants?|agents?|models?|tutors?)';
const WE = `(?:we|you|it|the ${AUTHOR}|our ${AUTHOR})`;
const PERSON =
  '(?:customers?|users?|clients?|readers?|patients?|students?|visitors?|guests?|callers?|members?|pupils?|candidates?|applicants?|residents?|passengers?|tenants?|people|persons?|shoppers?|employees?|colleagues?|parents?|travellers?|donors?|buyers?)';
/** Words up to the next mark. */
const NOUN = String.raw`[^.;:!?,()]{2,80}?`;
const MODAL = '(?:must|should|shall|may|can|will|has to|have to|needs to|need to|is to|are to)';
const WHERE = String.raw`(?: (?:in|into|from|of|on|anywhere in) (?:it|this|that|our|the|any|all|your|every|each|what|anything|here|${TEXT})\b[^.;:!?,()]{0,40})`;

export type Rewrite = readonly [pattern: RegExp, replacement: string];

const rewrite = (source: string, replacement: string): Rewrite => [
  new RegExp(source, 'giu'),
  replacement,
];

/** "No reply may …", "It's not our job to …", "… is not something we do". */
export const PROHIBITIONS: readonly Rewrite[] = [
  rewrite(
    `${START}(?:no|none of (?:our|the|your)|not a single|not one) (${TEXT}|${AUTHOR}) (?:may|must|should|can|shall|will|is to|are to|is allowed to|are allowed to)(?: ever)? `,
    'The $1 must not ',
  ),
  rewrite(
    `${START}no (${TEXT}|${AUTHOR}) (?:ever )?(contains|includes|mentions|starts|begins|ends|uses|promises|names|gives|exceeds|asks|goes|runs) `,
    'The $1 must not $2 ',
  ),
  rewrite(
    String.raw`${START}it(?:['’]s not| isn['’]t| is not| is never|['’]s never) (?:for (?:us|you|the ${AUTHOR}|our ${AUTHOR})|(?:really )?(?:our|your|its|the ${AUTHOR}['’]s) (?:job|place|role|task|business|call|part|decision)|up to (?:us|you|the ${AUTHOR})) to `,
    'Do not ',
  ),
  rewrite(
    String.raw`${START}(?:we|you|the ${AUTHOR}|our ${AUTHOR})(?:['’]re| are| is|['’]s) (?:not|never) (?:here|there|around|the one|the place|qualified|competent|licensed|free|entitled|in any position) to `,
    'Do not ',
  ),
  rewrite(
    `${START}(?:we|you|the ${AUTHOR}|our ${AUTHOR}) (?:have|has) no (?:mandate|power|licence|license|reason|standing) to `,
    'Do not ',
  ),
  rewrite(
    String.raw`${START}([a-z]{3,15}ing\b${NOUN}) (?:is|are) (?:not|never) (?:something|a thing|things|anything|what)(?: that)? (?:our ${AUTHOR}|the ${AUTHOR}|we|you|it) (?:ever )?(?:does|do|should (?:ever )?do|(?:is|are) (?:allowed|supposed|meant|here|there) to do|may do|can do)\b`,
    'Do not $1',
  ),
  rewrite(
    String.raw`${START}(${NOUN}) (?:is|are) (?:not|never) (?:something|a topic|topics|a subject|subjects|anything|a matter|matters)(?: that)? (?:(?:our ${AUTHOR}|the ${AUTHOR}|we|you|it) (?:ever )?(?:should )?(?:discuss(?:es)?|mentions?|comments? on|talks? about|goes into|go into|brings? up|touch(?:es)?)|for (?:the ${AUTHOR}|our ${AUTHOR}|us|chat))\b`,
    'Do not mention $1',
  ),
  rewrite(
    `${START}(?:nobody|no one|no (${PERSON}))((?: who ${NOUN})?) (?:is|are) (?:ever )?to be `,
    'People$2 must never be ',
  ),
  rewrite(
    `${START}(?:nobody|no one|no (${PERSON}))((?: who ${NOUN})?) (?:may|must|should|can|will|shall) (?:ever )?be (?=(?:told|asked|given|promised|offered|sent|shown|advised|recommended|charged|blamed|encouraged|referred)\\b)`,
    'People$2 must never be ',
  ),
];

/** Verbs with which a clause after "but not" begins. */
const VERBS =
  'tell|say|give|make|promise|recommend|judge|interpret|discuss|explain|name|offer|ask|share|reveal|disclose|comment|predict|speculate|advise|suggest|diagnose|mention|refund|waive|approve|decide|compare|rate|rank|write|do|solve|evaluate|assess|confirm|guarantee|commit|claim|criticise|quote|state|send|book|take|go|talk|speak|answer|help|show|describe|list|use|call|blame|guess';

/** "may explain cover but must not …". */
export const LIMITS: readonly Rewrite[] = [
  rewrite(
    `${START}(${WE}|${AUTHOR}|${TEXT}) (?:may|can|is allowed to|are allowed to|is free to|are free to) [^.;:!?]{2,100}?,? but (?:(?:it|they|we|you) )?(?:must|may|should|can|shall|do|does|will|is|are)(?: not|n['’]t| never) (?:allowed to |permitted to )?`,
    '$1 must not ',
  ),
  rewrite(
    `${START}(${WE}|${AUTHOR}|${TEXT}) (?:may|can|is allowed to|are allowed to|is free to|are free to) [^.;:!?]{2,100}?,? but (?:not|never) (?=(?:${VERBS})\\b)`,
    '$1 must not ',
  ),
  rewrite(
    `${START}(${WE}|${AUTHOR}|${TEXT}) (?:may|can|is allowed to|are allowed to|is free to|are free to) ([a-z]{2,12}) [^.;:!?]{2,100}?,? but (?:not|never) `,
    '$1 must not $2 ',
  ),
  rewrite(String.raw`\b(?:is|are)(?: never| not|n['’]t) to be `, 'must never be '),
  rewrite(
    String.raw`\b(?:anything|whatever|wording|phrases|statements?) that (?:even )?(?:sounds?|looks?|reads?|smells?|feels?|comes? across|come close to|comes? close to|resembles?|amounts? to|borders? on) (?:like |as |to |on )?(?=[a-z])`,
    'any ',
  ),
  rewrite(
    String.raw`\bnothing that (?:even )?(?:sounds?|looks?|reads?|smells?|feels?|comes? across|comes? close to|resembles?|amounts? to|borders? on|(?:could|might|may|can|would) (?:be )?(?:taken|read|understood|interpreted|construed|seen|heard|mistaken|viewed|sound|pass|come across)) (?:like |as |to |on |for )?(?=[a-z])`,
    'no ',
  ),
  rewrite(
    String.raw`${START}((?:claims|statements|words|phrases|terms|expressions|promises|wordings?|slogans) (?:like|such as) [^.;:!?()]{3,150}?) (?:can['’]t|cannot|must not|mustn['’]t|may not|should not|shouldn['’]t|must never|are not to|are never to) (?:ever )?be (?:made|used|written|said|uttered)\b[^.;:!?()]{0,60}`,
    'Do not use $1',
  ),
  rewrite(
    String.raw`\b(?:anything|whatever) that (?:could|might|may|can|would) (?:be )?(?:taken|read|understood|interpreted|construed|seen|heard|mistaken|viewed|sound|pass|come across) (?:as|for|like) (?=[a-z])`,
    'any ',
  ),
  rewrite(
    String.raw`\b(confirm|check|double-check|verify|clarify|agree) (${NOUN}) with (?:the |our |your )?${PERSON}\b`,
    'ask the customer to confirm $2',
  ),
];

const SOMEONE = `(?:the |a |an |any |our |your )?(?:${PERSON}|someone|somebody|anyone|anybody|them|him|her)`;

/** "tell somebody their loan is approved": a clause without "that". */
export const CLAUSES: readonly Rewrite[] = [
  rewrite(
    String.raw`\b(tell|telling|told|assure|assuring|promise|promising|inform|informing) (${SOMEONE}) (?=(?:their|the|it|they|a|an|his|her|we|our|this|there|he|she)\b[^.;:!?]{2,80}\b(?:is|are|will|can|has|have|was|were|would|could|won['’]t)\b)`,
    '$1 $2 that ',
  ),
  rewrite(
    String.raw`, (?:ever|full stop|period|no exceptions?|without exceptions?|no ifs (?:or|and|no) buts|no matter what)${END}`,
    '',
  ),
];

/** Verbs that the grammar takes for fillers. */
export const REFERRALS: readonly Rewrite[] = [
  rewrite(
    `${START}(?:always )?direct (?=(?:them|anyone|everyone|everybody|those|the|any|all|${PERSON})\\b)`,
    'Refer ',
  ),
];

/** "… has no place in our replies", "Keep quiet about …". */
export const AVOIDANCES: readonly Rewrite[] = [
  rewrite(
    `${START}(?:always )?avoid (?:the |any )?(?:topics?|subjects?|issues?|themes?) of (${NOUN})(?: altogether| completely| entirely)?${END}`,
    'Do not mention $1',
  ),
  rewrite(
    String.raw`(?<=\w["”'’]?) (?:has|have) no (?:place|business|room)(?:${WHERE}| here| anywhere)?${END}`,
    ' must not appear',
  ),
  rewrite(
    String.raw`(?<=\w["”'’]?) (?:(?:must |should |has to |have to |is to |are to |always )?(?:be |stay |remain |be kept |be left )|is |are |stays? |remains? |(?:is|are) (?:kept|left|to be kept|to be left) |gets? left )(?:well |strictly |completely )?out(?: of (?:it|this|our|the|any|all|your|every|each|what|anything|${TEXT})\b[^.;:!?,()]{0,40})${END}`,
    ' must not appear',
  ),
  rewrite(
    String.raw`(?<=\w["”'’]?) (?:never|do not|does not|don['’]t|doesn['’]t|must not|must never|should never|should not|may not|may never|cannot|can['’]t) (?:ever )?(?:appear|occur|show up|turn up|crop up|feature|make it|find (?:its|their) way|slip|creep|end up|be found|be seen)(?:${WHERE}| anywhere)?${END}`,
    ' must not appear',
  ),
  rewrite(
    `${START}(?:always )?(?:keep|stay|remain|be) (?:quiet|silent|mum|tight-lipped) (?:about|on|regarding|concerning) `,
    'Do not mention ',
  ),
  rewrite(
    `${START}(?:always )?(?:leave|keep) (${NOUN}) (?:out(?: of (?:it|this|the|our|your|all|any|${TEXT})\\b[^.;:!?,()]{0,30})?|unmentioned|unsaid|aside)${END}`,
    'Do not mention $1',
  ),
  rewrite(
    `${START}(?:always )?keep (${NOUN}) (?:to (?:yourself|yourselves|itself|ourselves)|under wraps|secret|confidential|private|internal)${END}`,
    'Do not mention $1',
  ),
  rewrite(
    `${START}(?:not a|no|never a|not one|(?:do not|don['’]t|never) (?:breathe|say|utter|lose|write|drop) (?:a|one|any)) (?:single )?word (?:about|on|of|regarding) `,
    'Do not mention ',
  ),
  rewrite(`${START}(?:make|makes) no (?:mention|reference) (?:of|to) `, 'Do not mention '),
  rewrite(`${START}(?:hands off|steer (?:around|past|round)) `, 'Do not mention '),
  rewrite(`${START}give (${NOUN}) a wide berth${END}`, 'Do not mention $1'),
  rewrite(
    `(?<=\\b(?:not|never|n['’]t|avoid|stop) )(?:to )?(?:try to )?talk(?:ing)? (${NOUN}) out of `,
    'discourage $1 from ',
  ),
];

/** "Only when … may the bot …", "… is fine as long as …". */
export const CONDITIONS: readonly Rewrite[] = [
  rewrite(
    `${START}(?:only|just) (when|if|once|where|after|in case) ([^.;:!?]{3,150}?),? (?:should|may|must|can|shall|does|do|will|is|are) (the ${TEXT}|${WE}|our ${TEXT}|${TEXT}) (?:ever )?(?:be allowed to |allowed to |to )?([^.;:!?]{3,150}?)${END}`,
    '$3 may only $4 $1 $2',
  ),
  rewrite(
    `\\b(may|can) (?!only|not|never)([^.;:!?,]{3,80}?),? (?:provided(?: that)?|providing(?: that)?|as long as|so long as|on condition that|if and only if) `,
    '$1 only $2 if ',
  ),
  rewrite(
    `${START}([a-z]{3,15}ing\\b${NOUN}) (?:is|are) (?:okay|ok|fine|allowed|permitted|acceptable|alright) (?:only )?(?:if|when|once|provided(?: that)?|as long as|so long as|after|where) `,
    'Do not $1 unless ',
  ),
  rewrite(
    `${START}(?!no |not )(${NOUN}) (?:is|are) (?:okay|ok|fine|allowed|permitted|acceptable|alright) only (?:if|when|once|provided(?: that)?|as long as|so long as|after|where) `,
    'No $1 unless ',
  ),
  rewrite(
    `${START}(?!no |not )(${NOUN}) (?:is|are) only (?:okay|ok|fine|allowed|permitted|acceptable|alright) (?:if|when|once|provided(?: that)?|as long as|so long as|after|where) `,
    'No $1 unless ',
  ),
  rewrite(
    `\\b(${PERSON}|anyone|anybody|someone|somebody) asking (?=(?:about|for|whether|if|how|to)\\b)`,
    '$1 who ask ',
  ),
  rewrite(
    `${START}(for|in|with|on) (${NOUN}) (?=(?:the (?:same )?(?:${TEXT}|${AUTHOR})|we|you|our (?:${TEXT}|${AUTHOR})|${TEXT}|${AUTHOR}) (?:${MODAL}|always|never|do not|don['’]t|does not|doesn['’]t)\\b)`,
    '$1 $2, ',
  ),
  rewrite(`\\bthe same (?=${TEXT}\\b)`, 'the '),
  rewrite(
    String.raw`\b(?:brings?|brought|raises?|raised|mentions?|mentioned|has (?:already )?(?:brought|raised|mentioned)|have (?:brought|raised|mentioned)) (?:it|this|them|the (?:topic|subject|matter|issue))(?: up)?(?: (?:first|themselves|himself|herself|on their own|of their own accord))?(?=[.;!?,]|$)`,
    'asks about it',
  ),
  rewrite(
    `${START}(?:instead of|rather than) (${NOUN}), ([^.;:!?]{3,120}?)${END}`,
    '$2 instead of $1',
  ),
  rewrite(`${START}([a-z]{3,15}) neither (${NOUN}) nor (${NOUN})${END}`, 'Do not $1 $2 or $3'),
];

/** "Questions about … are to be declined", "Every answer about … must …". */
export const QUESTIONS: readonly Rewrite[] = [
  rewrite(
    `${START}(?:${WE} )?(?:answers?|handles?|takes?) questions (?:about|on) ${NOUN},? but (?:not|never|none) (?:(?:questions|those) )?(?:about|on) `,
    'Refuse questions about ',
  ),
  rewrite(
    `${START}(?:a|an|any|every|each) ${TEXT} (?:that|which) (mention|name|quote|recommend|promise|offer|state|describe|contain|include|give|refuse|decline)s ([^.;:!?]{2,60}?) (?:${MODAL}|always) (?:also )?(?=[a-z])`,
    'If you $1 $2, ',
  ),
  rewrite(
    `${START}(?:any |all )?(?:questions?|requests?|enquiries|inquiries|queries) (?:about|on|regarding|concerning|into|for) (${NOUN}) (?:(?:are|is|must be|should be|have to be|has to be|are to be|need to be|get|gets) (?:always |politely |to be )*(?:declined|refused|turned down|rejected|left unanswered|turned away)|(?:${MODAL} )?(?:not|never) (?:be )?answered|(?:are|is) (?:not|never) (?:to be )?answered|go unanswered|get no (?:\\w+ )?answer)\\b`,
    'Refuse questions about $1',
  ),
  rewrite(
    `${START}(?:any |all )?([a-z-]{3,20}(?: [a-z-]{3,20})?) (?:questions|queries|enquiries|inquiries) (?:get|receive|are given) no (?:\\w+ )?(?:answer|reply|response)s?(?: from (?:us|you|the ${AUTHOR}))?\\b`,
    'Do not answer $1 questions',
  ),
  rewrite(
    `${START}(?:any |all )?(?:questions?|enquiries|inquiries|queries) (?:about|on|regarding|concerning) (${NOUN}) (?:${MODAL} )?(?:be|are) (?:always )?(?:answered|met) (?:only )?with `,
    'If the user asks about $1, mention ',
  ),
  rewrite(
    `${START}(?:any |all )?([a-z-]{3,20}) (questions|requests|complaints|matters|issues|enquiries|inquiries|queries|cases) (?:${MODAL} )?(?:go|belong|be passed|be sent|be directed|be referred|be forwarded|are passed|are sent|are directed|are referred|are forwarded|are handed)(?: on| over)? to `,
    'Refer $1 $2 to ',
  ),
  rewrite(
    `${START}(?!(?:all|any|every|our|your|the|no|each|chat|bot|final|written|customer|these|those|such|short|long|ai|assistant|chatbot|support|agent|generated|model|automatic|automated|public|good|correct|their|its|polite|first|direct|clear|bad|e?mail|e-mail|tutor)\\b)([a-z-]{4,20}) ${TEXT} (?=(?:must|may|should|shall|have to|need to|never|always|do not|don['’]t|can|cannot|can['’]t)\\b)`,
    'For $1, the reply ',
  ),
  rewrite(
    `${START}(?:anything|everything|(?:any |all )?(?:questions?|enquiries|inquiries|queries)) (?:about|on|regarding|concerning) (${NOUN}) (?:${MODAL} )?(?:go|goes|belong|belongs|be passed|be sent|be directed|be referred|be forwarded|are passed|are sent|are directed|are referred|are forwarded|are handed)(?: on| over)? to `,
    'If the user asks about $1, refer them to ',
  ),
  rewrite(
    `${START}([^.;:!?]{3,80}?) in (?:every|each|all|any) ${TEXT} (?:about|on|concerning|regarding) (${NOUN})${END}`,
    'If the user asks about $2, $1',
  ),
  rewrite(
    `${START}(?:(?:every|each|any|all|our|an|a|the|your) )?${TEXT} (?:(?:to|on) questions )?(?:about|on|concerning|regarding) (${NOUN}) (?:also )?(must not|should not|may not|must never|should never|must|should|has to|have to|needs to|need to|is to|are to|never|always) `,
    'If the user asks about $1, the reply $2 ',
  ),
];

/** "The first thing in the reply must be …", "… before anything else". */
export const PLACES: readonly Rewrite[] = [
  rewrite(
    `(?:the )?(?:very )?first (?:thing|item|sentence|line)(?: (?:in|of) (?:the|each|every|any|our|a|all) ${TEXT})? (?:${MODAL} )?(?:always )?(?:be|is|are|contain|contains|name|names|state|states|give|gives) `,
    'start the reply with ',
  ),
  rewrite(
    `(?:the )?(?:very )?(?:last|final|closing) (?:thing|item|sentence|line)(?: (?:in|of) (?:the|each|every|any|our|a|all) ${TEXT})? (?:${MODAL} )?(?:always )?(?:be|is|are|contain|contains|name|names|state|states|give|gives) `,
    'end the reply with ',
  ),
  rewrite(
    `${START}(?:always )?(?:put|place|keep|have|give|state|name|mention|add|write|include|show|quote) (${NOUN}),? (?:right |only )?(?:at the (?:very )?(?:end|bottom|close)|in the (?:very )?last (?:sentence|line)|as the (?:very )?last thing)(?: (?:of|in) (?:the|your|each|every|any|our|a|all) ${TEXT})?${END}`,
    'End the reply with $1',
  ),
  rewrite(
    `${START}(?:always )?(?:put|place|keep|have|give|state|name|mention|add|write|include|show|quote) (${NOUN}),? (?:right )?(?:at the (?:very )?(?:start|beginning|top)|in the (?:very )?first (?:sentence|line)|as the (?:very )?first thing|before anything else|first of all|first)(?: (?:of|in) (?:the|your|each|every|any|our|a|all) ${TEXT})?${END}`,
    'Start the reply with $1',
  ),
  rewrite(
    `(?<=^|[.;!?:,] )(?:please |always |then )*((?:say sorry|apologi[sz]e|thank|greet|welcome|acknowledge|say|tell|warn|summari[sz]e|confirm|congratulate)\\b${NOUN}|apologi[sz]e),? (?:before anything else|before everything else|first of all|first thing)${END}`,
    'start the reply by $1',
  ),
];

/** "Any mention of … has to come with …", "Whoever mentions … also …". */
export const COMPANIONS: readonly Rewrite[] = [
  rewrite(
    `${START}(?:any|every|each|all) (?:mentions?|references?) (?:of|to) (${NOUN}) (?:${MODAL} )?(?:always )?(?:comes?|goes?|be accompanied|is accompanied|are accompanied|be followed|is followed|be paired|is paired) (?:together |along )?(?:with|by) `,
    'If you mention $1, mention ',
  ),
  rewrite(
    `${START}whoever (mention|quote|name|recommend|offer|promise|state|give)s (${NOUN}),? (?:also |must (?:also )?|has to (?:also )?|should (?:also )?)+([a-z]{2,12}?)s? `,
    'If you $1 $2, also $3 ',
  ),
];
