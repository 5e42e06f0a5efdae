import type {
  Bounds,
  Concept,
  Condition,
  Constraint,
  Countable,
  Phrase,
} from '@touchstone/assertions';
import { NotEvaluable, nounFor } from '@touchstone/detection';
import { type CountRange, isInLanguage, sentences } from '@touchstone/text';
import { checkConcept } from '../concepts';
import type { Scene } from '../concepts/concept-check';
import type { Assessment, Holds } from './assessment';
import { checkCodeInBlocks, codeBlocks } from './code';
import { count, paragraphs } from './counts';
import {
  describeBounds,
  describeComparison,
  describeOne,
  describeRange,
  type Noun,
  nounOf,
} from './describe';
import { type ElementCount, exactly, excerpt, tidy } from './element-count';
import {
  checkCurrency,
  checkDateFormat,
  checkLanguageOfQuestion,
  checkLinkTargets,
  checkNumberedSteps,
} from './everyday-forms';
import { checkFormat } from './formats';
import { checkJsonKeys } from './json-keys';
import { PATTERNS } from './patterns';
import { atEdge, phraseCount } from './phrases';
import { findPattern } from './user-pattern';
import { checkWriting } from './writing';
import { checkAddressBy, checkAmountFormat, listItems } from './written-forms';

type Check<K extends Constraint['kind']> = (
  constraint: Extract<Constraint, { kind: K }>,
  text: string,
  scene: Scene,
) => Assessment;

const outcome = (holds: Holds, reason: string, quote = ''): Assessment => ({
  holds,
  reason,
  quote,
});

/** Checks a text against a constraint. Linear in the text. */
export const check = (constraint: Constraint, scene: Scene): Assessment => {
  try {
    return (CHECKS[constraint.kind] as Check<typeof constraint.kind>)(
      constraint,
      scene.text,
      scene,
    );
  } catch (error) {
    if (error instanceof NotEvaluable) return outcome('unknown', error.message);
    throw error;
  }
};

const within = (n: number, { min = 0, max = Infinity, slack = 0 }: Bounds): boolean =>
  n >= min * (1 - slack) && n <= max * (1 + slack);

/**
 * Compares a count with its bounds. A count that both interpretations agree on decides; a bound met
 * by one interpretation only, or a bare figure that is exceeded, is borderline.
 */
const judgeCount = ({ low, high }: CountRange, bounds: Bounds): Holds => {
  const [byLow, byHigh] = [within(low, bounds), within(high, bounds)];
  if (byLow && byHigh) return true;
  if (byLow || byHigh) return 'borderline';
  if (low < (bounds.min ?? 0) && high > (bounds.max ?? Infinity)) return 'borderline';
  if (bounds.slack !== undefined && within(low, { ...bounds, slack: bounds.slack * 2.5 }))
    return 'borderline';
  return bounds.soft && low > (bounds.max ?? Infinity) ? 'borderline' : false;
};

const assessCount = (count: ElementCount, bounds: Bounds, noun: Noun, text: string): Assessment => {
  const holds = judgeCount(count, bounds);
  return outcome(
    holds,
    describeComparison(count, noun, bounds),
    count.low + count.high > 0 && (holds !== true || bounds.max === undefined)
      ? excerpt(text, count.at)
      : '',
  );
};

const phraseNoun = ({ text, as }: Phrase): Noun => {
  const phrase = `${as === 'shape' ? 'the form ' : ''}"${text}"`;
  return [`occurrence of ${phrase}`, `occurrences of ${phrase}`];
};

const DENIAL =
  /\b(?:not|never|cannot|can['’]t|don['’]t|won['’]t|isn['’]t|aren['’]t|couldn['’]t|wouldn['’]t|no longer)\b[^.!?\n]{0,40}$/i;

/** "I can't describe it as flawless": the words are used, but nothing is claimed. */
const isDenied = ({ text: said, as }: Phrase, text: string): boolean => {
  if (as !== 'word' || !CLAIM.test(said)) return false;
  const lower = text.toLowerCase();
  const pieces = lower.split(said.toLowerCase()).slice(0, -1);
  return pieces.length > 0 && pieces.every((before) => DENIAL.test(before.slice(-80)));
};
/** Words of more than one letter that could be claimed of a thing; a denial itself is none. */
const CLAIM = /^(?!.*\b(?:not|never|no|unfortunately|sorry)\b)[\p{L} %\d-]{4,60}$/iu;

type Edge = Omit<Extract<Constraint, { kind: 'edge' }>, 'kind'>;

/** @param subject the text in the reason's sentence, capitalised */
const checkEdge = ({ edge, phrase, of }: Edge, text: string, subject: string): Assessment => {
  const verb = edge === 'start' ? 'begin' : 'end';
  const piece = edge === 'start' ? text.trim().slice(0, 60) : text.trim().slice(-60);
  const holds = phrase
    ? atEdge(phrase, text, edge)
    : of !== undefined && countableAtEdge(of, text.trim(), edge);
  const wanted = phrase ? `"${phrase.text}"` : of && describeOne(of);
  return outcome(
    holds,
    `${subject} ${holds ? `${verb}s` : `does not ${verb}`} with ${wanted}.`,
    tidy(piece),
  );
};

/** A sentence that mentions a thing need not begin with it. */
const checkConceptAt = (concept: Concept, edge: 'start' | 'end', scene: Scene): Assessment => {
  const found = checkConcept(concept, { ...scene, text: sentencesAt(edge, scene.text) });
  return found.holds === true &&
    edge === 'start' &&
    concept.name === 'mention' &&
    checkConcept(concept, { ...scene, text: firstWords(scene.text) }).holds !== true
    ? outcome(
        'unknown',
        'It is open whether the text begins with what the rule names.',
        found.quote,
      )
    : found;
};

/** The first two words, unless a greeting or an exclamation ends after the first. */
const firstWords = (text: string): string =>
  /^\s{0,9}[^\s.,!?]{1,60}(?:\s{1,9}[^\s]{1,60})?(?=\s|$)/.exec(text)?.[0] ?? '';

const EDGE_REACH = 200;

/**
 * Checks the first or last part of the text. A question must end in its mark; a greeting or
 * postscript may lie anywhere in that part.
 */
const countableAtEdge = (of: Countable, text: string, edge: 'start' | 'end'): boolean => {
  if (of === 'postscript' || of === 'apology')
    return count(of, edge === 'start' ? sentencesAt(edge, text) : lastParagraphs(text)).low > 0;
  if (of === 'greeting')
    return count(of, edge === 'start' ? text.slice(0, 60) : text.slice(-60)).low > 0;
  const bare = edge === 'end' ? text.replace(/["'”’»)\]*_\s]{1,20}$/u, '') : text;
  const piece = edge === 'start' ? text.slice(0, EDGE_REACH) : bare.slice(-EDGE_REACH);
  const pattern = PATTERNS[of];
  if (!pattern) return count(of, piece).low > 0;
  const found = [...piece.matchAll(pattern)];
  return edge === 'start'
    ? found[0]?.index === 0
    : found.some(({ 0: match, index }) => index + match.length === piece.length);
};

/** A closing line such as "Best wishes, Ann" is shorter. */
const SHORTEST_LAST = 25;

/** A greeting or a line of thanks, after which the text begins. */
const LONGEST_OPENING = 45;

/** The first sentence of a text, with the one after a short opening, or its last one likewise. */
const sentencesAt = (edge: 'start' | 'end', text: string): string => {
  const all = sentences(text);
  const first = (all[0]?.text.trim().length ?? 0) < LONGEST_OPENING ? 2 : 1;
  const last = (all.at(-1)?.text.trim().length ?? 0) < SHORTEST_LAST ? 2 : 1;
  return (edge === 'start' ? all.slice(0, first) : all.slice(-last))
    .map((sentence) => sentence.text)
    .join(' ');
};

const lastParagraphs = (text: string): string =>
  text
    .split(/\n(?=\s{0,8}\S)/)
    .slice(-3)
    .join('\n')
    .slice(-2000);

const TRIMMED = /^[\s"'“”‘’`*_]{0,20}|[\s"'“”‘’`*_.!]{0,20}$/gu;
const plain = (text: string): string => text.replaceAll(TRIMMED, '').toLowerCase();

const oneOf: Check<'one-of'> = ({ options }, text) => {
  const given = plain(text);
  if (options.some((option) => plain(option) === given))
    return outcome(true, 'The text is one of the allowed values.');
  const [named, another] = options.filter(
    (option) => phraseCount({ text: option, as: 'word' }, text).low > 0,
  );
  if (named !== undefined && another === undefined)
    return outcome('borderline', `The text contains "${named}", but also other text.`);
  return outcome(
    false,
    'The text is not one of the allowed values.',
    tidy(text.trim().slice(0, 80)),
  );
};

const combineAll = (outcomes: readonly Assessment[]): Assessment =>
  outcomes.find(({ holds }) => holds === false) ??
  outcomes.find(({ holds }) => holds === 'unknown') ??
  outcomes.find(({ holds }) => holds === 'borderline') ??
  outcome(
    true,
    outcomes.map(({ reason }) => reason).join(' '),
    outcomes.find(({ quote }) => quote !== '')?.quote,
  );

const some: Check<'some'> = ({ parts, bounds }, _text, scene) => {
  const outcomes = parts.map((part) => check(part, scene));
  const met: CountRange = {
    low: outcomes.filter(({ holds }) => holds === true).length,
    high: outcomes.filter(({ holds }) => holds !== false).length,
  };
  const holds = judgeCount(met, bounds);
  const unknown = outcomes.find(({ holds }) => holds === 'unknown');
  if (unknown && holds === 'borderline') return unknown;
  return outcome(
    holds,
    `${describeRange(met)} of ${parts.length} alternatives ${nounFor(met.high, 'is', 'are')} met; expected ${describeBounds(bounds)}.`,
    outcomes.find((part) => part.holds === true)?.quote,
  );
};

export const UNCONCERNED = 'The rule does not concern this text: its condition is not met.';

/** Checks a condition on a text, or on the message that it answers. */
export const meets = ({ on, constraint }: Condition, scene: Scene): Holds => {
  const text = on === 'text' ? scene.text : scene.question;
  if (text === undefined) return 'unknown';
  if (on === 'text') return check(constraint, scene).holds;
  const holds = check(constraint, { text }).holds;
  return holds === false ? raisedBy(constraint, text) : holds;
};

/** People ask about a thing without its name: what no word mentions, a question may be about. */
const raisedBy = (constraint: Constraint, text: string): Holds =>
  constraint.kind === 'concept' &&
  constraint.concept.name === 'mention' &&
  constraint.concept.subject !== undefined
    ? check(
        { kind: 'concept', concept: { ...constraint.concept, name: 'question-about' } },
        { text },
      ).holds
    : false;

/** Keeps the rule where the condition does not hold; where that is open, it must hold either way. */
const checkWhen: Check<'when'> = ({ condition, part }, _text, scene) => {
  const met = meets(condition, scene);
  if (met === false) return outcome(true, UNCONCERNED);
  const inner = check(part, scene);
  return met === true || inner.holds === true
    ? inner
    : outcome('unknown', 'It is open whether the condition of the rule is met.');
};

const negated = (holds: Holds): Holds => (typeof holds === 'boolean' ? !holds : holds);

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const CHECKS: { [K in Constraint['kind']]: Check<K> } = {
  count: ({ of, bounds }, text) => assessCount(count(of, text), bounds, nounOf(of), text),
  phrase: ({ phrase, bounds }, text) => {
    const found = phraseCount(phrase, text);
    return bounds.max === 0 && found.low > 0 && isDenied(phrase, text)
      ? outcome('unknown', `The text denies "${phrase.text}".`, excerpt(text, found.at))
      : assessCount(found, bounds, phraseNoun(phrase), text);
  },
  edge: ({ concept, ...edge }, text, scene) =>
    concept ? checkConceptAt(concept, edge.edge, scene) : checkEdge(edge, text, 'The text'),
  format: ({ format }, text) => {
    const { holds, reason } = checkFormat(format, text);
    return outcome(holds, reason);
  },
  language: ({ language }, text) => {
    const holds = isInLanguage(text, language);
    if (holds === undefined)
      return outcome(
        'unknown',
        'The language of the text cannot be identified: it is too short or mixes languages.',
      );
    return outcome(
      holds,
      `The text is ${holds ? '' : 'not '}in ${LANGUAGE_NAMES.of(language) ?? language}.`,
    );
  },
  'one-of': oneOf,
  pattern: ({ source, flags, whole }, text) => {
    const at = findPattern(source, flags, whole, text);
    return outcome(
      at !== undefined,
      at ? 'The text matches the pattern.' : 'The text does not match the pattern.',
      excerpt(text, at),
    );
  },
  'nth-paragraph': ({ paragraph, phrase }, text) => {
    const found = paragraphs(text)[paragraph - 1];
    if (found === undefined) return outcome(false, `The text has no paragraph ${paragraph}.`);
    return checkEdge({ edge: 'start', phrase }, found, `Paragraph ${paragraph}`);
  },
  divided: ({ by, bounds }, text) => {
    const parts = text.split(by).filter((part) => part.trim() !== '').length;
    return assessCount(
      exactly(parts),
      bounds,
      [`part separated by "${by}"`, `parts separated by "${by}"`],
      text,
    );
  },
  'named-sections': ({ name, bounds }, text) => {
    const parts = phraseNumbered(name, text);
    return assessCount(
      exactly(parts),
      bounds,
      [`numbered section named "${name}"`, `numbered sections named "${name}"`],
      text,
    );
  },
  concept: ({ concept }, _text, scene) => checkConcept(concept, scene),
  'each-sentence': ({ part }, text, scene) =>
    combineAll(sentences(text).map((sentence) => check(part, { ...scene, text: sentence.text }))),
  'json-keys': checkJsonKeys,
  'link-targets': checkLinkTargets,
  'language-of-question': (_constraint, _text, scene) => checkLanguageOfQuestion(scene),
  'date-format': checkDateFormat,
  currency: checkCurrency,
  'code-in-blocks': (_constraint, text) => checkCodeInBlocks(text),
  'numbered-steps': (_constraint, text) => checkNumberedSteps(text),
  writing: checkWriting,
  'each-part': ({ of, part }, text, scene) =>
    combineAll(
      (of === 'paragraph' ? paragraphs(text) : listItems(text)).map((piece) =>
        check(part, { ...scene, text: piece }),
      ),
    ),
  'amount-format': checkAmountFormat,
  'address-by': checkAddressBy,
  'each-code-block': ({ part }, text, scene) =>
    combineAll(codeBlocks(text).map((block) => check(part, { ...scene, text: block }))),
  when: checkWhen,
  not: ({ part }, _text, scene) => {
    const inner = check(part, scene);
    return { ...inner, holds: negated(inner.holds) };
  },
  all: ({ parts }, _text, scene) => combineAll(parts.map((part) => check(part, scene))),
  some,
  breach: ({ part }, _text, scene) => {
    const inner = check(part, scene);
    return inner.holds === false
      ? inner
      : outcome(
          'unknown',
          'None of the named examples was found, but other words may violate the rule.',
        );
  },
};

const phraseNumbered = (name: string, text: string): number => {
  let found = 0;
  const [wanted, lower] = [name.toLowerCase(), text.toLowerCase()];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    if (
      /^\s{0,3}(?:\d|[ivx]{1,5}\b)/.test(lower.slice(at + wanted.length, at + wanted.length + 10))
    )
      found++;
  }
  return found;
};
