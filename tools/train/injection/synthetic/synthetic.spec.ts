import { seeded } from '../../lib/random';
import { english, englishAttacks, englishBenign } from './english';
import { everydayPacks } from './everyday';
import { expand, type Grammar } from './grammar';
import { generateTexts, type TrainingText } from './index';
import { languagePacks } from './languages';

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'pl',
  'cs',
  'ru',
  'uk',
  'tr',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
  'id',
  'vi',
];

const grammars: [string, Grammar][] = [
  ['en', english],
  ...languagePacks.map(({ language, grammar }): [string, Grammar] => [language, grammar]),
  ...everydayPacks.map(({ language, grammar }): [string, Grammar] => [
    `everyday ${language}`,
    grammar,
  ]),
];

const share = (texts: TrainingText[], fact: (text: TrainingText) => boolean): number =>
  texts.filter(fact).length / texts.length;

describe('grammar', () => {
  const grammar = { animal: ['cat'], pair: ['{animal#1} and {animal#1}'] };
  const once = (template: string): string => expand(grammar, template, seeded(1));

  it.each([
    ['fills a slot', '{animal}', 'cat'],
    ['starts a slot with a capital', '{Animal}s sleep', 'Cats sleep'],
    ['picks an alternative, nested ones too', '[a [cat|cat]|a cat]', 'a cat'],
    ['keeps brackets that hold no choice', '[INST] {"a": 1} <|end|>', '[INST] {"a": 1} <|end|>'],
    ['breaks lines', 'a{nl}b', 'a\nb'],
  ])('%s', (_title, template, expected) => expect(once(template)).toBe(expected));

  it('repeats a remembered slot', () => {
    const letters = { letter: ['a', 'b', 'c', 'd', 'e', 'f'] };
    for (let seed = 0; seed < 20; seed += 1) {
      const [first, second] = expand(letters, '{letter#1}{letter#1}', seeded(seed));
      expect(second).toBe(first);
    }
  });

  it('refuses a slot without a rule', () => expect(() => once('{nobody}')).toThrow('nobody'));

  it.each(grammars)(
    'of %s has a rule for every slot and closes every bracket',
    (_language, rules) => {
      const templates = Object.entries(rules).flatMap(([rule, lines]) =>
        lines.map((line) => ({ rule, line })),
      );
      const named = (slot: string): string => slot.charAt(0).toLowerCase() + slot.slice(1);
      const missing = templates.flatMap(({ rule, line }) =>
        [...line.matchAll(/\{([A-Za-z][A-Za-z0-9]*)(?:#\d)?\}/g)]
          .map(([, slot = '']) => named(slot))
          .filter((slot) => slot !== 'nl' && !rules[slot])
          .map((slot) => `${rule}: ${slot}`),
      );
      const open = templates.filter(
        ({ line }) => line.split('[').length !== line.split(']').length,
      );
      expect(missing).toEqual([]);
      expect(open).toEqual([]);
    },
  );
});

describe('generateTexts', () => {
  const texts = generateTexts(1, 40_000);
  const english = texts.filter(({ language }) => language === 'en');

  it('gives the same texts for the same seed, and the first of them for a smaller count', () => {
    expect(generateTexts(1, 300)).toEqual(texts.slice(0, 300));
    expect(generateTexts(2, 300)).not.toEqual(texts.slice(0, 300));
  });

  it('covers every English technique and kind of harmless text', () => {
    const found = new Set(english.map(({ group, label }) => `${label} ${group}`));
    const wanted = [
      ...englishAttacks.map(({ group }) => `INJECTION ${group}`),
      ...englishBenign.map(({ group }) => `BENIGN ${group}`),
    ];
    expect(wanted.filter((kind) => !found.has(kind))).toEqual([]);
  });

  it.each(LANGUAGES)('has both labels in both channels in %s', (language) => {
    const found = new Set(
      texts
        .filter((text) => text.language === language)
        .map(({ label, channel }) => `${label} ${channel}`),
    );
    expect([...found].sort()).toEqual([
      'BENIGN document',
      'BENIGN user',
      'INJECTION document',
      'INJECTION user',
    ]);
  });

  it('has at least as many harmless texts as attacks, in each channel too', () => {
    for (const channel of ['user', 'document']) {
      const part = texts.filter((text) => text.channel === channel);
      const harmless = share(part, ({ label }) => label === 'BENIGN');
      expect(harmless).toBeGreaterThanOrEqual(0.5);
      expect(harmless).toBeLessThan(0.6);
    }
  });

  it('leaves no slot unfilled and no text empty', () => {
    const broken = texts.filter(
      ({ text }) =>
        text.trim() === '' || /undefined|\[object|\{[a-z][A-Za-z0-9]*(?:#\d)?\}/.test(text),
    );
    expect(broken.map(({ text }) => text)).toEqual([]);
  });

  it('rarely repeats a text', () =>
    expect(new Set(texts.map(({ text }) => text)).size).toBeGreaterThan(0.99 * texts.length));

  it('never gives one text both labels', () => {
    const labels = new Map<string, string>();
    const torn = texts.filter(
      ({ text, label }) => (labels.get(text) ?? label) !== label || !labels.set(text, label),
    );
    expect(torn.length).toBeLessThan(5);
  });

  it.each([
    'ignore',
    'forget',
    'instructions',
    'system prompt',
    'password',
    'you are',
    'pretend',
    'rules',
    'previous',
    'http',
    '<!--',
    '{"',
    '|',
    'base64',
    'jailbreak',
  ])('has "%s" under both labels', (word) => {
    const having = texts.filter(({ text }) => text.toLowerCase().includes(word));
    const attacks = share(having, ({ label }) => label === 'INJECTION');
    expect(having.length).toBeGreaterThan(50);
    expect(attacks).toBeGreaterThan(0.1);
    expect(attacks).toBeLessThan(0.9);
  });

  it('includes short and long texts', () => {
    const words = ({ text }: TrainingText): number => text.split(/\s+/).length;
    expect(share(english, (text) => words(text) <= 6)).toBeGreaterThan(0.02);
    expect(share(english, (text) => words(text) >= 150)).toBeGreaterThan(0.01);
  });
});
