import { parseDelegation } from '../delegation';
import { describeRequirement } from '../describe-requirement';
import { parseRequirement } from '../parse';
import { parseProposition } from '../propositions/parse-proposition';

const demands = (rule: string): string | undefined => {
  const requirement = parseRequirement(rule);
  return (
    requirement &&
    describeRequirement(requirement)
      .replace(/^The \w+ must /, '')
      .replace(/\.$/, '')
  );
};

describe('rules on how a text is written', () => {
  it.each([
    ['Our mails keep to digits for numbers', 'write numbers in digits'],
    [
      'Whole numbers up to twelve are written out in words.',
      'write whole numbers up to 12 in words',
    ],
    ['Put the day of the week next to every date.', 'put the weekday before each date'],
    ['Weights are given in kilograms, not in pounds.', 'give no figures in pounds'],
    ['Thousands are grouped with an apostrophe.', `separate thousands by "'"`],
    [
      'There has to be a space between number and unit.',
      'leave a space between a figure and its unit',
    ],
    [
      'Never give a phone number without its dialling code.',
      'write phone numbers with their country code',
    ],
    ['Deadlines always appear in bold type.', 'put each date in bold'],
    ['Sentences must not start with a small letter.', 'begin each sentence with a capital letter'],
    [
      "Don't begin two sentences in a row with the same word.",
      'begin no two sentences in a row with the same word',
    ],
    ['No repeated sentences.', 'write no sentence twice'],
    [
      'Our product is spelled "eKart", never "Ekart".',
      'write "eKart" exactly so wherever it occurs',
    ],
    ['Letters are signed with your first name.', 'be signed with the name of a person'],
    ['Short texts end without a full stop.', 'end without a full stop'],
    ['Emojis are fine, but only two per message.', 'contain at most 2 emojis'],
    ['The final line reads: Your Kite crew', 'end with "Your Kite crew"'],
    [
      'Reply with a JSON list of numbers with exactly 3 values.',
      'have JSON values of these types: array of number = 3',
    ],
  ])('reads: %s', (rule, demand) => {
    expect(demands(rule)).toBe(demand);
  });

  it.each([
    'No emoji in the first sentence.',
    'No words in capitals except for airport codes.',
    'Give dates with the month as a word.',
    'The answer starts with a verb.',
    'Keep product names in English.',
    'Put phone numbers on a separate line.',
    'A seven-year-old must understand every sentence.',
    'Use bold for product names.',
    'No dashes unless the customer uses them.',
    'The number is to be answered with a number only',
  ])(
    'leaves open what it would take for a rule on the whole text or on its content: %s',
    (rule) => {
      expect([parseRequirement(rule), parseProposition(rule)]).toEqual([undefined, undefined]);
    },
  );

  it('does not take a length for a topic', () => {
    expect(parseDelegation('Keep it to two sentences, no more.')).toBeUndefined();
    expect(parseDelegation('Keep it to gardening and lawn care.')).toBeDefined();
  });
});
