import { unsupportedLanguage } from './unsupported-language';

const ENGLISH =
  'The kettle was put on in the morning, and when the water had boiled everybody sat down at the table to drink a cup of tea together before they went to work.';
const FINNISH =
  'Aamulla pannu pantiin tulelle, ja kun vesi oli kiehunut, kaikki istuivat pöytään juomaan yhdessä kupin teetä ennen kuin he lähtivät töihin kaupunkiin bussilla.';
const GERMAN =
  'Am Morgen wurde der Kessel auf den Herd gestellt, und als das Wasser kochte, setzten sich alle an den Tisch, um eine Tasse Tee zu trinken, bevor sie zur Arbeit gingen. ';
const DANISH =
  'Jeg har boet i den lille by ved havet hele mit liv, og jeg kan ikke forestille mig noget bedre sted. Her kender alle hinanden, og når nogen bliver syge, kommer naboerne med mad og blomster. ';
const AFRIKAANS =
  'My ma was gister by die winkel om brood te koop, maar die man het gesê dat hy eers weer more vars brood sal kry, en so is sy met leë hande terug huis toe, waar ons vir haar gewag het. ';
const ROMANIAN =
  'Dimineața am mers la piață ca să cumpăr mere, dar vecina are o livadă și are destule, or să ne dea și nouă. Fratele ei are un câine care are trei ani și nu are astâmpăr nici când plouă afară. ';
const DUTCH =
  'Toen we aankwamen, had hij honger, want we waren laat. We gingen eten, maar hij had geen geld, want hij had onderweg alles verloren. ';
const CHINESE = '我今天想去图书馆借几本关于历史的书,然后回家写作业,晚上再和朋友一起做饭。';

/**
 * Random words of three letters: the identifier takes them for Klingon unless constructed languages
 * are excluded.
 */
const NOISE = Array.from({ length: 120 }, (_word, index) =>
  String.fromCharCode(
    ...[7, 11, 19].map((step) => 97 + ((index * step + ((index * index) % 13)) % 26)),
  ),
).join(' ');

const RUSSIAN =
  'Сегодня утром мы пошли на рынок и купили свежие овощи, хлеб и молоко для всей семьи. Потом мы долго гуляли по старому городу и говорили о книгах. ';

describe('unsupportedLanguage', () => {
  it('returns a language only if it is not supported', () => {
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
  ])('distinguishes %s from English despite common words', (language, text) => {
    for (const times of [1, 8])
      expect(unsupportedLanguage(text.repeat(times), ['en', 'de'])).toBe(language);
  });

  it.each([
    ['Russian', 'Завтра я приду к тебе', 'ru'],
    ['Korean', '오늘 날씨가 정말 좋네요 그렇지 않나요', 'ko'],
    ['a little Russian', 'Привет!', undefined],
    ['Russian after an English greeting', 'Hello there, я приду к тебе сегодня ночью', 'ru'],
    ['English with a Russian name', 'The letter was signed by Анна Каренина herself.', undefined],
    [
      'English in lookalike letters',
      ENGLISH.replace(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] as string),
      undefined,
    ],
  ])('identifies a short text by its script: %s', (_title, text, language) => {
    expect(unsupportedLanguage(text, ['en', 'de'])).toBe(language);
  });

  it('identifies the language of a script that a supported language uses', () => {
    expect(unsupportedLanguage(RUSSIAN, ['en', 'ru'])).toBeUndefined();
    expect(
      unsupportedLanguage(
        'Тази сутрин отидохме на пазара и купихме пресни зеленчуци, хляб и мляко за цялото семейство, а после се разходихме из града.',
        ['en', 'ru'],
      ),
    ).toBe('bg');
  });

  it.each([
    ['ru', RUSSIAN.repeat(2)],
    ['fi', FINNISH.repeat(2)],
    ['zh', CHINESE.repeat(6)],
  ])('finds a stretch of %s at any place in a long English text', (language, stretch) => {
    const text = ENGLISH.repeat(8);
    for (let offset = 0; offset <= text.length; offset += 97)
      expect(
        unsupportedLanguage(text.slice(0, offset) + stretch + text.slice(offset), ['en', 'de']),
      ).toBe(language);
  });

  it('finds a stretch of Finnish at any place in a long German text', () => {
    const text = GERMAN.repeat(14);
    for (let offset = 0; offset <= text.length; offset += 97)
      expect(
        unsupportedLanguage(text.slice(0, offset) + FINNISH.repeat(2) + text.slice(offset), [
          'en',
          'de',
        ]),
      ).toBe('fi');
  });

  it('finds sentences in an unsupported script that alternate with English ones', () => {
    const sentences = RUSSIAN.split('. ').filter((sentence) => sentence.length > 20);
    const text = Array.from(
      { length: 12 },
      (_, index) => `${sentences[index % sentences.length]}. ${ENGLISH.slice(0, 75)}. `,
    ).join('');
    expect(unsupportedLanguage(text, ['en', 'de'])).toBe('Cyrillic');
  });

  it('ignores Russian names in an English article', () => {
    const text = `${ENGLISH} The letter was signed by Анна Каренина. `.repeat(40);
    expect(unsupportedLanguage(text, ['en', 'de'])).toBeUndefined();
  });

  it('rethrows the error of a missed deadline', () => {
    const late = () => {
      throw new Error('late');
    };
    expect(() => unsupportedLanguage(ENGLISH.repeat(10), ['en'], late)).toThrow('late');
  });

  it.each([
    ['of one language', FINNISH.repeat(12), 'fi'],
    ['that begins in another', ENGLISH + FINNISH.repeat(4), 'fi'],
    ['that begins in another language with common words', ENGLISH + ROMANIAN.repeat(6), 'ro'],
    ['with wide gaps between its words', FINNISH.replaceAll(' ', ' '.repeat(10)).repeat(2), 'fi'],
    ['that ends in another', FINNISH.repeat(6) + ENGLISH, 'fi'],
    ['of a language that is supported', ENGLISH.repeat(12), undefined],
    ['with a sentence in another', ENGLISH.repeat(6) + FINNISH.slice(0, 70), undefined],
    ['of random letters', NOISE.repeat(3), undefined],
    ['that begins with random letters', NOISE.slice(0, 60) + FINNISH.repeat(12), 'fi'],
  ])('identifies the unsupported language of a long text %s', (_title, text, language) => {
    expect(unsupportedLanguage(text, ['en', 'de'])).toBe(language);
  });
});
