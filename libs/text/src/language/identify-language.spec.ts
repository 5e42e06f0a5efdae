import { identifyLanguage, likelyLanguage } from './identify-language';

const ENGLISH =
  'The kettle was put on in the morning, and when the water had boiled everybody sat down at the table to drink a cup of tea together before they went to work.';
const FINNISH =
  'Aamulla pannu pantiin tulelle, ja kun vesi oli kiehunut, kaikki istuivat pöytään juomaan yhdessä kupin teetä ennen kuin he lähtivät töihin kaupunkiin bussilla.';

describe('language identification', () => {
  it.each([
    ['en', ENGLISH],
    ['fi', FINNISH],
  ])('identifies %s', (language, text) => {
    expect(identifyLanguage(text)).toBe(language);
  });

  it.each([
    ['short text', 'Aamulla pannu pantiin tulelle'],
    ['text without letters', '1234 5678 '.repeat(40)],
    ['nothing', ''],
    [
      'a table',
      '| Tottenham Hotspur | Martin Jol        | 25 October 2007   | 18th     |\n| Wigan Athletic    | Chris Hutchings   |  5 November 2007  | 19th     |\n'.repeat(
        6,
      ),
    ],
  ])('identifies no language in %s', (_title, text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });

  it.each([
    ['encoded text', Buffer.from(ENGLISH).toString('base64')],
    ['letters set apart', [...ENGLISH.replaceAll(' ', '  ')].join(' ')],
    [
      'lookalike letters',
      ENGLISH.replace(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] as string),
    ],
  ])('identifies no language in a text of %s', (_title, text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });

  it('ignores encoded text, invisible characters and numbers around the words', () => {
    expect(identifyLanguage(`${Buffer.from(FINNISH).toString('base64')} ${ENGLISH}`)).toBe('en');
    expect(identifyLanguage([...ENGLISH].join('\u200b'))).toBe('en');
    expect(identifyLanguage(FINNISH.replaceAll(',', ' 1917 | 4,'))).toBe('fi');
  });

  it.each([
    ['de', 'Guten Tag, wie kann ich Ihnen heute helfen?'],
    ['en', 'The refund is on its way.'],
    [undefined, 'Ok, so-so.'],
  ])('guesses %s from a short text', (language, text) => {
    expect(likelyLanguage(text)).toBe(language);
  });
});
