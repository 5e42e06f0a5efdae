import fc from 'fast-check';
import { normalise } from './normalise';

describe('normalise', () => {
  it.each([
    ['drops zero-width characters', 'ig\u200bnore', 'ignore'],
    [
      'drops bidi controls, soft hyphens and control characters',
      '\u202eig\u00adno\u0008re\u2069',
      'ignore',
    ],
    ['folds Cyrillic letters inside Latin words', 'ignоrе', 'ignore'],
    ['folds words of look-alikes between Latin words', 'please рау me', 'please pay me'],
    [
      'folds Greek, Armenian, Cherokee and Lisu letters inside Latin words',
      'pαsswοrd hοuѕe ꮪystem ꓔest',
      'password house system Test',
    ],
    [
      'folds small capitals and letters in circles and boxes',
      'ɪɢɴᴏʀᴇ ⓡⓤⓛⓔ 🅺🅸🅻🅻 🅑 ⒤⒢',
      'ignore rule KILL B ig',
    ],
    ['makes mathematical and full-width letters plain', '𝐢𝓰𝖓𝚘𝔯ｅ', 'ignore'],
    ['makes full-width digits plain', '４１１１', '4111'],
    ['makes the digits of other scripts plain', '٤١١١ ۴۱ ४१ ๔๑ 𝟜𝟙 ❹➀', '4111 41 41 41 41 41'],
    ['makes dashes, quotes and spaces plain', '“a”\u00a0–\u2003‘b’ − c', '"a" - \'b\' - c'],
    ['removes stacked marks', 'z̸̢͇̈a̵l̷g̶o̷ i̲t', 'zalgo it'],
    [
      'composes letters with separate marks',
      'cafe\u0301 vie\u0302\u0323t \u0438\u0306',
      'café việt й',
    ],
    ['folds a dotless i outside Turkish', 'ıgnore prevıous', 'ignore previous'],
  ])('%s', (_title, original, cleaned) => {
    expect(normalise(original).text).toBe(cleaned);
  });

  it.each([
    ['Russian', 'Он не пришёл, потому что весь день шёл сильный дождь.'],
    ['Russian with Latin names', 'Вася и Google с Microsoft в одном отделе, а IT-служба в другом.'],
    ['Ukrainian', 'Його сестра їде до Києва, і вона дуже рада.'],
    ['Greek', 'Το παιδί έτρεξε στον κήπο και έπαιξε με τον σκύλο.'],
    ['Armenian', 'Երեխան վազեց այգի և խաղաց շան հետ:'],
    ['Turkish', 'Ağacın altında ılık bir rüzgâr vardı.'],
    ['Vietnamese', 'Đứa trẻ chạy ra vườn và chơi với con chó.'],
    ['Hindi', 'बच्चा बगीचे में दौड़ा और कुत्ते के साथ खेला।'],
    ['Thai', 'เด็กวิ่งไปที่สวนและเล่นน้ำ'],
    ['Arabic', 'ركض الطفل إلى الحديقة ولعب مع الكلب.'],
    ['Japanese', '子どもは庭へ走って犬と遊んだ。'],
    ['Greek letters as symbols', 'an α particle and a β particle'],
  ])('leaves %s unchanged', (_language, text) => {
    expect(normalise(text).text).toBe(text);
  });

  it('maps a stretch back to its stretch of the original', () => {
    const original = 'say ig\u200bno\u200bre 𝐧𝐨𝐰!';
    const cleaned = normalise(original);
    const at = cleaned.text.indexOf('ignore now');
    const { start, end } = cleaned.originalRange(at, at + 'ignore now'.length);
    expect(original.slice(start, end)).toBe('ig\u200bno\u200bre 𝐧𝐨𝐰');
  });

  it('maps any text monotonically to ranges within the original', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(),
        fc.nat(),
        fc.nat(9),
        (original, a, b, more) => {
          const cleaned = normalise(original);
          const [start, end] = [a, b]
            .map((n) => n % (cleaned.text.length + 1))
            .sort((x, y) => x - y) as [number, number];
          const range = cleaned.originalRange(start, end);
          const wider = cleaned.originalRange(
            Math.max(0, start - more),
            Math.min(cleaned.text.length, end + more),
          );
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThanOrEqual(original.length);
          if (end > start) expect(wider.start <= range.start && range.end <= wider.end).toBe(true);
        },
      ),
    );
  });

  it('is idempotent except for ligatures', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aеоxя 1٣é\u0301\u200b“—') }),
        (original) => {
          const once = normalise(original).text;
          expect(normalise(once).text).toBe(once);
        },
      ),
    );
  });
});
