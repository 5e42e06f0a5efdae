import { tokenise } from '@touchstone/text/fast';
import { CLASS, classesOf } from './gazetteer/gazetteer';
import { plainLetters } from './gazetteer/plain-letters';
import { GAP, nameWords, SHAPE } from './name-words';

const wordsIn = (text: string) => nameWords(text, tokenise(text), classesOf);

describe('words of names', () => {
  it.each([
    ['søren', 'soren'],
    ['łukasz', 'lukasz'],
    ['ольга', 'olga'],
    ['νικος', 'nikos'],
  ])('transliterates %s into plain letters', (word, plain) => {
    expect(plainLetters(word)).toBe(plain);
  });

  it('determines the shape of each word', () => {
    expect(wordsIn('anna Anna ANNA McKay A r2').map(({ shape }) => shape)).toEqual([
      SHAPE.small,
      SHAPE.capitalised,
      SHAPE.capitals,
      SHAPE.mixed,
      SHAPE.initial,
      SHAPE.digits,
    ]);
  });

  it('determines the gap before each word', () => {
    expect(wordsIn('A b. c-d, e\nf: g').map(({ gap }) => gap)).toEqual([
      GAP.start,
      GAP.space,
      GAP.stopSpace,
      GAP.hyphen,
      GAP.commaSpace,
      GAP.newline,
      GAP.colon,
    ]);
  });

  it('classifies names in other scripts by their Latin spelling', () => {
    expect(wordsIn('Ольга Søren').every(({ classes }) => (classes & CLASS.given) !== 0)).toBe(true);
  });
});
