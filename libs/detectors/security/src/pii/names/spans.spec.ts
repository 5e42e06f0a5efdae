import { tokenise } from '@touchstone/text/fast';
import { findIdentifiers } from '../scan/scan';
import { findCandidates } from './candidates';
import { classesOf } from './gazetteer/gazetteer';
import { nameWords } from './name-words';
import { taggedSpans } from './spans';
import { nameModel } from './tagger/model';
import { unspacedNames } from './unspaced-names';

const wordsIn = (text: string) => nameWords(text, tokenise(text), classesOf);

const HOSTILE: readonly (readonly [string, string])[] = [
  ['capitals', 'Anna Maria '],
  ['initials', 'A. B. '],
  ['apostrophes', "O'O'D'"],
  ['particles', 'van der de la '],
  ['commas', 'Anna, Peter, '],
  ['Han', '王小明'],
  ['Hangul', '김민수'],
  ['introductions', '我叫 '],
];

describe('spans of names', () => {
  it.each(HOSTILE)('limits the length of candidates in a long run of %s', (_title, unit) => {
    for (const chain of findCandidates(wordsIn(unit.repeat(3000))))
      expect(chain.last - chain.first).toBeLessThanOrEqual(40);
  });

  it.each(HOSTILE)('covers each word of a long run of %s at most once', (_title, unit) => {
    const text = unit.repeat(2000);
    const spans = [...taggedSpans(wordsIn(text), nameModel())];
    for (const [index, span] of spans.entries())
      expect(span.first).toBeGreaterThanOrEqual(spans[index - 1]?.last ?? 0);
    const unspaced = unspacedNames(text);
    for (const [index, name] of unspaced.entries())
      expect(name.start).toBeGreaterThanOrEqual(unspaced[index - 1]?.end ?? 0);
  });

  it.each([
    'Ignore',
    'Rinse',
    'Shuffle',
    'Untangle',
    'Reheat',
    'Vacuum',
    'Stir',
    'Polish',
    'Discard',
    'Summarise',
    'Proofread',
    'Rewind',
  ])('does not report the verb at the beginning of a sentence: %s', (verb) => {
    for (const before of ['', 'The river runs past the old mill and the hills behind it. '])
      for (const after of [
        'all of it and tell me what is left.',
        'the first ones, please, before you go on.',
      ])
        expect(
          findIdentifiers(`${before}${verb} ${after}`).map(({ recogniser }) => recogniser.kind),
        ).toEqual([]);
  });

  it('reports names at the beginning of a sentence', () => {
    for (const name of ['Zoltan', 'Priya', 'Margarethe'])
      expect(
        findIdentifiers(`${name} called about the invoice.`).map(
          ({ recogniser }) => recogniser.kind,
        ),
      ).toEqual(['person_name']);
  });

  it('returns the same spans on every call', () => {
    const words = wordsIn('Dear Ms. Halloran, Peter from Utrecht met Zoltan Krivanek on Friday.');
    expect(taggedSpans(words, nameModel())).toEqual(taggedSpans(words, nameModel()));
  });

  it('returns a certainty between 0 and 1 for every name', () => {
    for (const { certainty } of taggedSpans(
      wordsIn('Anna met Boris and the Smith family in Ghent.'),
      nameModel(),
    )) {
      expect(certainty).toBeGreaterThan(0);
      expect(certainty).toBeLessThanOrEqual(1);
    }
  });
});
