const groups = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Words that stand for each other as the subject of a rule. */
export const SYNONYMS: readonly (readonly string[])[] = groups(`
  photo picture image snapshot pic photograph screenshot photos
  parcel package shipment delivery order item
  number id no reference ref digits
  doctor gp physician clinician medic practitioner
  pharmacist chemist pharmacy
  lawyer solicitor attorney counsel
  adviser advisor consultant accountant specialist expert
  counsellor counselor therapist psychologist
  child kid son daughter baby toddler children infant
  hours times open opening close closes
  refund reimbursement money return
  returns return returning exchange send
  cancel cancellation cancelling terminate end close quit stop withdraw revoke
  price cost costs fee fees charge charges rate pricing expensive
  phone telephone mobile cell
  email mail e-mail
  address street postcode
  human person agent colleague representative employee someone
  manager supervisor boss
  website site page portal
  helpline hotline line
  colour color
  document documents scan passport payslip payslips contract form certificate statement copy file papers attach
  status where shipped track tracking dispatched arrive arrived arriving sent
  times time long when
  size sizes measurements fit
  medicine medication drug tablet pill syrup ibuprofen paracetamol
  bug error problem crash issue defect glitch
  damaged broken cracked smashed torn defective faulty
  angry furious upset mad
  device laptop phone tablet computer pc mac
  browser chrome firefox safari edge
  adult parent parents teacher grown-up mum dad mom mother father aunt uncle someone somebody
  system windows macos linux android ios
  invest investing investment shares stocks funds etf bonds portfolio securities
  loan mortgage credit borrow
  branch office store shop location counter
  visit visiting come coming drop dropping pop stop go
  pick picking collect collecting fetch pickup
  shipping delivery shipment dispatch
  homework exercise assignment task worksheet
  exam test quiz examination
  appointment slot booking visit
  label packaging ingredients
  password passcode pin
  budget price-range
  name surname
  insurance insurer
  job work employer
  purchase buy order
  stolen lost theft missing
  suspicious phishing
`);

/** Other ways to name a subject, as patterns over the words of a sentence. */
export const PARAPHRASES: readonly (readonly [subject: RegExp, sentence: RegExp])[] = [
  [
    /\bage\b/,
    /\bhow old (?:are|is|were|was) (?:you|he|she|they|everyone|everybody|the (?:child|kid|baby|patient|person|student)|your (?!edition|device|laptop|phone|car|computer|printer|copy|book|version|router))|\bhow old (?:he|she|they|you|it)\b|\byears old\b|\bborn\b/,
  ],
  [/\b(?:date of birth|birth ?date|birthday)\b/, /\bborn\b|\bbirthday\b|\bdate of birth\b|\bbirthdate\b/],
  [/\baddress\b/, /\bwhere (?:do|does|are) (?:you|he|she|they) (?:live|based|located)\b|\bwhich street\b/],
  [/\bname\b/, /\bwho am i (?:speaking|talking|chatting)\b|\bwho are you\b|\bcall you\b/],
  [/\b(?:date|time|day)\b(?! of birth)/, /\bwhen\b|\bwhat day\b|\bwhich day\b/],
  [/\b(?:reason|cause|why)\b/, /\bwhy\b|\bwhat made\b|\bhow come\b/],
  [/\b(?:quantity|amount|number of)\b/, /\bhow (?:many|much)\b/],
  [/\b(?:location|place|where)\b/, /\bwhere\b/],
  [/\b(?:price|cost|budget)\b/, /\bhow much\b|\bspend\b/],
  [
    /\bsiz(?:e|es|ing)\b/,
    /\b(?:which|what) size\b|\b(?:3\d|4\d|xs|s|m|l|xl|small|medium|large) or (?:an? )?(?:3\d|4\d|xs|s|m|l|xl|small|medium|large)\b|\bfits?\b|\btoo (?:big|small|tight|large|loose)\b|\bruns? (?:small|large|big)\b/,
  ],
  [/\b(?:weight)\b/, /\bweigh\b|\bhow heavy\b/],
  [/\b(?:height)\b/, /\bhow tall\b/],
  [/\b(?:duration|how long)\b/, /\bhow long\b|\bsince when\b/],
  [/\b(?:order number|order id)\b/, /\border (?:number|id|no|reference)\b|\bnumber of (?:your|the) order\b|\bwhich order\b/],
  [/\b(?:phone|telephone|mobile) number\b/, /\bnumber (?:to|where|we|i) .{0,20}\b(?:call|reach)\b|\bcall you\b/],
  [/\b(?:opening|office|business) (?:hours|times)\b/, /\bopen(?:ing)?\b|\bclosed?\b|\bhours\b/],
  [/\b(?:error message|error)\b/, /\bwhat does (?:it|the screen) say\b|\berror\b/],
  [/\boperating system\b/, /\b(?:windows|macos|mac|linux|android|ios|operating system|os)\b/],
  [/\b(?:self-harm|suicide)\b/, /\b(?:hurt(?:ing)? (?:myself|yourself)|cutting (?:myself|yourself)|kill (?:myself|yourself)|end (?:my|your) life|suicid\w{0,6})\b/],
  [/\bfeedback\b/, /\bhow (?:was|did you like|satisfied)\b|\brate\b|\breview\b/],
];
