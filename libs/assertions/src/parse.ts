import { FORMAL_WORDS } from './concepts/formal';
import { everydayForm } from './concepts/forms';
import { parseConceptRule } from './concepts/parse-concept-rule';
import { all, type Requirement, type Side } from './constraint';
import { parseJsonKeys } from './json-keys';
import type { Lexicon, Slot } from './lexicon';
import { ENGLISH, LANGUAGES, LEXICONS } from './lexicon/index';
import { recentlyParsed } from './recently-parsed';
import { constraintOf } from './rules';
import { meaningOf } from './sentence-meaning';
import { slotsOf } from './slots';
import { fromTemplate } from './templates';
import { type Token, tokenise } from './tokens';
import { losesPart, takesFormForContent } from './writing/form-words';
import { parseWritingRule } from './writing/parse-writing-rule';

/** Limit for parsing: checkable rules are short. */
const LONGEST = 1000;
const MOST_PARTS = 4;

const parse = (sentence: string): Requirement | undefined => {
  const written = sentence.trim();
  if (written === '' || written.length > LONGEST) return undefined;
  const requirement = parseJsonKeys(written) ?? parseWhole(written);
  return requirement && losesPart(written, requirement.constraint) ? undefined : requirement;
};

const parseWhole = (written: string): Requirement | undefined => {
  const form = everydayForm(written);
  if (form)
    return { side: OUTPUT.test(written) ? 'output' : 'any', commands: true, constraint: form };
  const formal = EVERYDAY.test(written) ? undefined : parseFormal(written);
  return formal ?? parseWriting(written) ?? parseContent(written);
};

/** Parses a rule on what a text says; leaves one open that is about how it is written. */
const parseContent = (written: string): Requirement | undefined => {
  const requirement = parseConceptRule(written, parseEnglish);
  return requirement && takesFormForContent(requirement.constraint) ? undefined : requirement;
};

/** Parses a rule on the form of a text whose wording the closed grammar does not know. */
const parseWriting = (written: string): Requirement | undefined => {
  const constraint = parseWritingRule(written);
  return (
    constraint && { side: OUTPUT.test(written) ? 'output' : 'any', commands: true, constraint }
  );
};

/**
 * Parses an assertion into a checkable requirement. Returns `undefined` when any word that matters
 * is not recognised: the assertion is then open, and only a judge may decide it. Never guesses.
 */
export const parseRequirement = recentlyParsed(parse);

const OUTPUT =
  /^(?:(?:the|your|our|each|every|all|any|no|an?) (?:repl(?:y|ies)|responses?|answers?|assistant|bot|chatbot|model)|replies|responses|answers)\b/i;

/** Everyday meanings that the closed grammar takes too literally. */
const EVERYDAY =
  /\b(?:repeat|restate|rephrase|echo|reread)(?:ing|s)? (?:the|their|his|her|your|a|any) (?:[a-z']{2,15} )?(?:questions?|messages?|requests?)\b|\b(?:all[- ]?caps|caps ?lock)\b|["”'’],? (?:and |but )?(?:not|never|instead of|rather than)(?: as| say| use)? ["“'‘]|\bnames of\b|\b(?:start|begin|open)(?:ing)? (?:a|any|your|the|each|every) sentence|["”'’] (?:to|with|for) (?:the |a |an |any |our |your )?(?:user|customer|client|patient|student|guest|caller|reader|person|people)s?[.!]{0,3}$|[,;–—-] ?(?:and |but )?never \S|^[\p{L} -]{2,25}: (?!["“'])|^(?:always |please )?answer (?:all|every|any|each|the|their|only) .{0,40}questions?\b/iu;

/** Parses a clause of the closed grammar in English. */
const parseEnglish = (clause: string): Requirement | undefined => {
  return whole(tokenise(withoutExamples(clause)), ENGLISH);
};

const parseFormal = (written: string): Requirement | undefined => {
  const known = fromTemplate(written);
  if (known) return known;
  const tokens = tokenise(withoutExamples(written));
  const isEnglish = ENGLISH_WORDS.test(written);
  for (const lexicon of LEXICONS) {
    if (lexicon === ENGLISH && isEnglish && !needsFormal(written, tokens)) continue;
    if (lexicon !== ENGLISH && isEnglish) break;
    const found = whole(tokens, lexicon) ?? split(tokens, lexicon);
    if (found) return found;
  }
  return undefined;
};

/** Words of English alone: a sentence with one of them is not tried in other languages. */
const ENGLISH_WORDS =
  /\b(?:the|of|and|must|never|should|with|your|their|not|if|when|is|are|be|to|for|any|all|always|please|avoid|don['’]?t|our|keep|use|write|say|give|answer|reply|mention|about|that|who|by|at|from|or|it)\b/i;

/** Further words of the closed grammar, and names, which are literals to it. */
const RARER_WORDS = new RegExp(
  String.raw`\s\p{Lu}|\b(?:enumerations?|bold-?face|web-?links?|e[mn]-dash|periods?|numerals?|numeric|figures?|tags?|p\.?s|post-script|salutations?|per cent|lower case|uncapitali[sz]ed|unformatted|plaintext|blank|prefixed|suffixed|preceded|followed|ended|started|disclaimer|keywords?|symbols?|sign|json-\w+|all-caps|quoted|${LANGUAGES.join('|')})\b`,
  'u',
);

const needsFormal = (written: string, tokens: readonly Token[]): boolean =>
  RARER_WORDS.test(written) ||
  tokens.some(({ is, key }) => is === 'literal' || is === 'number' || FORMAL_WORDS.test(key));

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
