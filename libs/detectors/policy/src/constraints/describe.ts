import type { Bounds, Countable } from '@touchstone/assertions';

const NOUNS: Partial<Record<Countable, string>> = {
  bullet: 'bullet points',
  numbered: 'numbered items',
  list: 'list items',
  highlight: 'highlighted sections',
  capitals: 'words in capital letters',
  'uppercase-letter': 'upper-case letters',
  'lowercase-letter': 'lower-case letters',
  url: 'links',
  email: 'e-mail addresses',
  phone: 'phone numbers',
  question: 'question marks',
  exclamation: 'exclamation marks',
  dash: 'dashes',
  parenthesis: 'parentheses',
  'code-block': 'code blocks',
  quotation: 'quotation marks',
  title: 'titles in << >>',
  'first-person': 'first-person pronouns',
  'second-person': 'second-person pronouns',
  apology: 'apologies',
  markdown: 'Markdown marks',
  html: 'HTML tags',
  'blank-line': 'blank lines',
  period: 'full stops',
};

export const nounOf = (of: Countable): string => NOUNS[of] ?? `${of}s`;

/** Describes bounds: "at most 50", "exactly 3", "between 2 and 4", "none". */
export const describeBounds = ({ min, max, slack }: Bounds): string => {
  if (max === 0) return 'none';
  if (min !== undefined && max !== undefined)
    return min === max ? `${slack ? 'about' : 'exactly'} ${min}` : `between ${min} and ${max}`;
  return max === undefined ? `at least ${min ?? 0}` : `at most ${max}`;
};
