import { ENGLISH_FIELDS } from './data/fields-english';
import { OTHER_FIELDS } from './data/fields-other';
import { fieldHits } from './fields';
import { rooted } from './roots';

const fieldsIn = (text: string) =>
  fieldHits(rooted(text)).flatMap(({ fields }) => [...fields.keys()]);

describe('fields', () => {
  it.each(`${ENGLISH_FIELDS}${OTHER_FIELDS}`.split('\n').filter(Boolean))(
    'contains the well-formed line %.30s',
    (line) => {
      expect(line).toMatch(/^[^:|]+: [^|:]+ \| [^|]+$/);
    },
  );

  it('uses the English field names in all languages', () => {
    const names = (table: string) =>
      table
        .trim()
        .split('\n')
        .map((line) => line.slice(0, line.indexOf(':')));
    const english = new Set(names(ENGLISH_FIELDS));
    expect(names(OTHER_FIELDS).filter((name) => !english.has(name))).toEqual([]);
  });

  it('finds phrases of several words', () => {
    expect(fieldsIn('my credit score')).toContain('credit cards');
  });

  it('weights a word of few fields higher than one of many', () => {
    const highestWeight = (text: string): number =>
      Math.max(...fieldHits(rooted(text)).map(({ weight }) => weight));
    expect(highestWeight('saxifrage guitar')).toBeGreaterThan(highestWeight('card'));
  });
});
