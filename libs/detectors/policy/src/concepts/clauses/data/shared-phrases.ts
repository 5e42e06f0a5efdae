/** Phrases that many lists use, by name, in the notation of `phrasesOf`. */
export const SHARED_PHRASES: Readonly<Record<string, string>> = {
  adv: `
    ({adverb} {adverb}? {adverb}?)
  `,
  adverb: `
    <adverb>|of course|also|then|just|now|even|still|already|all|both|soon|once again|again|at once|for sure|right away|in return|instead|too|as a gesture|as an exception|always|never|indeed|at last|hereby|later|therefore|however|gladly|at this point|in fact|in any case|once more
  `,
  we: `
    i|we|us
    (our|the|my) _? (team|department|staff|colleagues?|company|office|warehouse|bank|shop|store|clinic|school|support|branch)
  `,
  can: `
    will|can|could|would|shall|may|might
    (am|are|is) {adv}? (going to|able to|willing to|allowed to|about to)
  `,
  happy: `
    (am|are|be|is|feel)? (very|more than|only too|quite|so)? (happy|glad|pleased|delighted|ready|prepared|willing) to
  `,
  /** The writer commits to an act; a verb in the infinitive follows. */
  commit: `
    {we} {adv}? {can} {adv}? ({happy}|be able to|like to|love to|go ahead and|make sure to|be (happy|glad) to|have to)? {adv}?
    {we} {adv}? (am|are) {adv}? {happy} {adv}?
    (let|allow|permit) (me|us) (to)? {adv}?
    {we} {adv}? (promise|offer|guarantee|agree|want|undertake|decided|plan|intend|propose) (you)? to {adv}?
    (happy|glad|pleased|delighted) to {adv}?
  `,
  /** The writer has done it; a participle follows. */
  done: `
    {we} {adv}? (have|had|am|are)? {adv}? (gone ahead and)? {adv}?
  `,
  you: `
    you (both)?
    your (family|company|team|colleague|child)
    (the|each|every|all|all our) (customers?|users?|patients?|students?|guests?)
  `,
  /** The reader obtains something; its noun follows. */
  'you-get': `
    {you} {adv}? (will|can|would|shall|could|should|are going to) {adv}? (be)? (able to|be)? (get|getting|receive|receiving|have|see|given|enjoy|enjoying|claim|benefit from|collect|expect)
    {you} {adv}? (get|receive|enjoy|have earned|earn|deserve)
    {you} {adv}? (are|would be|will be|have) {adv}? (entitled to|eligible for|due|owed|a right to|qualified for|offered|granted|given|getting|receiving)
    {you} {adv}? (qualify|qualifies|qualified) for
  `,
  /** Passive with a promise or result; a participle follows. */
  passive: `
    (will|shall|can|would|is going to|are going to) {adv}? be {adv}?
    (has|have) {adv}? been {adv}?
    (is|are) {adv}? being {adv}?
    (is|are|was|were|gets?|got) {adv}?
  `,
  'number-word': `
    one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen
    (twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)?
    (a|one|two|three|four|five|six|seven|eight|nine|ten|several)? (hundred|thousand|million|billion|dozen)
  `,
  figure: `#|{number-word}`,
  currency: `euros?|dollars?|pounds?|cents?|usd|eur|gbp|chf|bucks|quid|francs?|pence|yen|rupees?|pesos?`,
  amount: `
    <price>|<percent>
    (usd|eur|gbp|chf|rs|€|£) #
    {figure} (percent|per cent|%|€|£)
    {figure} {currency}
  `,
  weekday: `(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?`,
  month: `january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sep|sept|oct|nov|dec`,
  /** A point in time or a period that can be kept or missed. */
  when: `
    (by|on|before|until|till|from|for|no later than|in time for|latest|this|next|coming|early|late)? (this|next|coming|early|late)? {weekday} (at the latest|morning|afternoon|evening)?
    (by|on|before|until|till|from|for)? {month} (the)? (#|<ordinal>)
    (by|on|before|until|till|from|for)? (the)? (#|<ordinal>) (of)? {month}
    (by|on|before|until|till|from)? the <ordinal>
    (by|on|before|until|till|from)? <date>
    (in|by|before|until) (early|late|mid)? {month}
    (by|before|at|until|towards)? (the)? (end|middle|beginning|start|close) of (the|this|next)? (day|week|month|business|today|tomorrow|year|quarter|hour|morning|afternoon|weekend)
    (by|before|until|for|as early as|first thing|as soon as)? (today|tonight|tomorrow|the day after tomorrow|midnight|noon|lunchtime|christmas|easter|the weekend|overnight) (morning|afternoon|evening|noon|night|at the latest)?
    (by|before|until|for)? (this|later this|next|early next|later next|the next|the coming) (morning|afternoon|evening|week|weekend|month|year|day|business day|working day|spring|summer|autumn|winter|quarter)
    (by|before)? (later|early|first thing) (today|tomorrow|tonight|in the morning)
    (within|in|inside|in under|in less than|no more than|at most|not more than|in just|in only) (the)? (next|about|around|roughly|only|exactly|just|under)? {period}
    (by|at|before|until|from) (about)? (# (am|pm|a.m|p.m|o'clock|hours)|<time>|noon|midnight|{number-word} o'clock|{number-word} (am|pm)|{number-word} in the (morning|afternoon|evening))
  `,
  unit: `minutes?|mins?|hours?|hrs?|days?|weeks?|months?|seconds?|secs?|years?|weekdays?`,
  period: `
    ({figure}|an|a|a few|a couple of|half an|few|several) ((to|or|and|–) {figure})? (business|working|calendar|short|more|full)? {unit}
    (the|a) (hour|day|week|fortnight|fortnight|moment|minute|couple of days|few days)
    no time|one go
  `,
};
