/**
 * Manners in which a whole text is written, each with what it asks for. `{}` stands for the value that
 * a rule names.
 */
export const MANNERS = {
  // Sentences and words
  'sentence-capitals': 'begin each sentence with a capital letter',
  'varied-openings': 'begin no two sentences in a row with the same word',
  'no-doubled-words': 'write no word twice in a row',
  'no-repeated-sentences': 'write no sentence twice',
  spelling: 'write "{}" exactly so wherever it occurs',
  'no-abbreviations': 'use no abbreviations with a full stop',
  'one-language': 'use one language only',

  // Figures
  digits: 'write numbers in digits',
  'number-words': 'write whole numbers up to {} in words',
  'grouped-thousands': 'separate thousands by "{}"',
  'unit-space': 'leave a space between a figure and its unit',
  'no-unit': 'give no figures in {}',
  'weekday-dates': 'put the weekday before each date',
  'country-code': 'write phone numbers with their country code',
  'bold-figures': 'put each {} in bold',

  // Links and sources
  https: 'link only to https addresses',
  'cited-sentences': 'give a source number in each sentence',

  // Layout and edges
  'own-lines': 'put each step on a line of its own',
  'signed-name': 'be signed with the name of a person',
  'name-first': 'begin with the name of the reader',
  'no-final-stop': 'end without a full stop',
  'json-type': 'have JSON values of these types: {}',
} as const;

export type WritingManner = keyof typeof MANNERS;

/** Says in the infinitive what a manner of writing asks for. */
export const describeManner = (manner: WritingManner, value = ''): string =>
  MANNERS[manner].replace('{}', value);
