import type { ToolDefinition } from '@touchstone/contracts';
import type { Conversation } from '../conversation';
import { wordsOfName } from '../near-name';
import { areRelated, type Candidate, isReading } from './candidate';

const FUTURE =
  /\b(?:tomorrow|next (?:\w+ ){0,2}(?:days?|weeks?|weekend)|(?:this|the|next) weekend|coming|in (?:a|two|three|\d+) (?:days?|weeks?)|later this week|over the next)\b/;
const PRESENT = /\b(?:right now|at the moment|currently|now|rn)\b/;
const TENSES: Readonly<Record<string, 'present' | 'future'>> = {
  current: 'present',
  present: 'present',
  now: 'present',
  live: 'present',
  forecast: 'future',
  upcoming: 'future',
  future: 'future',
};

const tenseOf = ({ name }: ToolDefinition): 'present' | 'future' | undefined =>
  wordsOfName(name)
    .map((word) => (Object.hasOwn(TENSES, word) ? TENSES[word] : undefined))
    .find((tense) => tense !== undefined);

/** Finds the tool to use where the request rules the called one out: `do not send it`, `next week`. */
export const ruledOutBy = (
  own: Candidate,
  candidates: readonly Candidate[],
  { asked }: Conversation,
): Candidate | undefined => {
  const text = (asked?.lower.slice(0, 2000) ?? '').replaceAll('’', "'");
  const [verb = ''] = wordsOfName(own.tool.name);
  const related = candidates.filter((other) => other !== own && areRelated(own, other));
  const isForbidden =
    verb.length > 3 &&
    /^[a-z]+$/.test(verb) &&
    new RegExp(`\\b(?:do not|don't|dont|not to|without) ${verb}`).test(text);
  if (isForbidden)
    return related.find(
      (other) =>
        other.profile.operations.has('draft') ||
        (!isReading(other.profile) && wordsOfName(other.tool.name)[0] !== verb),
    );
  const opposite = oppositeOf(own, related, text);
  if (opposite) return opposite;
  const tense = tenseOf(own.tool);
  const wanted =
    FUTURE.test(text) && !PRESENT.test(text)
      ? 'future'
      : PRESENT.test(text) && !FUTURE.test(text)
        ? 'present'
        : undefined;
  if (tense === undefined || wanted === undefined || tense === wanted) return undefined;
  return related.find((other) => tenseOf(other.tool) === wanted);
};

/** Words of names of tools that undo each other, and what requests for them say. */
const OPPOSITES: readonly (readonly [names: string, said: RegExp])[] = [
  [
    'on start play enable activate open add book reserve create subscribe increase raise unmute resume put',
    /\b(?:turn|switch|put)(?: \w+){0,4} on\b|\b(?:start|play|enable|activate|add|book|reserve|subscribe|increase|raise|unmute|resume)\b/,
  ],
  [
    'off stop pause disable deactivate close remove cancel drop delete unsubscribe decrease lower mute',
    /\b(?:turn|switch|shut|power)(?: \w+){0,4} off\b|\b(?:stop|pause|disable|deactivate|remove|cancel|drop|delete|unsubscribe|decrease|silence|mute)\b|\btake (?:\w+ ){1,3}out\b|\bcall(?:ed)? (?:\w+ ){0,3}off\b/,
  ],
];
const sideOf = ({ tool }: Candidate): number => {
  const words = wordsOfName(tool.name);
  return OPPOSITES.findIndex(([names]) => names.split(' ').some((name) => words.includes(name)));
};

/** `switch it off` and a call of `turn_on`. */
const oppositeOf = (
  own: Candidate,
  related: readonly Candidate[],
  text: string,
): Candidate | undefined => {
  const side = sideOf(own);
  const [said, other] = [OPPOSITES[side]?.[1], OPPOSITES[1 - side]?.[1]];
  if (!said || !other || said.test(text) || !other.test(text)) return undefined;
  return related.find((each) => sideOf(each) === 1 - side && each.relevance >= own.relevance - 1);
};
