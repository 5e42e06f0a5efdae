import { namePieces } from '@touchstone/assertions';
import { type Answer, every } from './answer';
import { type Conversation, type MadeCall, userTextsBefore } from './conversation';
import { isOwnId } from './provenance';
import { same } from './values';

/** Tools that say who is logged in. */
const SESSION =
  /\b(?:whoami|who am i|session|me|self|logged[- ]in|signed[- ]in|authenticated|(?:current|own) (?:user|customer|patient|employee|student|member|guest|account|profile))\b/i;
/** Arguments that name a person or what belongs to one. */
const PERSON =
  /(?:^|_)(?:id|no|nr|number|user|customer|patient|employee|student|member|guest|person|owner|account|iban|username|email|name|key)$|Id$|^(?:of|for)$/i;

const leaves = (value: unknown, depth = 0): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value !== 'object' || value === null || depth > 3
    ? []
    : Object.values(value).flatMap((inner) => leaves(inner, depth + 1));
};

const valuesIn = (result: string): string[] => {
  try {
    return leaves(JSON.parse(result));
  } catch {
    return [result.trim()];
  }
};

const saysWho = ({ name }: MadeCall, { tools }: Conversation): boolean => {
  const description = tools.find((tool) => same(tool.name, name))?.description ?? '';
  return SESSION.test(namePieces(name).join(' ')) || SESSION.test(description);
};

/** Checks whether a call concerns the user who is logged in, or who writes. */
export const belongsToUser = (call: MadeCall, conversation: Conversation): Answer => {
  if (typeof call.arguments === 'string') return undefined;
  const people = Object.entries(call.arguments)
    .filter(([key]) => PERSON.test(key))
    .flatMap(([, value]) => leaves(value));
  if (people.length === 0) return undefined;
  const session = conversation.calls
    .filter(({ resultAt = Infinity }) => resultAt < call.at)
    .filter((one) => saysWho(one, conversation))
    .flatMap(({ result = '' }) => valuesIn(result));
  if (session.length > 0) return people.some((one) => session.some((known) => same(one, known)));
  const texts = userTextsBefore(conversation, call.at);
  return every(people.map((one) => isOwnId(one, texts)));
};
