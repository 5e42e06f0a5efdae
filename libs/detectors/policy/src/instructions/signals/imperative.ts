import { INSTRUCTING_VERBS } from './data/verbs';
import { withoutLeadIn } from './lead-in';

const FINITE = String.raw`(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|shall|does|cannot|costs|includes|takes|begins|starts|ends|opens|closes|applies|comes|remains|belongs|counts|meets|works|runs|expires|varies)`;
/** The word after it shows that a verb is one. */
const OBJECT =
  /^(?:the|a|an|every|each|any|all|no|your|their|his|her|its|our|my|them|it|us|me|him|only|that|this|these|those|at|as|if|when|whether|how|what|who|why|where|which|not|never|always|exactly|up|out|away|sure|yourself|nothing|more|less|fewer|one|two|three|\d+)(?![\p{L}\p{N}_])/iu;
/** "Support is available", "Order numbers have eight digits", "Use of the app is free". */
const NOUN_READING = new RegExp(
  String.raw`^(?:(?:[\p{L}'’-]{1,20} ){0,2}${FINITE}(?![\p{L}-])|of (?!yourself|them))`,
  'iu',
);
const SUBJECT = /^(?<before>[^,;:]{1,60}?) (?:is|are|was|were|must|should|can|will|costs|takes) /iu;
const SUBORDINATE =
  /(?<![\p{L}])(?:that|which|who|whose|if|when|whether|how|what|where|why|as|because|it|you|they|we|there)(?![\p{L}])/iu;

/** "Address data from old notebooks are sent to you". */
const isSubject = (words: string): boolean => {
  const before = SUBJECT.exec(words)?.groups?.before;
  return before !== undefined && !SUBORDINATE.test(before);
};

const isNoun = (words: string): boolean => {
  const [noun] = NOUN_READING.exec(words) ?? [];
  return noun !== undefined && !SUBORDINATE.test(noun);
};

const ADJECTIVE_READING =
  /^(?:(?:open|close) (?:daily|from|until|till|on|all|every|monday|24|to|by)|present since|check-|name:|wish list|date of|set menu|use cases?|find (?:our|the|your|attached|below|here)|back in|work (?:hours|days)|welcome to|thank you|(?:call|visit|find|follow|write to|join) us|(?:see|view) below|[a-z]+ (?:assistant|bot|chatbot|agent|desk|cent(?:re|er)|hotline|helpline|team))\b/iu;

const firstWord = (text: string): string => /^[\p{L}][\p{L}-]{0,20}/u.exec(text)?.[0] ?? '';

/** Checks for a verb in base form at the start of a clause, and that it is no noun. */
export const startsWithVerb = (
  clause: string,
  verbs: ReadonlySet<string> = INSTRUCTING_VERBS,
): boolean => {
  const verb = firstWord(clause);
  if (!verbs.has(verb.toLowerCase()) || ADJECTIVE_READING.test(clause)) return false;
  const rest = clause.slice(verb.length);
  if (rest === '' || /^[.!]/.test(rest)) return true;
  if (!/^,? /.test(rest)) return false;
  const after = rest.replace(/^,? {1,3}/, '');
  return OBJECT.test(after) || !(isNoun(after) || isSubject(after));
};

/** Words after "always" and "never" that begin no verb. */
const NO_VERB =
  /^(?:the|a|an|these|those|this|that|in|on|at|for|with|to|of|again|mind|before|since|been|had|has|have been|is|are|was|more|less|as|and|or|worth|fun|available|fresh|free|welcome)(?![\p{L}-])/iu;
const ADVERB =
  /^(?:(?:ever|also|please|without exception,|explicitly|politely|actively|directly|simply|only|just|first|then|under any circumstances|in any case|[a-z]{3,12}ly) )*/i;

/** A prohibition or an emphasised order: any verb may follow. */
export const startsWithEmphasis = (clause: string): boolean => {
  const emphasis = /^(?:do not|don['’]?t|never(?:,? ever)?|always|do|not),? (?<rest>.{2,})/iu.exec(
    clause,
  )?.groups?.rest;
  if (emphasis === undefined) return false;
  const rest = emphasis.replace(ADVERB, '');
  const verb = firstWord(rest).toLowerCase();
  if (/^do /i.test(clause) && !/^do (?:not|n)/i.test(clause))
    return startsWithVerb(rest) && !/^do (?:you|we|they|i) /i.test(clause);
  return (
    verb !== '' &&
    !NO_VERB.test(rest) &&
    (INSTRUCTING_VERBS.has(verb) || !/(?:ed|ing|[^s]s)$/.test(verb))
  );
};

const MAKES_SURE =
  /^(?:make sure|be sure|ensure|see to it|take care (?:to|that|not)|be careful (?:to|not)|take care|remember (?:to|that you)|don['’]t forget|do not forget|keep in mind to|bear in mind to|try (?:to|not)|aim (?:to|for)|strive (?:to|for)|refrain from|abstain from|steer clear of|stay away from|under no circumstances|in no case|on no account|at no (?:point|time)|by no means|in no event|no matter what) /i;

/** Checks if a clause orders: an imperative, with or without words before it. */
export const isImperative = (masked: string): boolean => {
  const clause = withoutLeadIn(masked);
  return (
    (MAKES_SURE.test(clause) &&
      !/^(?:under no|in no|on no|at no|by no|no matter)[^,]{1,25} (?:is|are|was|does|do|has|may|can|will) (?!you)/i.test(
        clause,
      )) ||
    startsWithEmphasis(clause) ||
    startsWithVerb(clause) ||
    startsWithVerb(clause.replace(/^(?:always|only|just|never|[a-z]{3,12}ly) /i, ''))
  );
};
