import { allOf, type Condition, type Constraint } from '../../constraint';
import { conditionOf, CONJUNCTIONS, personCondition, type Relation } from '../conditions';
import { readPredicates, topicOf } from '../coordination';
import { everydayForm } from '../forms';
import { frameOf, sideAt, skipFillers } from '../frame';
import { ACTS } from '../namings';
import { conceptOf, type Reading } from '../reading';
import { type RuleWord, writtenAs } from '../rule-words';
import { isPronoun, subjectOf } from '../subjects';
import { nounCondition } from '../topics';
import type { Clause } from './parsed-clause';
import { frameFor } from './passive';
import { plainClause, requirementOf } from './plain-clause';

/** "Users who mention X must be referred to Y": a condition on the user. */
export const personFirst = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const person = sideAt(words, 0);
  if (person?.side !== 'input' || words[person.to]?.key !== 'who') return undefined;
  for (let at = person.to + 2; at < Math.min(words.length - 1, person.to + 14); at++) {
    if (!/^(?:must|should|shall|may|can|have|need|are|is|will)$/.test(words[at]?.key ?? ''))
      continue;
    const rule = reading.clause([...words.slice(0, person.to), ...words.slice(at)]);
    const condition = rule && personCondition(words.slice(0, at), reading);
    if (condition) return { ...rule, constraint: when(condition, false, rule.constraint) };
  }
  return undefined;
};

/** "Tell users who ask about X that …": a condition on the user in the middle. */
export const toPersons = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const who = words.findIndex(({ key }, at) => key === 'who' && at > 1);
  if (who < 0 || who > 6) return undefined;
  const from = [who - 1, who - 2].find((at) => at > 0 && sideAt(words, at)?.to === who);
  if (from === undefined) return undefined;
  for (let at = who + 3; at < Math.min(words.length - 1, who + 14); at++) {
    if (!/^(?:that|to|about|how|,)$/.test(words[at]?.key ?? '')) continue;
    const rule = reading.clause([...words.slice(0, who), ...words.slice(at)]);
    const condition = rule && personCondition(words.slice(from, at), reading);
    if (condition) return { ...rule, constraint: when(condition, false, rule.constraint) };
  }
  return undefined;
};

export const when = (
  condition: NonNullable<ReturnType<typeof conditionOf>>,
  reversed: boolean,
  part: Constraint,
): Constraint => ({
  kind: 'when',
  condition: reversed
    ? {
        ...condition,
        constraint:
          condition.constraint.kind === 'not'
            ? condition.constraint.part
            : { kind: 'not', part: condition.constraint },
      }
    : condition,
  part,
});

/** "If the customer complains, apologise." */
export const conditionFirst = (
  words: readonly RuleWord[],
  reading: Reading,
): Clause | undefined => {
  const conjunction = CONJUNCTIONS.matches(words, 0)[0] ?? topical(words);
  if (!conjunction) return undefined;
  for (const at of boundaries(words, conjunction.to)) {
    const rule = reading.clause(words.slice(at));
    if (!rule) continue;
    const found =
      conjunction.meaning === 'topic'
        ? nounCondition(words.slice(conjunction.to, at), reading, 'question')
        : conditionOf(words.slice(conjunction.to, at), reading);
    const condition = found && aboutRule(found, rule.constraint);
    if (condition)
      return {
        ...rule,
        constraint: when(
          condition,
          conjunction.meaning === 'unless' || conjunction.meaning === 'except',
          referred(rule.constraint, condition.constraint),
        ),
      };
  }
  return undefined;
};

/** "unless asked": asked about what the rule concerns. */
export const aboutRule = (condition: Condition, rule: Constraint): Condition => {
  const { constraint } = condition;
  if (
    constraint.kind === 'not' &&
    constraint.part.kind === 'concept' &&
    constraint.part.concept.name === 'mention' &&
    isPronoun(constraint.part.concept.subject ?? '')
  ) {
    const missing = topicOf(rule);
    return missing === undefined
      ? condition
      : { ...condition, constraint: { kind: 'not', part: conceptOf('mention', missing) } };
  }
  if (constraint.kind !== 'concept' || constraint.concept.name !== 'question-about')
    return condition;
  if (
    !/^(?:|it|them|that|this|one|some|for (?:it|them|one))$/.test(constraint.concept.subject ?? '')
  )
    return condition;
  const topic = topicOf(rule);
  if (topic === 'ai disclosure' || topic === 'human claim')
    return { ...condition, constraint: conceptOf('bot-question') };
  return topic === undefined
    ? condition
    : { ...condition, constraint: conceptOf('question-about', topic) };
};

/** "ask for it": the last thing that the condition names. */
const referred = (part: Constraint, condition: Constraint): Constraint => {
  if (part.kind === 'not') return { ...part, part: referred(part.part, condition) };
  if (
    part.kind !== 'concept' ||
    !/^(?:it|them|that|this|these|those)$/i.test(part.concept.subject ?? '')
  )
    return part;
  const subjects = subjectsIn(condition);
  return subjects.length === 0
    ? part
    : allOf(subjects.map((subject) => conceptOf(part.concept.name, subject)));
};

/** Subjects of the last concept, or of the last choice of concepts. */
const subjectsIn = (constraint: Constraint): string[] => {
  switch (constraint.kind) {
    case 'concept':
      return constraint.concept.subject === undefined ? [] : [constraint.concept.subject];
    case 'not':
      return subjectsIn(constraint.part);
    case 'all':
      return subjectsIn(constraint.parts.at(-1) ?? constraint);
    case 'some':
      return constraint.parts.slice(0, 1).flatMap(subjectsIn);
    default:
      return [];
  }
};

/** "In emergencies, …", "For refunds, …". */
const topical = (words: readonly RuleWord[]): { meaning: Relation; to: number } | undefined => {
  const comma = words.findIndex(({ is, key }) => is === 'mark' && key === ',');
  return comma > 1 &&
    comma < 8 &&
    ['in', 'for', 'with', 'on', 'during', 'at'].includes(words[0]?.key ?? '')
    ? { meaning: 'topic', to: 1 }
    : undefined;
};

/**
 * Finds the places where the rule may begin after a leading condition: after a comma or "then",
 * else anywhere.
 */
const boundaries = (words: readonly RuleWord[], from: number): number[] => {
  const marked: number[] = [];
  for (let at = from + 1; at < words.length - 1; at++)
    if (
      (words[at]?.is === 'mark' && [',', ':', '-', '–', '—'].includes(words[at]?.key ?? '')) ||
      words[at]?.key === 'then'
    )
      marked.push(at + 1);
  if (marked.length > 0) return marked;
  return Array.from(
    { length: Math.min(12, Math.max(0, words.length - from - 2)) },
    (_, index) => from + 2 + index,
  );
};

/** "Recipes: numbered steps": the label is dropped, or a condition. */
export const labelled = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const colon = words.findIndex(({ is, key }) => is === 'mark' && key === ':');
  if (colon < 1 || colon > 8 || colon === words.length - 1) return undefined;
  const label = words.slice(0, colon);
  const rest = words.slice(colon + 1);
  if (label.every(({ key }) => NEUTRAL_LABELS.has(key)) || isOnManner(label))
    return reading.clause(rest);
  const [before, after] = [plainClause(label, reading), reading.clause(rest)];
  if (before && after && frameOf(label) && (frameOf(label)?.to ?? 0) + 1 < label.length) {
    const both = requirementOf([before, after]);
    return both && { constraint: both.constraint, ...(both.side !== 'any' && { side: both.side }) };
  }
  const person = label.some(({ key }) => key === 'who')
    ? personCondition(label, reading)
    : undefined;
  if (person) {
    const rule = reading.clause(rest);
    return rule && { ...rule, constraint: when(person, false, rule.constraint) };
  }
  const answer = rest.map(({ key }) => key).join(' ');
  if (/^(?:no|none|never|not allowed|forbidden|not at all|off)$/.test(answer)) {
    const constraint = readPredicates(label, frameFor(true, false), reading);
    return constraint && { constraint };
  }
  const joint =
    rest[0]?.key === 'only'
      ? everydayForm(writtenAs([...label, ...rest], reading.sentence))
      : undefined;
  if (joint) return { constraint: joint };
  if (
    ACTS.matches(label, skipFillers(label, 0)).length > 0 ||
    label.some(({ key }) => VERBAL_LABEL.test(key))
  )
    return undefined;
  const topic = subjectOf(label, reading.sentence);
  const rule = topic === undefined ? undefined : reading.clause(withReferent(rest, label));
  if (!rule) return undefined;
  const condition = nounCondition(label, reading, 'question');
  return condition && { ...rule, constraint: when(condition, false, rule.constraint) };
};

/** "Gender-neutral wording throughout: …": the label names the manner, not a topic. */
const isOnManner = (label: readonly RuleWord[]): boolean =>
  label.length < 6 &&
  label.some(({ key }) =>
    /^(?:wording|language|tone|style|spelling|register|voice|formatting|format|punctuation|layout|phrasing|vocabulary|writing|manner|staff|everyone|all|always|throughout)$/.test(
      key,
    ),
  );

/** A label with a verb is a sentence of its own. */
const VERBAL_LABEL =
  /^(?:is|are|was|goes|go|stay|keep|be|have|has|must|should|do|does|use|never|always|not|no|need|needs|matters?|only|first|make|put|take|think|remember|treat|write|avoid|applies|works|means|counts|this|that|you|we|it)$/;

const withReferent = (words: readonly RuleWord[], label: readonly RuleWord[]): RuleWord[] =>
  words.flatMap((word) => (word.key === 'it' || word.key === 'them' ? label : [word]));

const NEUTRAL_LABELS = new Set(
  'tone style language length format important rule rules note of voice the a and must do dont not formatting spelling content policy requirement requirements guideline guidelines wording reminder very most general general attention mandatory layout markdown output reply replies response responses answer answers attitude manner register bot assistant hard first second third one two three 1 2 3 4 5 safety privacy security compliance legal brand'.split(
    ' ',
  ),
);
