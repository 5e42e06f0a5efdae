import { type Constraint, parseRequirement, type Requirement } from '@touchstone/assertions';
import { isReliable } from './reliable';

/** Openings that only stress or address: the rule is what follows. */
const FILLER =
  /^(?:(?:please|kindly|bitte|also|and|but|then|therefore|thus|so|hence|additionally|furthermore|moreover|finally|lastly|again|seriously|important|note|remember|first(?: of all)?|i repeat|i mean it|above all|most importantly|to be clear|in addition|in general|generally|ps|p\.s\.)[,:!.]? +|(?:please )?(?:remember|be sure|take care|try|do not forget|don['’]t forget|make sure|aim|strive) to +|(?:please )?(?:make sure|ensure|see to it|remember)(?: that)? (?=you |your |the (?:answer|reply|response)|all |every |each )|it(?:['’]s| is) (?:very |absolutely |really |extremely )?(?:important|essential|crucial|vital|critical|necessary|imperative|mandatory)(?: to us| for us)? that +|(?:we|i) (?:want|expect|need|ask|would like|['’]d like) (?=you to )|you (?:should|must|need to|have to|are to) +)/iu;

const MOST_FILLERS = 4;

const withoutFillers = (sentence: string): string[] => {
  const variants: string[] = [];
  let rest = sentence;
  for (let step = 0; step < MOST_FILLERS; step++) {
    const shorter = rest.replace(FILLER, '');
    if (shorter === rest) break;
    variants.push(shorter);
    rest = shorter;
  }
  return variants;
};

/** A reason before an order: "Answers are read on phones, so please avoid tables." */
const REASON =
  /^[^,;:]{5,200}(?:, (?:so|therefore|thus|hence)|:|;) +(?:please )?(?<order>[^,;:]{4,200})$/iu;
const REFERS_BACK =
  /(?<![\p{L}])(?:it|them|those|these|one|ones|him|her)(?![\p{L}])|(?<![\p{L}])(?:that|this)[.!]?$/iu;

const orderAfterReason = (sentence: string): string[] => {
  const order = REASON.exec(sentence)?.groups?.order;
  return order === undefined || REFERS_BACK.test(order) ? [] : [order];
};

/** Limits to a topic: what else is answered, only a judge can tell. */
const SCOPE =
  /^(?:please |you (?:may |can |should |must )?)?(?:only|exclusively) (?:answer|respond|reply|talk|discuss|help|assist|handle|deal|speak|cover|chat|support|take|provide|give|offer)(?![\p{L}-])[^.;]*(?<![\p{L}-])(?:about|on|with|regarding|relat\p{L}+|concerning|to|that|from|for)(?![\p{L}-])/iu;

/** Parses a sentence as written, without its opening, or without the reason before it. */
export const understand = (sentence: string): Requirement | undefined => {
  if (SCOPE.test(sentence)) return undefined;
  for (const variant of [sentence, ...withoutFillers(sentence), ...orderAfterReason(sentence)]) {
    const found = parseRequirement(variant);
    if (found && isReliable(found.constraint, variant)) return found;
  }
  return undefined;
};

/** Has no part that concerns a phrase as written, so that a changed wording cannot mislead it. */
const isClosed = (constraint: Constraint): boolean => {
  switch (constraint.kind) {
    case 'concept':
      return constraint.concept.subject === undefined;
    case 'each-sentence':
    case 'not':
    case 'breach':
      return isClosed(constraint.part);
    case 'when':
      return isClosed(constraint.condition.constraint) && isClosed(constraint.part);
    case 'all':
    case 'some':
      return constraint.parts.every(isClosed);
    default:
      return true;
  }
};

/** Parses an item of a list of things not to do. */
export const understandProhibition = (item: string): Requirement | undefined => {
  const bare = item.charAt(0).toLowerCase() + item.slice(1);
  if (/^(?:no|never|not|do not|don['’]t|avoid)(?![\p{L}])/iu.test(bare)) return understand(item);
  return understand(`Do not ${bare}`) ?? understand(`No ${bare}`);
};

/** Wordings as a sentence of what a tail or a fragment demands. */
const WORDINGS: readonly [RegExp, readonly string[]][] = [
  [/^without (?:using|including|mentioning|naming|writing) /iu, ['Do not use ']],
  [/^without (?:any |a )?/iu, ['Do not use ', 'No ']],
  [/^so (?:that )?/iu, ['Write so that ']],
  [/^(?:suitable|appropriate|written) for |^for /iu, ['Write for ']],
  [/^(?:with|using|including) /iu, ['Use ', 'The answer must have ', 'Answer with ']],
  [/^all (?=in )/iu, ['Answer ', 'Write everything ']],
  [
    /^in (?=at |no |up |under |less |exactly |about |around |max)/iu,
    ['Use ', 'Keep it to ', 'Answer in '],
  ],
  [/^(?=(?:in|as|within) )/iu, ['Answer ', 'Write ', 'The answer must be ']],
  [/^(?=(?:under|below|over|above) )/iu, ['Keep the answer ']],
  [/^(?:only|just) /iu, ['Use exactly ', 'Answer only with ']],
  [/^(?=no |nothing |not )/iu, ['Use ', 'Keep it ']],
  [/^/u, ['Use ', 'Use a ', 'Use an ', 'Be ', 'Answer ', 'Write in ', 'The answer must have ']],
];

/** Parses a demand that is no sentence: "in at most 50 words", "Formal tone". */
export const understandPhrase = (phrase: string): Requirement | undefined => {
  const bare = phrase
    .replace(/^(\S{1,5})-(word|sentence|line|paragraph|verse|stanza)$/iu, '$1 $2s')
    .replace(/^[^\p{L}\p{N}"“]{1,3}|[\s.!]{1,5}$/gu, '')
    .replace(/,? please$/iu, '');
  for (const [opening, wordings] of WORDINGS) {
    if (!opening.test(bare)) continue;
    for (const wording of wordings) {
      const found = parseRequirement(wording + bare.replace(opening, ''));
      if (found && isClosed(found.constraint) && isReliable(found.constraint, bare)) return found;
    }
  }
  return undefined;
};
