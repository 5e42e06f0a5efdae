import type { Constraint } from '../../constraint';

/** Everyday wording of a formal rule: a whole clause, without the frame of its subject. */
export interface Form {
  pattern: RegExp;
  make: (groups: Record<string, string | undefined>) => Constraint | undefined;
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 };

export const DIGIT_WORDS = NUMBERS.join('|');
export const N = String.raw`(?:\d{1,4}|${DIGIT_WORDS}|fifteen|twenty|thirty|forty|fifty)`;
export const MAX = String.raw`(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|no longer than|not longer than|a maximum of|under|below|fewer than|less than|shorter than|within|only)`;
export const OVER = String.raw`(?:longer than|more than|over|above|exceeding|with more than)`;
export const SAID = String.raw`(?:["“'‘](?<said>[^"”]{1,120})["”'’])`;
/** The text that a rule is about: "each of our replies", "the message". */
export const REPLY = String.raw`(?:(?:the|your|our|its|each|every|all|any|a|an|one|each of (?:the|our|your)|all of (?:the|our|your)|every single) )?(?:(?:whole|entire|full|final|finished|single|chat|written|customer|outgoing) )?(?:repl(?:y|ies)|responses?|answers?|messages?|texts?|outputs?|e?-?mails?|chats?|posts?|letters?)(?: (?:you|we|it|the bot|the assistant) (?:writes?|sends?|gives?))?`;
export const MUST = String.raw`(?:(?:must|should|shall|has to|have to|is to|are to|needs to|need to|will|may|can) )?(?:always )?`;

export const numberOf = (written = ''): number => {
  const word = written.toLowerCase();
  return /^\d/.test(word) ? Number(word) : (TENS[word] ?? NUMBERS.indexOf(word));
};

export const form = (source: string, make: Form['make']): Form => ({
  pattern: new RegExp(`^${source}$`, 'iu'),
  make,
});

export const noPhrase = (text: string): Constraint => ({
  kind: 'phrase',
  phrase: { text, as: 'word' },
  bounds: { max: 0 },
});

/** The largest number that a bound allows: "under ten" is nine. */
export const below = (bound = '', n = ''): number =>
  /^(?:under|below|fewer|less|shorter)/i.test(bound) ? numberOf(n) - 1 : numberOf(n);
