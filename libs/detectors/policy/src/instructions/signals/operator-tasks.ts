import { LANGUAGE, MANNER } from './data/text-parts';
import { TASK_VERBS } from './data/verbs';
import { withoutLeadIn } from './lead-in';
import { pattern } from './pattern';

/** Recognises the purpose of the assistant as an order: "Help customers with their orders." */
export const isTask = (masked: string): boolean => {
  const clause = withoutLeadIn(masked);
  const [verb = ''] = /^[a-z]+/i.exec(clause) ?? [];
  return (
    TASK_VERBS.has(verb.toLowerCase()) &&
    TASK_OBJECT.test(clause.slice(verb.length)) &&
    !QUALIFIED.test(clause)
  );
};
const TASK_OBJECT =
  /^ (?:as (?:a|an|the) |(?:the |our |all |any |each |every |their |incoming |its )?(?:[a-z-]{2,15} )?(?:users?|customers?|guests?|visitors?|members?|employees?|staff|students?|pupils?|patients?|passengers?|clients?|readers?|messages?|tickets?|texts?|e-?mails?|requests?|enquiries|inquiries|inputs?|questions?|documents?|reviews?|users?['’]s?|customers?['’]s?|user['’]s|customer['’]s)(?![\p{L}-]))/iu;
const QUALIFIED = pattern(
  String.raw`(?<![\p{L}-])(?:only|never|always|not|in (?:at most|a|an|one|two|three|\d+|the|`,
  MANNER,
  String.raw`|`,
  LANGUAGE,
  String.raw`)|into `,
  LANGUAGE,
  String.raw`|as (?:one|json|a (?:list|table)|bullet)|by (?:their|the)|with (?:a|an|exactly|at|empathy|care|your)|without|from the|using|before|after|politely|briefly|honestly|truthfully|`,
  MANNER,
  String.raw`ly)(?![\p{L}-])`,
);
