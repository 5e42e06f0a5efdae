import type { ToolDefinition } from '@touchstone/contracts';
import { STOP_WORDS } from '@touchstone/text';
import { isRecord } from './dialect';
import { wordsOfName } from './near-name';
import { keysIn, type Request } from './request';

/** Verbs and nouns that are common in tool names regardless of the tool's purpose. */
const COMMON = new Set(
  keysIn(
    'get find search fetch calculate compute retrieve check show list make info data details api function tool given specific based using use value number name type',
  ),
);

/** Weighs the words that identify a tool: rare ones weigh more, those of its name twice. */
const wordsOf = ({ name, description, parameters }: ToolDefinition): Map<string, number> => {
  const definitions = isRecord(parameters.properties) ? parameters.properties : {};
  const properties = Object.keys(definitions);
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void =>
    keysIn(text).forEach((key) => weights.set(key, Math.max(weights.get(key) ?? 0, weight)));
  add(
    Object.values(definitions)
      .map((each) =>
        isRecord(each) && typeof each.description === 'string' ? each.description : '',
      )
      .join(' '),
    0.25,
  );
  add(properties.flatMap(wordsOfName).join(' '), 0.4);
  add(
    (description ?? '')
      .split(/\s+/)
      .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
      .join(' '),
    0.8,
  );
  add(wordsOfName(name).join(' '), 1.5);
  return weights;
};

/** Scores how many words of the request match each tool, weighted; in the order of the tools. */
export const fitOf = (tools: readonly ToolDefinition[], request: Request): number[] => {
  const known = tools.map(wordsOf);
  const asked = [
    ...new Set(
      request.asked.filter(({ kind }) => kind !== 'number').flatMap(({ plain }) => keysIn(plain)),
    ),
  ].filter((key) => !COMMON.has(key));
  return known.map((words) =>
    asked.reduce((sum, key) => {
      const share = words.get(key);
      if (share === undefined) return sum;
      const rivals = known.filter((other) => other.has(key)).length;
      return sum + share / rivals;
    }, 0),
  );
};
