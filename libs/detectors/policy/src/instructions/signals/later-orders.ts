import { isImperative } from './imperative';

const CONDITION =
  /^(?:also |and |but |so |only )?(?:if|when|whenever|where|in case|unless|should|once|as soon as|as long as|because|since|as|given that|while|until|before|after|for|with|in the event|provided|even if|every time|each time|on|upon)(?![\p{L}-])/iu;
/** Begins an order in the middle of a sentence, without a comma. */
const ORDER_INSIDE =
  /(?<!\b(?:to|you|they|we|i|users?|customers?|guests?|who|that|can|could|will|would|must|should|or|and|please|the|a|an|your|their|my|our|of|for|in|any|this) )(?<=\p{L} )(?:apologi[sz]e|say|tell|ask|refer|reply|respond|answer|offer|recommend|mention|explain|suggest|direct|point|advise|remind|refuse|decline|use|give|never|always|do not|don['’]t|please) /iu;

const REPORTS =
  /\b(?:says?|said|reads?|states?|wrote|writes|goes|is called|motto|sign|slogan)(?: is| reads)?:? ?$/iu;

/** "…, so avoid tables", "…: always ask first", "…; refer guests to the desk". */
const CLAUSE_START =
  /(?:; |: | [–—-] |\. |, (?:so|therefore|thus|hence|then)(?: then)? |, (?:and |but )?(?=(?:please|always|never|do not|don['’]t|avoid|make sure|ensure|be sure|remember)\b))/giu;

/** Checks for an order after a reason: "…, so avoid tables". */
export const ordersLater = (masked: string): boolean =>
  [...masked.matchAll(CLAUSE_START)].some(
    ({ index, 0: mark }) =>
      !REPORTS.test(masked.slice(0, index)) && isImperative(masked.slice(index + mark.length)),
  );

/** Checks for an order after a condition: "If …, apologise". */
export const ordersOnCondition = (masked: string): boolean => {
  if (!CONDITION.test(masked)) return false;
  const clauses = [...masked.matchAll(/(?:, |: | [–—-] )(?:then )?/g)];
  return (
    clauses.some(({ index, 0: mark }) => isImperative(masked.slice(index + mark.length))) ||
    ORDER_INSIDE.test(masked)
  );
};
