import { type MatchableWords, type Phrases, phrasesOf } from '../../clauses';

/** Subjects that name a kind of value: a text mentions them by stating one. */
export interface ValueKind {
  /** Recognises the subject. */
  named: Phrases;
  /** Recognises a value. */
  value?: Phrases;
  /** Recognises a value in the sentence as written. */
  pattern?: RegExp;
  /** The name of the kind alone is no mention: "our phone number". */
  required: boolean;
  /** Other words of the subject matter: "the price of the consultation". */
  specific: boolean;
}

const TIME = `# (am|pm|a.m|p.m|o'clock)|<time>|noon|midnight|{number-word}|#`;

const kind = (
  named: string,
  value?: string,
  pattern?: RegExp,
  { required = value === undefined, specific = false } = {},
): ValueKind => ({
  named: phrasesOf(named),
  ...(value !== undefined && { value: phrasesOf(value, { time: TIME }) }),
  ...(pattern && { pattern }),
  required,
  specific,
});

const KINDS: readonly ValueKind[] = [
  kind(
    'opening (hours|times)|business hours|office hours|(hours|times) of opening|visiting hours|when .. open',
    `
    (open|opens|opening|closed|closes|close|closing|available|reach us|come|come in|drop by|visit us|hours are|hours|staffed|reachable) .. (from|at|between|until|till|:|to|by|on|are)? ({time}|{weekday}|24 hours|around the clock|daily)
    ({weekday}|weekdays|daily) .. {time} .. (to|until|and|till|–|-) .. {time}
    (from|between) {time} (to|until|and|till|–) {time}
    # (am|pm)? (to|until|till|–) # (am|pm|o'clock)
    {time} to {time}
    open (24 7|all day|daily|every day|around the clock|day and night)
  `,
  ),
  kind(
    'phone numbers?|telephone numbers?|number of .. (line|hotline)|hotline number|(crisis|help) line|crisis line|helpline',
    undefined,
    /(?<![\w.])(?:\+|\(?0)\d[\d ()/-]{5,18}\d|(?<![\w.])\d{3}[ .-]\d{3}[ .-]\d{3,4}(?!\w)|(?<![\w.])1?[ -]?8\d\d[ -]\d{3}[ -]\d{4}/,
  ),
  kind(
    'iban|(account|card) numbers?',
    undefined,
    /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{2,4}){3,8}\b|(?<![\d.,])\d(?:[ -]?\d){7,18}(?![\d.,]\d)/,
  ),
  kind(
    'by (first)? name|names? of|brand name|branded|brand names',
    undefined,
    /(?<=[\p{Ll}\p{N},] )(?!(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Mr|Mrs|Ms|Dr|GP|AI|OK|TV|PC|Settings|Account)\b)\p{Lu}\p{Ll}[\p{L}'-]{1,24}/u,
  ),
  kind(
    '^ emails? $|email address|email addresses',
    undefined,
    /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,24}/,
  ),
  kind('(link|url|web address|website)s?', '<link>', /https?:\/\/\S|www\.\w|\]\(/),
  kind(
    'prices?|amounts?|costs?|fees?|charges?|what .. costs?',
    '{amount}|costs? (nothing|you)|free of charge|(fee|fees|charge|surcharge|cost) (of|is|are|applies|apply|for)',
    undefined,
    { specific: true },
  ),
  kind(
    '(interest|exchange|annual percentage) rates?|rates',
    '{figure} (percent|per cent|%) .. (interest|rate|a year|per year|per annum|apr)?|<percent>|(rate|interest|apr) .. (is|of|at|:) .. (<percent>|#)',
    undefined,
    { specific: true },
  ),
  kind(
    'percentages?|statistics|success rates?',
    '<percent>|{figure} (percent|per cent)|{figure} (out of|in) {figure}',
  ),
  kind(
    'contact (details|data|information)|how to (contact|reach) us|contact',
    '<email>|<link>|contact form',
    /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,24}|(?:\+|\(?0)\d[\d ()/-]{5,18}\d|https?:\/\//,
  ),
  kind(
    'address|location|where .. (is|are|find)|directions',
    '(at|in|on)? # _ _? (street|road|avenue|lane|square|drive|way|st|rd|boulevard|close|court)|{number-word}? .. (street|road|avenue|lane|square|boulevard)',
  ),
  kind(
    '(flight|train|bus|line|route) numbers?',
    undefined,
    /(?<![\w.])(?:[A-Z]{1,3}|[A-Z]\d)\s?\d{1,4}(?![\w.%])/,
    { required: false },
  ),
  kind(
    '(ticket|case|order|reference|incident|tracking|invoice|booking|customer|account) numbers?|(ticket|case|order|reference) id',
    undefined,
    /(?:\b[A-Z]{1,5}[- ]?\d{3,12}\b|#\s?\d{3,12}\b|(?:number|no\.?|id|reference)\s{0,2}(?:is|:|#)?\s{0,2}[A-Z]{0,4}-?\d{3,12}\b)/i,
  ),
  kind(
    'dates?|deadlines?|due dates?|the day|(exact)? dates?',
    '{weekday}|{month} (#|<ordinal>)|(#|<ordinal>) (of)? {month}|<date>|tomorrow|today',
  ),
];

/** Returns the kind of value that a subject names. */
export const valueKindOf = (subject: MatchableWords): ValueKind | undefined =>
  KINDS.find((each) => each.named.occurs(subject));

export const hasValue = (
  { value, pattern }: ValueKind,
  sentence: MatchableWords,
  text: string,
): boolean => (value?.occurs(sentence) ?? false) || (pattern?.test(text) ?? false);
