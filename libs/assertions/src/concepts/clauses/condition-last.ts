import { type Condition, type Constraint } from '../../constraint';
import { type ConceptName } from '../concept';
import { conditionOf, CONJUNCTIONS, personCondition, type Relation } from '../conditions';
import { readPredicates } from '../coordination';
import { frameOf, sideAt } from '../frame';
import { readSingle } from '../predicate';
import { type Reading } from '../reading';
import { type RuleWord } from '../rule-words';
import { nounCondition } from '../topics';
import { aboutRule, when } from './condition-first';
import type { Clause } from './parsed-clause';
import { trimmed } from './parsed-clause';
import { activeOf, frameFor } from './passive';

/** Manners that everybody may be met with: "be patient with people who …". */
const MANNERS = new Set<ConceptName>([
  'patience', 'politeness', 'friendliness', 'calm', 'simple-language', 'professionalism', 'rudeness', 'condescension', 'encouragement', 'judgement',
]); // prettier-ignore
const isManner = (constraint: Constraint): boolean =>
  constraint.kind === 'not'
    ? isManner(constraint.part)
    : constraint.kind === 'all'
      ? constraint.parts.every(isManner)
      : constraint.kind === 'concept' && MANNERS.has(constraint.concept.name);

const ONLY = new Set(['only', 'just', 'exclusively', 'solely']);
const TO_PERSONS = new Set(['to', 'for', 'with', 'from', 'of', 'towards']);

/** "Apologise if the customer complains", "No discounts unless …". */
export const conditionLast = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  for (let at = 1; at < words.length - 1; at++) {
    const person = TO_PERSONS.has(words[at]?.key ?? '')
      ? personCondition(words.slice(at + 1), reading)
      : undefined;
    const restricted = TO_PERSONS.has(words[at]?.key ?? '')
      ? onlyTo(words, at, person, reading)
      : undefined;
    if (restricted) return restricted;
    const rule = person && reading.clause(words.slice(0, at));
    if (person && rule)
      return isManner(rule.constraint)
        ? rule
        : { ...rule, constraint: when(person, false, rule.constraint) };
    const conjunction = CONJUNCTIONS.matches(words, at)[0];
    if (
      !conjunction ||
      (words[at]?.key === 'once' && isFrequency(words[at + 1])) ||
      (words[at]?.key === 'when' &&
        /^(?:on|about|of|for|say|tell|as|to|know|promise|guarantee|predict|estimate|commit|confirm|announce|state|specify)$/.test(
          words[at - 1]?.key ?? '',
        ))
    )
      continue;
    const only = ['only', 'just'].includes(words[at - 1]?.key ?? '');
    const head = words.slice(0, only ? at - 1 : at);
    const found = conditioned(
      head,
      words.slice(conjunction.to),
      conjunction.meaning,
      only,
      reading,
    );
    if (found) return found;
  }
  return undefined;
};

/** "Offer discounts only to students", "… are only brought up with people who …". */
const onlyTo = (
  words: readonly RuleWord[],
  at: number,
  person: Condition | undefined,
  reading: Reading,
): Clause | undefined => {
  const head = words.slice(0, at);
  const isOnly = at > 1 && ONLY.has(words[at - 1]?.key ?? '');
  const noun = words.slice(at + 1);
  const condition =
    person ??
    (isOnly && noun.length < 4 && sideAt(noun, 0)?.to === noun.length
      ? nounCondition(noun, reading, 'question')
      : undefined);
  if (!condition) return undefined;
  const rest = isOnly ? head.slice(0, -1) : (onlyPassive(head) ?? onlyFrame(head));
  const rule = rest && forbidden(onlyPassive(rest) ?? rest, reading);
  return rule && { ...rule, constraint: when(condition, true, rule.constraint) };
};

const conditioned = (
  head: readonly RuleWord[],
  tail: readonly RuleWord[],
  relation: Relation,
  only: boolean,
  reading: Reading,
): Clause | undefined => {
  const restricted = only ? undefined : (onlyFrame(head) ?? onlyPassive(head));
  const rule = restricted
    ? forbidden(restricted, reading)
    : only
      ? forbidden(head, reading)
      : reading.clause(head);
  if (!rule) return undefined;
  const deed = relation === 'around' ? readSingle(tail, frameFor(false, true), reading) : undefined;
  if (relation === 'except' && !isAboutConcepts(rule.constraint)) return undefined;
  if (relation === 'around' && (deed ? deed.kind === 'not' : isDeed(tail))) return undefined;
  const condition =
    (deed && ({ on: 'text', constraint: deed } satisfies Condition)) ??
    (['except', 'around', 'topic'].includes(relation)
      ? nounCondition(withoutPreposition(tail), reading, relation === 'topic' ? 'question' : 'text')
      : undefined) ??
    conditionOf(tail, reading);
  if (!condition) return undefined;
  const reversed =
    (relation === 'unless' || relation === 'except') !== (only || restricted !== undefined);
  return {
    ...rule,
    constraint: when(aboutRule(condition, rule.constraint), reversed, rule.constraint),
  };
};

/** "once, at the start", "once per reply": how often, not when. */
const isFrequency = (next: RuleWord | undefined): boolean =>
  next === undefined ||
  next.is === 'mark' ||
  /^(?:per|in|at|only|every|each|and|or|more)$/.test(next.key);

/** "before changing anything", "after you have asked": an order of deeds, which no noun stands for. */
const isDeed = (tail: readonly RuleWord[]): boolean =>
  /[a-z]{2}ing$/.test(tail[0]?.key ?? '') ||
  /^(?:you|we|it|they|i|having)$/.test(tail[0]?.key ?? '') ||
  (/ed$/.test(tail[0]?.key ?? '') && /^(?:how|what|whether|if|that|for)$/.test(tail[1]?.key ?? ''));

/** An exception to a count or a format cannot be told from the text. */
const isAboutConcepts = (constraint: Constraint): boolean => {
  const written = JSON.stringify(constraint);
  return written.includes('"concept"') && !/"kind":"(?:count|phrase|format)"/.test(written);
};

const withoutPreposition = (words: readonly RuleWord[]): readonly RuleWord[] =>
  ['for', 'in', 'to', 'on', 'about', 'with', 'any', 'a', 'the'].includes(words[0]?.key ?? '')
    ? words.slice(1)
    : words;

/** The words of a head that restricts ("Only mention fees", "may only …"), without the frame. */
const onlyFrame = (head: readonly RuleWord[]): readonly RuleWord[] | undefined => {
  const frame = frameOf(trimmed(head));
  return frame?.only && !frame.forbids ? trimmed(head).slice(frame.to) : undefined;
};

/** "Prices may only be mentioned": the words without "only". */
const onlyPassive = (head: readonly RuleWord[]): readonly RuleWord[] | undefined => {
  const at = head.findIndex(
    ({ key }, index) =>
      index > 0 &&
      key === 'only' &&
      (head[index + 1]?.key === 'be' ||
        head[index - 1]?.key === 'is' ||
        head[index - 1]?.key === 'are'),
  );
  return at < 0 ? undefined : head.filter((_, index) => index !== at);
};

/** The prohibition of "Prices may be mentioned". */
export const permission = (
  words: readonly RuleWord[],
  reading: Reading,
): Constraint | undefined => {
  const at = words.findIndex(
    ({ key }, index) => index > 0 && /^(?:may|can|must|should|is|are)$/.test(key),
  );
  if (at < 1) return undefined;
  const to =
    words[at + 1]?.key === 'be' ? at + 2 : /^(?:is|are)$/.test(words[at]?.key ?? '') ? at + 1 : 0;
  if (to === 0 || to >= words.length) return undefined;
  if (['allowed', 'permitted', 'okay', 'fine', 'acceptable'].includes(words[to]?.key ?? ''))
    return readPredicates(words.slice(0, at), frameFor(true, false), reading);
  return activeOf(words, at, to, true, reading);
};

/** The prohibition of a predicate, for "only … when …". */
export const forbidden = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const active = permission(words, reading);
  if (active) return { constraint: active };
  const frame = frameOf(words);
  const rest = words.slice(frame?.to ?? 0);
  const constraint = readPredicates(rest, frameFor(true, true), reading);
  return constraint && { constraint };
};
