import type { ToolCall } from '@touchstone/contracts';
import type { JsonObject } from '../dialect';
import { isAbsent, textAt, without } from './fields';
import { textsIn } from './texts';
import { toolArguments } from './tool-arguments';

/** A tool call and the other texts in its body. */
export interface ReadCall {
  call: ToolCall;
  texts: string[];
}

const isEmpty = (value: ToolCall['arguments']): boolean =>
  typeof value !== 'string' && Object.keys(value).length === 0;

const NOTHING = { arguments: {} };

/**
 * @param fields keys that may hold the arguments; the vendor's own is unknown
 * @throws UnreadableRequest
 */
export const readCall = (
  body: JsonObject,
  field: string,
  id: unknown,
  fields: readonly string[],
): ReadCall => {
  const given = fields.flatMap((name) => (isAbsent(body[name]) ? [] : [toolArguments(body[name])]));
  const [first = NOTHING, ...others] = given.filter((value) => !isEmpty(value.arguments));
  const rest = textsIn(without(body, new Set(['name', ...fields])));
  return {
    call: {
      name: textAt(body['name'], `${field}.name`),
      ...first,
      ...(typeof id === 'string' && id !== '' && { id }),
    },
    texts: [
      ...others.flatMap((value) => textsIn(value.source ?? value.arguments)),
      ...rest,
      ...(typeof id === 'string' ? [] : textsIn(id)),
    ],
  };
};
