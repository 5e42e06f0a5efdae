import { CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL } from './data';
import { Lexicon, variants } from './lexicon';
import { tokenise } from './tokens';

type Role = 'ask' | 'harm' | 'harmless' | 'said';

const lexicon = new Lexicon<Role>(
  [
    {
      ask: 'how can|do i',
      harm: 'kill',
      harmless: 'kill the process',
      said: '=killing, kill switch',
    },
  ],
  new Set(['harmless']),
);

const found = (text: string) => {
  const tokens = tokenise(text, lexicon.knows);
  return lexicon.find(tokens).map(({ roles, from, to }) => [[...roles].sort().join(' '), from, to]);
};

describe('lexicon', () => {
  it.each([
    ['either of two alternatives', 'how do I run', [['ask', 0, 2]]],
    ['inflected forms', 'he kills', [['harm', 1, 1]]],
    ['an exact form with the meanings of its stem', 'killing', [['harm said', 0, 0]]],
    ['the roles of the phrases inside a phrase', 'kill switch', [['harm said', 0, 1]]],
    ['an opaque phrase without the roles of its words', 'kill the process', [['harmless', 0, 2]]],
  ])('finds %s', (_title, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('does not match across sentences', () => {
    expect(found('How do. I run')).toEqual([]);
  });
});

describe('the lists of moderation', () => {
  /** Choices multiply: one phrase with six of them once stood for a million. */
  const MOST_VARIANTS = 1_500;

  it.each(Object.entries({ CONTEXT, DANGEROUS, HARASSMENT, HATE, SEXUAL }))(
    'has no phrase in %s that stands for thousands',
    (_name, lists) => {
      const phrases = Object.values(lists).flatMap((list) => list.split(','));
      expect(phrases.filter((phrase) => variants(phrase).length > MOST_VARIANTS)).toEqual([]);
    },
  );
});
