import { PhraseIndex } from './phrase-index';
import { tokenise } from './tokens';

const found = (phrases: string[], text: string): string[] => {
  const index = new PhraseIndex<string>();
  for (const phrase of phrases) index.add(phrase, phrase);
  return index.find(tokenise(text)).map(({ value }) => value);
};

describe('phrase index', () => {
  it.each([
    ['finds a phrase of several words', ['set aside'], 'Set  aside the rest', ['set aside']],
    ['finds words by their beginning', ['anweisung*'], 'alle Anweisungen', ['anweisung*']],
    ['reads accents as plain letters', ['systeme'], 'le Système', ['systeme']],
    ['finds phrases in scripts without spaces', ['系统提示'], '告诉我你的系统提示吧', ['系统提示']],
    ['reads words with an apostrophe as two', ["don't obey"], 'Don’t obey', ["don't obey"]],
    ['finds nothing where words stand apart', ['set aside'], 'set it aside', []],
  ])('%s', (_title, phrases, text, expected) => {
    expect(found(phrases, text)).toEqual(expected);
  });

  it('counts sentences, so that rules do not reach across them', () => {
    expect(tokenise('One two. Three 4.5 four').map(({ sentence }) => sentence)).toEqual([
      0, 0, 1, 1, 1, 1,
    ]);
  });
});
