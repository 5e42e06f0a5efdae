/** A wording of a question, and the statement that a short answer `#` to it makes. */
const QUESTIONS: readonly [RegExp, string][] = [
  [
    /^(?:what(?:'s| is| are| does| do)|how much (?:is|are|does|do)|calculate|compute|work out|evaluate|solve:?|was (?:ist|sind|ergibt)|wie viel (?:ist|sind)|combien (?:font|fait)) (\d.{2,118}?|the (?:sum|product|average|mean|median|square root|difference).{3,110}?)(?: equal| make| come to)?$/i,
    '$1 = #',
  ],
  [/^how many ([a-z]{2,20}) (?:are|is)(?: there)? in (.{1,80})$/i, '$2 are # $1'],
  [
    /^how many (\w)(?:'s|s|’s)? (?:are|is)(?: there)? in (?:the word )?(.{2,45})$/i,
    '$2 contains # $1',
  ],
  [
    /^how many times does (?:the )?(?:letter )?['"]?(\w)['"]? (?:appear|occur) in (?:the word )?(.{2,45})$/i,
    '$2 contains # $1',
  ],
  [
    /^how many letters (?:does|are in)(?: the word)? (.{2,45}?)(?: have| contain)?$/i,
    'the word $1 has # letters',
  ],
  [
    /^(?:what|which) (?:day of the week|weekday|day) (?:is|was|will) (.{6,40}?)(?: be| fall on)?$/i,
    '$1 is a #',
  ],
  [
    /^(?:which|what) (?:number )?is (?:greater|larger|bigger|higher),? (?:the number )?(.{1,20}) or (.{1,20})$/i,
    'of $1 and $2, the larger one is #',
  ],
  [
    /^(?:which|what) (?:number )?is (?:smaller|lower),? (.{1,20}) or (.{1,20})$/i,
    'of $1 and $2, the smaller one is #',
  ],
  [
    /^how many days (?:are )?(?:there )?between (.{4,40}) and (.{4,40})$/i,
    'from $1 to $2 is # days',
  ],
  [/^(?:convert|what is|how much is) (.{1,40}) (?:to|into|in) ([\p{L} ]{1,20})$/iu, '$1 is # $2'],
];
const YES_NO: readonly [RegExp, string, string][] = [
  [
    /^is (\d{1,12}) (?:an? )?(prime|even|odd|composite|perfect square)(?: number)?$/i,
    '$1 is a $2',
    '$1 is not a $2',
  ],
  [
    /^is (\d{1,12}) (?:evenly )?divisible by (\d{1,9})$/i,
    '$1 is divisible by $2',
    '$1 is not divisible by $2',
  ],
  [
    /^(?:is|was|will) (?:the year )?(\d{4}) (?:be )?a leap year$/i,
    '$1 is a leap year',
    '$1 is not a leap year',
  ],
  [
    /^is (\d[\d.,/]{0,12}) (greater|larger|bigger|more|less|smaller) than (\d[\d.,/]{0,12})$/i,
    '$1 is $2 than $3',
    '$1 is not $2 than $3',
  ],
];
const YES = /^(?:yes|yep|yeah|correct|indeed|it is|true)\b/i;
const NO = /^(?:no|nope|it is not|it isn['’]t|false)\b/i;
const VALUE =
  /^(?:it(?:'s| is| was)|that(?:'s| is)|the (?:answer|result|total) is|about|exactly|a|an|on a)?:?\s?((?:[$€£] ?)?[-−]?[\d.,/]{1,22}|[\p{L}-]{3,14})\b[^.\n\d]{0,25}$/iu;
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 80;

/**
 * Returns the statement that a short answer makes together with its question, such as `27 times 46 =
 * 1242`; `undefined` for other questions and longer answers.
 */
export const answeredStatement = (question: string, answer: string): string | undefined => {
  if (question.length > LONGEST_QUESTION || answer.length > LONGEST_ANSWER) return undefined;
  const asked =
    question
      .trim()
      .split(/(?<=[.!]) (?=\p{Lu})/u)
      .at(-1)
      ?.replace(/[?.=\s]+$/, '') ?? '';
  const said = answer.trim().replace(/[.!\s]+$/, '');
  for (const [pattern, yes, no] of YES_NO)
    if (pattern.test(asked) && (YES.test(said) || NO.test(said)))
      return asked.replace(pattern, YES.test(said) ? yes : no);
  const [, value] = VALUE.exec(said) ?? [];
  const known = QUESTIONS.find(([pattern]) => pattern.test(asked));
  return known && value !== undefined
    ? asked.replace(known[0], known[1]).replace('#', value.replace(/[.,]$/, ''))
    : undefined;
};
