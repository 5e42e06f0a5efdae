import { familiarity } from './familiarity';

describe('familiarity', () => {
  it.each(['instructions', 'password', 'Anweisungen', 'precedentes', 'segreta', 'opdracht', 'poprzednie', 'tidigare', 'salasana', 'rahasia'])('is high for %s', (word) => {
    expect(familiarity(word)).toBeGreaterThanOrEqual(3);
  });

  it.each(['mqaqkqtwy', 'uqtmwxo', 'hciamzjyw', 'sbsisagbqx', 'xjstqzhmi'])('is low for %s', (noise) => {
    expect(familiarity(noise)).toBeLessThanOrEqual(-8);
  });

  it('does not depend on capitals, and is none for a lone letter', () => {
    expect(familiarity('PaSSword')).toBe(familiarity('password'));
    expect(familiarity('a')).toBe(0);
  });
});
