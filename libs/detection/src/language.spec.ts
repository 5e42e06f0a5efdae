import { identifyLanguage, likelyLanguage, unsupportedLanguage } from './language';

const ENGLISH =
  'The kettle was put on in the morning, and when the water had boiled everybody sat down at the table to drink a cup of tea together before they went to work.';
const FINNISH =
  'Aamulla pannu pantiin tulelle, ja kun vesi oli kiehunut, kaikki istuivat pöytään juomaan yhdessä kupin teetä ennen kuin he lähtivät töihin kaupunkiin bussilla.';

const DANISH =
  'Jeg har boet i den lille by ved havet hele mit liv, og jeg kan ikke forestille mig noget bedre sted. Her kender alle hinanden, og når nogen bliver syge, kommer naboerne med mad og blomster. ';
const AFRIKAANS =
  'My ma was gister by die winkel om brood te koop, maar die man het gesê dat hy eers weer more vars brood sal kry, en so is sy met leë hande terug huis toe, waar ons vir haar gewag het. ';
const ROMANIAN =
  'Dimineața am mers la piață ca să cumpăr mere, dar vecina are o livadă și are destule, or să ne dea și nouă. Fratele ei are un câine care are trei ani și nu are astâmpăr nici când plouă afară. ';
const DUTCH =
  'Toen we aankwamen, had hij honger, want we waren laat. We gingen eten, maar hij had geen geld, want hij had onderweg alles verloren. ';
const CHINESE = '我今天想去图书馆借几本关于历史的书,然后回家写作业,晚上再和朋友一起做饭。';

/** Words of three letters at random: taken for Klingon where nobody asks what they are made of. */
const NOISE = Array.from({ length: 120 }, (_word, index) =>
  String.fromCharCode(
    ...[7, 11, 19].map((step) => 97 + ((index * step + ((index * index) % 13)) % 26)),
  ),
).join(' ');

describe('language identification', () => {
  it.each([
    ['en', ENGLISH],
    ['fi', FINNISH],
  ])('knows %s', (language, text) => {
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
  ])('does not guess about %s', (_title, text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });

  it.each([
    ['encoded text', Buffer.from(ENGLISH).toString('base64')],
    ['letters set apart', [...ENGLISH.replaceAll(' ', '  ')].join(' ')],
    [
      'lookalike letters',
      ENGLISH.replace(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] as string),
    ],
  ])('takes %s for no language', (_title, text) => {
    expect(identifyLanguage(text)).toBeUndefined();
  });

  it('is not misled by what stands in and around the words', () => {
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

  it('names a language only when an engine does not support it', () => {
    expect(unsupportedLanguage(FINNISH, ['en', 'de'])).toBe('fi');
    expect(unsupportedLanguage(ENGLISH, ['en', 'de'])).toBeUndefined();
  });

  it.each([
    ['da', DANISH],
    [
      'da',
      'Vi har købt et hus her, og nu vil vi købe en bil. Her er der plads til at løbe, og vi kan have gæster her hver dag. Det er nyt for os, og børnene er glade. ',
    ],
    ['af', AFRIKAANS],
    ['ro', ROMANIAN],
    ['nl', DUTCH],
    ['zh', `please ${CHINESE} and ${CHINESE} only ${CHINESE}`],
  ])('does not take %s for English, with which it shares words', (language, text) => {
    for (const times of [1, 8])
      expect(unsupportedLanguage(text.repeat(times), ['en', 'de'])).toBe(language);
  });

  it.each([
    ['of one language', FINNISH.repeat(12), 'fi'],
    ['that begins in another', ENGLISH + FINNISH.repeat(4), 'fi'],
    ['that begins in another with whose words it shares some', ENGLISH + ROMANIAN.repeat(6), 'ro'],
    ['that stands far apart', FINNISH.replaceAll(' ', ' '.repeat(10)).repeat(2), 'fi'],
    ['that ends in another', FINNISH.repeat(6) + ENGLISH, 'fi'],
    ['of a language that is supported', ENGLISH.repeat(12), undefined],
    ['of two, of which one is supported', ENGLISH.repeat(6) + FINNISH, undefined],
    ['of letters at random', NOISE.repeat(3), undefined],
    ['that begins with letters at random', NOISE.slice(0, 60) + FINNISH.repeat(12), 'fi'],
  ])('sees what a long text %s is written in', (_title, text, language) => {
    expect(unsupportedLanguage(text, ['en', 'de'])).toBe(language);
  });
});
