import {
  type Check,
  CHECK_FIELDS,
  CHECK_NAMES,
  descriptorOf,
  type Mode,
} from '@touchstone/contracts';
import type { TextMaker } from './texts';

/** The request's other fields: about 300 characters of tools, calls and assertions. */
const TOOLS = [
  {
    name: 'find_order',
    description: 'Looks an order up.',
    parameters: {
      type: 'object',
      properties: { order: { type: 'string' }, open: { type: 'boolean' } },
      required: ['order'],
    },
  },
  {
    name: 'weather',
    description: 'Tells the weather of a place.',
    parameters: { type: 'object', properties: { place: { type: 'string' } } },
  },
];

const CALL = {
  id: 'call_1',
  type: 'function',
  function: { name: 'find_order', arguments: { order: 'A-1729', open: true } },
};

const messages = (text: TextMaker, characters: number): object[] => [
  { role: 'system', content: `Answer politely. ${text(share(characters, 0.3), 1)}` },
  { role: 'user', content: `Where is my order? ${text(share(characters, 0.1), 2)}` },
  { role: 'assistant', content: 'I will look it up.', tool_calls: [CALL] },
  { role: 'tool', content: text(share(characters, 0.1), 3), tool_call_id: 'call_1' },
];

const share = (characters: number, part: number): number => Math.round(characters * part);

/** Returns the fields that ask for one check. */
export const sampleOf = (check: Check): object => descriptorOf(check).sample;

const everySample: object = Object.assign({}, ...CHECK_NAMES.map(sampleOf));

/**
 * Builds the body of an evaluation in speed mode, with texts of about `characters` in total; all
 * checks if `switches` is absent.
 */
export const evaluationBody = (text: TextMaker, characters: number, switches?: object): string =>
  JSON.stringify({ ...evaluationContent(text, characters), ...evaluationChecks(switches) });

/** Builds only the content of an evaluation. */
export const evaluationContent = (text: TextMaker, characters: number): object => ({
  input: text(share(characters, 0.2), 4),
  output: text(share(characters, 0.3), 5),
  messages: messages(text, characters),
  available_tools: TOOLS,
});

/** Builds only the checks of an evaluation. */
export const evaluationChecks = (switches: object = everySample): object => ({
  ...modes('speed'),
  ...switches,
});

const modes = (mode: Mode): object =>
  Object.fromEntries(
    Object.entries(CHECK_FIELDS)
      .filter(([, field]) => field.setsMode && !field.deprecated)
      .map(([name]) => [name, mode]),
  );

/** Builds a request for one check in quality mode, which asks the judge. */
export const judgedBody = (text: string, switches: object): string =>
  JSON.stringify({ mode: 'quality', input: text, ...switches });
