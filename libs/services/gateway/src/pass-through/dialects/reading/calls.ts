import type { ToolCall } from '@touchstone/contracts';
import type { JsonObject } from '../dialect';
import { isAbsent, textAt, without } from './fields';
import { textsIn } from './texts';
import { toolArguments } from './tool-arguments';

/** A call, and what else its body has to say. */
export interface ReadCall {
  call: ToolCall;
  texts: string[];
}

const isEmpty = (value: ToolCall['arguments']): boolean =>
  typeof value !== 'string' && Object.keys(value).length === 0;

/**
 * @param fields where its arguments may stand: nobody knows which of several the vendor takes
 * @throws UnreadableRequest
 */
export const readCall = (
  body: JsonObject,
  field: string,
  id: unknown,
  fields: readonly string[],
): ReadCall => {
  const given = fields.flatMap((name) => (isAbsent(body[name]) ? [] : [toolArguments(body[name])]));
  const [first = {}, ...others] = given.filter((value) => !isEmpty(value));
  const rest = textsIn(without(body, new Set(['name', ...fields])));
  return {
    call: {
      name: textAt(body['name'], `${field}.name`),
      arguments: first,
      ...(typeof id === 'string' && id !== '' && { id }),
    },
    texts: [
      ...others.flatMap((value) => textsIn(value)),
      ...rest,
      ...(typeof id === 'string' ? [] : textsIn(id)),
    ],
  };
};
