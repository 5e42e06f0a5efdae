import type { Bounds, Countable } from '@touchstone/assertions';
import { nounFor } from '@touchstone/detection';
import type { CountRange } from '@touchstone/text';

/** A noun in the singular and, where it is irregular, in the plural. */
export type Noun = readonly [one: string, several?: string];

const NOUNS: Partial<Record<Countable, Noun>> = {
  bullet: ['bullet point'],
  numbered: ['numbered item'],
  list: ['list item'],
  highlight: ['highlighted section'],
  capitals: ['word in capital letters', 'words in capital letters'],
  'uppercase-letter': ['upper-case letter'],
  'lowercase-letter': ['lower-case letter'],
  url: ['link'],
  email: ['e-mail address', 'e-mail addresses'],
  phone: ['phone number'],
  question: ['question mark'],
  exclamation: ['exclamation mark'],
  dash: ['dash', 'dashes'],
  parenthesis: ['parenthesis', 'parentheses'],
  'code-block': ['code block'],
  quotation: ['quotation mark'],
  title: ['title in << >>', 'titles in << >>'],
  'first-person': ['first-person pronoun'],
  'second-person': ['second-person pronoun'],
  apology: ['apology', 'apologies'],
  thanks: ['expression of thanks', 'expressions of thanks'],
  markdown: ['Markdown mark'],
  html: ['HTML tag'],
  'blank-line': ['blank line'],
  period: ['full stop'],
  ellipsis: ['ellipsis', 'ellipses'],
  footnote: ['source number'],
  unfilled: ['unfilled placeholder'],
  code: ['piece of code', 'pieces of code'],
};

export const nounOf = (of: Countable): Noun => NOUNS[of] ?? [of];

/** Describes one element with its article: "a link", "an apology". */
export const describeOne = (of: Countable): string => {
  const [one] = nounOf(of);
  return `${/^(?:[aeiou]|HTML)/.test(one) ? 'an' : 'a'} ${one}`;
};

export const describeRange = ({ low, high }: CountRange): string =>
  low === high ? String(low) : `${low} to ${high}`;

/** Describes a count: "1 link", "2 to 3 links". */
export const describeCount = (count: CountRange, [one, several]: Noun): string =>
  `${describeRange(count)} ${nounFor(count.high, one, several)}`;

/** Describes bounds: "at most 50", "exactly 3", "between 2 and 4", "none". */
export const describeBounds = ({ min, max, slack }: Bounds): string => {
  if (max === 0) return 'none';
  if (min !== undefined && max !== undefined)
    return min === max ? `${slack ? 'about' : 'exactly'} ${min}` : `between ${min} and ${max}`;
  return max === undefined ? `at least ${min ?? 0}` : `at most ${max}`;
};

/** Describes a count and the bounds it was compared with, as a sentence. */
export const describeComparison = (count: CountRange, noun: Noun, bounds: Bounds): string =>
  `Found ${describeCount(count, noun)}; expected ${describeBounds(bounds)}.`;
