import type { Format } from '@touchstone/assertions';
import { count } from './counts';
import { MARKDOWN } from './patterns';
import { isWellFormedXml } from './xml';

export interface FormatVerdict {
  holds: boolean;
  reason: string;
}

const FENCE = /^\s{0,100}(?:```|~~~)[^\n`]{0,40}\n([\s\S]*?)\n?(?:```|~~~)\s{0,100}$/;

/** Returns the text inside a code fence that surrounds everything, else the text itself. */
export const unfenced = (text: string): string => FENCE.exec(text)?.[1] ?? text;

const verdict = (holds: boolean, good: string, bad: string): FormatVerdict => ({
  holds,
  reason: holds ? good : bad,
});

const json = (text: string, shape: (value: unknown) => boolean, name: string): FormatVerdict => {
  try {
    return verdict(
      shape(JSON.parse(unfenced(text))),
      `The text is ${name}.`,
      `The text is JSON, but not ${name}.`,
    );
  } catch {
    return { holds: false, reason: 'The text is not valid JSON.' };
  }
};

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const LAST_QUOTE: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»' };

const quoted = (text: string): FormatVerdict => {
  const trimmed = text.trim();
  const closing = LAST_QUOTE[trimmed[0] ?? ''];
  return verdict(
    trimmed.length > 1 &&
      closing !== undefined &&
      (trimmed.endsWith(closing) || trimmed.endsWith('"')),
    'The text is in quotation marks.',
    'The text is not in quotation marks.',
  );
};

const letterCase = (text: string, wrong: RegExp, right: RegExp, name: string): FormatVerdict => {
  const found = wrong.exec(text);
  if (found)
    return {
      holds: false,
      reason: `The text has letters that are not ${name}, the first at character ${found.index + 1}.`,
    };
  return verdict(right.test(text), `All letters are ${name}.`, `The text has no ${name} letters.`);
};

const CHECKS: Record<Format, (text: string) => FormatVerdict> = {
  json: (text) => json(text, () => true, 'valid JSON'),
  'json-object': (text) => json(text, isObject, 'a JSON object'),
  'json-array': (text) => json(text, Array.isArray, 'a JSON array'),
  xml: (text) =>
    verdict(
      isWellFormedXml(unfenced(text)),
      'The text is well-formed XML.',
      'The text is not well-formed XML.',
    ),
  html: (text) =>
    verdict(count('html', text).low > 0, 'The text has HTML tags.', 'The text has no HTML tags.'),
  lowercase: (text) => letterCase(text, /\p{Lu}/u, /\p{Ll}/u, 'lower-case'),
  uppercase: (text) => letterCase(text, /\p{Ll}/u, /\p{Lu}/u, 'upper-case'),
  quoted,
  table: (text) =>
    verdict(
      count('table', text).low > 0,
      'The text has a Markdown table.',
      'The text has no Markdown table.',
    ),
  plain: (text) =>
    verdict(
      text.search(MARKDOWN) < 0 && count('html', text).low === 0,
      'The text has no markup.',
      'The text has markup.',
    ),
  'one-line': (text) =>
    verdict(!text.trim().includes('\n'), 'The text is one line.', 'The text has several lines.'),
  'code-block': (text) =>
    verdict(FENCE.test(text), 'The text is one code block.', 'The text is not one code block.'),
  empty: (text) => verdict(text.trim() === '', 'The text is empty.', 'The text is not empty.'),
};

export const checkFormat = (format: Format, text: string): FormatVerdict => CHECKS[format](text);
