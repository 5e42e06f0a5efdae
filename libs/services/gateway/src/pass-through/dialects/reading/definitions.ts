import { HANDED_ON, isText, saidBy } from './texts';
import { walk } from './walk';

/** Where a tool or a schema speaks to the model: here one word is a text, too. */
const SPEAKING = new Set([
  'description',
  'server_description',
  'title',
  'instructions',
  'definition',
  'text',
]);
/** Here everything below does. */
const VALUES = new Set(['enum', 'const', 'default', 'example', 'examples', 'input_examples']);
/** Where an answer is to end; no model is shown it. */
const ENDINGS = new Set(['stopSequences', 'stop_sequences']);
/** A name, a tag, or a setting. */
const WORD = /^[\w.:/+;=$#-]{0,128}$/;

/** What a model reads of tools, of schemas, and of grammars: descriptions, values, and names that are more than names. */
export const definitionTexts = (value: unknown): string[] => {
  const found: string[] = [];
  walk(
    value,
    (node) => {
      const { name, key } = node;
      if (typeof name === 'string' && !WORD.test(name)) found.push(name);
      if (
        !isText(node) ||
        ENDINGS.has(key) ||
        (WORD.test(node.value) && !SPEAKING.has(key) && !VALUES.has(key))
      )
        return;
      for (const text of saidBy(node).texts) found.push(text);
    },
    { handedOn: new Set([...VALUES, ...HANDED_ON]) },
  );
  return found;
};
