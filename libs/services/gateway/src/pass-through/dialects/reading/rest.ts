import type { Message } from '@touchstone/contracts';
import type { JsonObject } from '../dialect';
import { beside, instructing } from './conversation';
import { definitionTexts } from './definitions';
import { only, without } from './fields';
import { settingTexts, textsIn } from './texts';

/** What is known of a request's fields beside its conversation. */
export interface RequestFields {
  /** Read by name elsewhere. */
  named: readonly string[];
  /** Tools, servers of tools, and forms of answers: the model is told of them. */
  definitions: readonly string[];
  /** No model is shown them; what is more than a word there is read all the same. */
  settings: readonly string[];
  /** Not read: where a text is to end is often half a sentence or a tag, and no model is shown it. */
  unseen: readonly string[];
}

/** Reads what stands beside the conversation; what of it was read by name comes with it. */
export const restReader = ({
  named,
  definitions,
  settings,
  unseen,
}: RequestFields): ((body: JsonObject, own?: readonly string[]) => Message[]) => {
  const [told, set] = [new Set(definitions), new Set(settings)];
  const known = new Set([...named, ...definitions, ...settings, ...unseen]);
  return (body, own = []) => [
    ...instructing(definitionTexts(only(body, told))),
    ...beside([...own, ...textsIn(without(body, known)), ...settingTexts(only(body, set))]),
  ];
};
