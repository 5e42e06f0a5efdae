import { all, type Requirement, type Side } from './constraint';
import type { Lexicon, Slot } from './lexicon';
import { LEXICONS } from './lexicon/index';
import { constraintOf } from './rules';
import { meaningOf } from './sentence-meaning';
import { slotsOf } from './slots';
import { fromTemplate } from './templates';
import { type Token, tokenise } from './tokens';

/** Limit for parsing: checkable rules are short. */
const LONGEST = 1000;
const MOST_PARTS = 4;

/**
 * Parses an assertion into a checkable requirement. Returns `undefined` when any word is not
 * recognised: the assertion is then open, and only a judge may decide it. Never guesses.
 */
export const parseRequirement = (sentence: string): Requirement | undefined => {
  const written = sentence.trim();
  if (written === '' || written.length > LONGEST) return undefined;
  const known = fromTemplate(written);
  if (known) return known;
  const tokens = tokenise(withoutExamples(written));
  for (const lexicon of LEXICONS) {
    const found = whole(tokens, lexicon) ?? split(tokens, lexicon);
    if (found) return found;
  }
  return undefined;
};

// "placeholders in square brackets, such as [address]": the example adds nothing for things that
// have one form.
const EXAMPLE =
  /(?<=\b(?:brackets|placeholders?|markdown|highlighted|emphasi[sz]ed|title|italics)),? (?:such as|like|e\.g\.,?|for example,?|i\.e\.,?) [^\s]{1,40}(?: [^\s]{1,40})?\.?$|\s*\((?:e\.g\.|i\.e\.|for example|such as)[^()]{1,100}\)\.?$/i;
const withoutExamples = (sentence: string): string => sentence.replace(EXAMPLE, '');

const whole = (tokens: readonly Token[], lexicon: Lexicon): Requirement | undefined =>
  requirement(slotsOf(tokens, lexicon), lexicon);

const requirement = (slots: readonly Slot[], lexicon: Lexicon): Requirement | undefined => {
  const meaning = meaningOf(slots, lexicon.negativeConcord);
  const constraint = meaning && constraintOf(meaning);
  return (
    constraint && { side: meaning.side, ...(meaning.commands && { commands: true }), constraint }
  );
};

/**
 * Splits a sentence at "and", "but", ";" or a full stop; every part must parse, an elliptic one
 * with the subject and verb before it.
 */
const split = (tokens: readonly Token[], lexicon: Lexicon, depth = 1): Requirement | undefined => {
  if (depth >= MOST_PARTS) return undefined;
  for (const [left, right] of cuts(tokens)) {
    const first = whole(left, lexicon);
    const second = first && (continued(left, right, lexicon) ?? split(right, lexicon, depth + 1));
    const side = first && second && sameSide(first.side, second.side);
    if (side)
      return {
        side,
        ...(first.commands && { commands: true }),
        constraint: all([first.constraint, second.constraint]),
      };
  }
  return undefined;
};

const CUTS = new Set([
  'and',
  'but',
  ';',
  '.',
  'und',
  'aber',
  'et',
  'mais',
  'y',
  'pero',
  'e',
  'ma',
  'mas',
]);

const cuts = (tokens: readonly Token[]): [Token[], Token[]][] =>
  tokens.flatMap((token, index): [Token[], Token[]][] => {
    if (
      token.is === 'literal' ||
      !CUTS.has(token.key) ||
      index === 0 ||
      index === tokens.length - 1
    )
      return [];
    const left = tokens.slice(0, tokens[index - 1]?.text === ',' ? index - 1 : index);
    return [[left, tokens.slice(index + 1)]];
  });

/**
 * Parses the right part by itself or, after a positive left part, with its subject and modal. A
 * part after a prohibition must contain its own "not".
 */
const continued = (
  left: readonly Token[],
  right: readonly Token[],
  lexicon: Lexicon,
): Requirement | undefined => {
  const slots = slotsOf(right, lexicon);
  const leftSlots = slotsOf(left, lexicon);
  const forbids = leftSlots.some(({ is }) => is === 'not');
  const independent =
    slots.some(({ is }) => is === 'must' || is === 'not' || is === 'side') || !forbids;
  if (!independent) return undefined;
  const lead = leftSlots.filter(({ is }) => is === 'side' || is === 'must');
  const led = slots.some(({ is }) => is === 'side')
    ? slots
    : [
        ...lead.filter(({ is }) => is === 'side'),
        ...lead.filter(({ is }) => is === 'must'),
        ...slots,
      ];
  return (
    requirement(led, lexicon) ??
    (forbids
      ? undefined
      : requirement(
          [
            ...leftSlots.filter(({ is }) => is === 'side' || is === 'must' || is === 'verb'),
            ...slots,
          ],
          lexicon,
        ))
  );
};

const sameSide = (a: Side, b: Side): Side | undefined => {
  if (a === b || b === 'any') return a;
  return a === 'any' ? b : undefined;
};
