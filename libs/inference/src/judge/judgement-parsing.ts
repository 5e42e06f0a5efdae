import type { AttemptFailed } from '../endpoint/attempt-failed';
import { unusableAnswer } from '../endpoint/endpoint-kind';
import { type Fields, isObject, parseJson } from '../json';
import type { Exhibit, Judgement, JudgeQuestion } from './judge';
import { JUDGE } from './judge-endpoint';
import { type JudgePrompt, PROMPT_SENTENCES } from './judge-prompt';

const FIELDS = ['label', 'violation', 'confidence', 'reason', 'quote'];
const MAX_REASON = 1000;
/** Minimum length of an echo, in characters: shorter reasons occur in an exhibit by chance. */
const MIN_ECHO = 16;

const unusable = (fault: string): AttemptFailed => unusableAnswer(JUDGE, fault);

/**
 * Parses the verdict in the body of a chat completion.
 * @throws AttemptFailed unless every field is present, of its type, in range and consistent with
 * the others.
 */
export const parseJudgement = (
  body: string,
  question: JudgeQuestion,
  { boundary }: JudgePrompt,
): Judgement => {
  const text = answerText(body);
  const judgement = readVerdict(text, question);
  refuseEchoes(text, judgement.reason, question.exhibits, boundary);
  return {
    ...judgement,
    reason: shorten(judgement.reason),
    quote: question.exhibits.some((exhibit) => exhibit.text.includes(judgement.quote))
      ? judgement.quote
      : '',
  };
};

/** Returns the model's text from a completion that ended by itself. */
const answerText = (body: string): string => {
  const { choices } = parseObject(body, 'the response is not a chat completion');
  const choice: unknown = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined;
  if (!isObject(choice) || !isObject(choice['message']))
    throw unusable('the response is not a chat completion');
  if (choice['finish_reason'] === 'length') throw unusable('the answer was cut off');
  if (choice['finish_reason'] !== 'stop') throw unusable('the answer did not end by itself');
  const { content, refusal } = choice['message'];
  if (typeof refusal === 'string' && refusal !== '') throw unusable('the model refused to answer');
  if (typeof content !== 'string') throw unusable('the answer has no text');
  return content.trim();
};

const readVerdict = (text: string, { labels }: JudgeQuestion): Judgement => {
  const verdict = parseObject(text, 'the answer is not the JSON asked for');
  if (keysIn(text) !== FIELDS.length || !FIELDS.every((field) => Object.hasOwn(verdict, field)))
    throw unusable('the answer does not have the fields asked for');
  const { label, violation, confidence, reason, quote } = verdict;
  const chosen = labels.find((candidate) => candidate.label === label);
  if (!chosen) throw unusable('the label is none of those offered');
  if (typeof violation !== 'boolean') throw unusable('the violation field is not true or false');
  if (violation !== chosen.violation)
    throw unusable('the label and the violation field contradict each other');
  if (!isPercentage(confidence))
    throw unusable('the confidence is not a whole number from 0 to 100');
  if (typeof reason !== 'string' || reason.trim() === '') throw unusable('the reason is missing');
  if (typeof quote !== 'string') throw unusable('the quote is not text');
  return { label: chosen.label, violation, confidence, reason: reason.trim(), quote };
};

/**
 * Counts the keys written in a flat JSON object including repeated ones, of which `JSON.parse`
 * silently keeps the last.
 */
const keysIn = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

/**
 * Refuses a reason that repeats our prompt, and an answer that repeats an exhibit: the judge
 * followed instructions in the content instead of judging it.
 */
const refuseEchoes = (
  text: string,
  reason: string,
  exhibits: readonly Exhibit[],
  boundary: string,
): void => {
  const said = plain(reason);
  if (
    said.includes(boundary) ||
    PROMPT_SENTENCES.some((sentence) => said.includes(plain(sentence)))
  )
    throw unusable('the reason repeats the instructions');
  const answer = plain(text);
  const obeyed = exhibits
    .map((exhibit) => plain(exhibit.text))
    .some((shown) => shown.includes(answer) || (said.length >= MIN_ECHO && shown.includes(said)));
  if (obeyed) throw unusable('the answer was dictated by the content');
};

/** Removes white space and lowers the case, so that spacing does not hide an echo. */
const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const parseObject = (text: string, fault: string): Fields => {
  const value = parseJson(text);
  if (!isObject(value)) throw unusable(fault);
  return value;
};

const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

const shorten = (reason: string): string =>
  reason.length <= MAX_REASON
    ? reason
    : `${reason.slice(0, MAX_REASON - 1).replace(/\p{Surrogate}$/u, '')}…`;
