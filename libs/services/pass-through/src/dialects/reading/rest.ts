import type { Message } from '@touchstone/contracts';
import type { JsonObject } from '../dialect';
import { beside, instructing } from './conversation';
import { definitionTexts } from './definitions';
import { only, without } from './fields';
import { settingTexts, textsIn } from './texts';

/** The fields of a request beside its conversation. */
export interface RequestFields {
  /** Fields that are read by name elsewhere. */
  named: readonly string[];
  /** Tools, tool servers and answer schemas, which the model reads. */
  definitions: readonly string[];
  /** Settings, which no model is shown; values of more than one word are read all the same. */
  settings: readonly string[];
  /**
   * Fields that are not read: stop sequences are often half a sentence or a tag, and no model is
   * shown them.
   */
  unseen: readonly string[];
}

/** Reads the fields beside the conversation, together with those read by name. */
export const restReader = ({
  named,
  definitions,
  settings,
  unseen,
}: RequestFields): ((body: JsonObject, own?: readonly string[]) => Message[]) => {
  const [defining, set] = [new Set(definitions), new Set(settings)];
  const known = new Set([...named, ...definitions, ...settings, ...unseen]);
  return (body, own = []) => [
    ...instructing(definitionTexts(only(body, defining))),
    ...beside([...own, ...textsIn(without(body, known)), ...settingTexts(only(body, set))]),
  ];
};
