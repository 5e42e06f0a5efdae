import { HANDED_ON, isText, saidBy } from './texts';
import { walk } from './walk';

/** Keys of a tool or schema whose value instructs the model: even a single word counts as text. */
const SPEAKING = new Set([
  'description',
  'server_description',
  'title',
  'instructions',
  'definition',
  'text',
]);
/** Keys below which every string counts as text. */
const VALUES = new Set(['enum', 'const', 'default', 'example', 'examples', 'input_examples']);
/** Keys of stop sequences, which no model is shown. */
const ENDINGS = new Set(['stopSequences', 'stop_sequences']);
/** A name, a tag, or a setting. */
const WORD = /^[\w.:/+;=$#-]{0,128}$/;

/**
 * Returns the texts of tools, schemas and grammars: descriptions, values, and names that are more
 * than identifiers.
 */
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
