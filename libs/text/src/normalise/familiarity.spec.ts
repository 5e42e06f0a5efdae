import { familiarity, familiarityIn } from './familiarity';

describe('familiarity', () => {
  it.each([
    'instructions',
    'password',
    'Anweisungen',
    'precedentes',
    'segreta',
    'opdracht',
    'poprzednie',
    'tidigare',
    'salasana',
    'rahasia',
  ])('is high for %s', (word) => {
    expect(familiarity(word)).toBeGreaterThanOrEqual(3);
  });

  it.each(['mqaqkqtwy', 'uqtmwxo', 'hciamzjyw', 'sbsisagbqx', 'xjstqzhmi'])(
    'is low for %s',
    (noise) => {
      expect(familiarity(noise)).toBeLessThanOrEqual(-8);
    },
  );

  it('ignores case, and is 0 for a single letter', () => {
    expect(familiarity('PaSSword')).toBe(familiarity('password'));
    expect(familiarity('a')).toBe(0);
  });

  it('is about 0 or more per pair of letters in any language, and far less for noise', () => {
    const texts = [
      'Kuv tsis paub yuav ua li cas rau lub sijhawm no',
      'Mae hi wedi bod yn ddiwrnod hyfryd heddiw',
      'Ngiyabonga kakhulu ngosizo lwakho namhlanje',
    ];
    for (const text of texts) expect(familiarityIn(text)).toBeGreaterThan(-0.1);
    expect(familiarityIn('xkqj wvbz pqlm trfgh zzxcv bnmqw plokm ijnuh')).toBeLessThan(-1);
    expect(familiarityIn('1234 a 你好')).toBe(0);
  });
});
