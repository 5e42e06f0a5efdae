import { allOf } from '../../constraint';
import { readPredicates } from '../coordination';
import { frameOf, sideAt, skipFillers } from '../frame';
import { phraseBook } from '../naming';
import { conceptOf, negated, type Reading } from '../reading';
import { type RuleWord } from '../rule-words';
import { subjectOf } from '../subjects';
import { nounCondition } from '../topics';
import { when } from './condition-first';
import type { Clause } from './parsed-clause';
import { frameFor, listOf } from './passive';

/** "Inspire trust without overselling", "No advice without a disclaimer". */
export const withoutClause = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at]?.key !== 'without') continue;
    const rule = reading.clause(words.slice(0, at));
    if (!rule) continue;
    const rest = words.slice(at + 1).filter(({ key }) => key !== 'first');
    const part = readPredicates(rest, frameFor(false, false), reading);
    if (!part) continue;
    const { constraint } = rule;
    if (constraint.kind === 'not')
      return {
        ...rule,
        constraint: { kind: 'when', condition: { on: 'text', constraint: constraint.part }, part },
      };
    return { ...rule, constraint: allOf([constraint, negated(part)]) };
  }
  return undefined;
};

const GENERIC_SCOPE = new Set(
  'reply answer message response text chat conversation email case time question request sentence paragraph explanation interaction contact output completion conversation user customer client'.split(
    ' ',
  ),
);

/** "… for every medical claim": concerns texts that mention it. */
export const scoped = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  for (let at = 1; at < words.length - 2; at++) {
    if (!['for', 'in', 'with', 'after', 'to', 'about', 'on', 'from'].includes(words[at]?.key ?? ''))
      continue;
    if (!['every', 'each', 'all', 'any'].includes(words[at + 1]?.key ?? '')) continue;
    const rule = reading.clause(words.slice(0, at));
    if (!rule) continue;
    const noun = words.slice(at + 2);
    if (noun.length === 1 && GENERIC_SCOPE.has(noun[0]?.key.replace(/s$/, '') ?? '')) return rule;
    const condition = nounCondition(noun, reading);
    if (condition) return { ...rule, constraint: when(condition, false, rule.constraint) };
  }
  return undefined;
};

const NEEDS = phraseBook<true>([
  [
    'need|require|must|should|have_to|need_to always|also|never| have|include|mention|state|explain|show|invite|refer|contain|come_with|be_accompanied_by|be_backed_up_by|be_supported_by|be_followed_by|carry|be_marked_with|name|give|cite|end_with|be_backed_by',
    true,
  ],
  ['need|require|call_for', true],
]);

const TEXT_PARTS =
  /^(?:titles?|sentences?|paragraphs?|headings?|lines?|sections?|words?|subject|tables?|lists?|bullets?|letters?)$/;

/** Parts that no text names: "Deadlines must include the year". */
const UNITS = /^(?:years?|months?|days?|time|currency|units?|unit|tax)$/;

/** "Mentions of X": texts that mention X. */
const withoutMention = (noun: readonly RuleWord[]): readonly RuleWord[] =>
  /^(?:mentions?|statements?|answers?|replies|reply|messages?|information)$/.test(
    noun[0]?.key ?? '',
  ) && /^(?:of|about|on|to)$/.test(noun[1]?.key ?? '')
    ? noun.slice(2)
    : noun;

/** "Historical facts need a source": concerns texts that mention them. */
export const needing = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  for (let at = 1; at < Math.min(words.length - 1, 12); at++) {
    const match = NEEDS.matches(words, at)[0];
    if (!match) continue;
    const noun = words.slice(0, at);
    const side = sideAt(noun, 0);
    const topic =
      side && ['about', 'on', 'regarding', 'concerning'].includes(noun[side.to]?.key ?? '')
        ? noun.slice(side.to + 1)
        : undefined;
    if ((side && !topic) || noun.some(({ key }) => TEXT_PARTS.test(key))) return undefined;
    const rest = words.slice(match.to);
    if (rest.some(({ key }) => UNITS.test(key))) return undefined;
    const part =
      readPredicates(rest, frameFor(false, false), reading) ??
      readPredicates(words.slice(match.to - 1), frameFor(false, true), reading) ??
      (topic ? readPredicates(words.slice(at + 1), frameFor(false, true), reading) : undefined);
    const condition = part && nounCondition(topic ?? withoutMention(noun), reading);
    if (condition)
      return { constraint: when(condition, false, part), ...(side && { side: side.side }) };
  }
  return undefined;
};

const REFUSALS = phraseBook<true>([
  [
    'refuse|decline|reject|turn_down|deny|say_no_to any|all|to|| request|question|demand|attempt|wish|enquiry|order|help|access|answer|fulfil|assist_with|help_with|talk_about|comply_with|discuss for|to|about|on|with|of|regarding| …',
    true,
  ],
  ['refuse|decline|reject|turn_down|deny|say_no_to …', true],
]);

/** "Refuse requests for X": refuses those who ask about X. */
export const refusing = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const frame = frameOf(words);
  const rest = words.slice(skipFillers(words, frame && !frame.forbids ? frame.to : 0));
  if (!frame || frame.forbids || frame.permits) return undefined;
  for (const { subject } of REFUSALS.matches(rest, 0)) {
    const items = subject
      ? listOf(rest.slice(subject.from)).map((item) => subjectOf(item, reading.sentence))
      : [];
    if (items.length === 0 || items.some((item) => item === undefined)) continue;
    const parts = items.map((item) => conceptOf('question-about', item));
    const [only] = parts;
    return {
      constraint: when(
        {
          on: 'question',
          constraint:
            parts.length === 1 && only ? only : { kind: 'some', parts, bounds: { min: 1 } },
        },
        false,
        conceptOf('refusal'),
      ),
      ...(frame.side && { side: frame.side }),
    };
  }
  return undefined;
};
