import { phraseFinder } from './phrases';

describe('phraseFinder', () => {
  const find = phraseFinder("{was,is} {not ,}closed | n't open | jusqu'* | kein* | a * fee | to", {
    after: ['up '],
    before: [' date'],
  });

  it.each([
    ['a choice', 'The pool is closed.', 'is closed'],
    ['words that may be left out', 'It Was not closed', 'Was not closed'],
    ['typographic apostrophes', 'jusqu’ici', 'jusqu’ici'],
    ['the beginning of a word', 'Es gibt keinerlei Kosten', 'keinerlei'],
    ['any word in between', 'there is a small fee', 'a small fee'],
  ])('finds %s', (_title, text, wanted) => {
    expect(find(text)).toEqual({ text: wanted, index: text.indexOf(wanted) });
  });

  it.each([
    ['part of a longer word', 'It is closedown, he said'],
    ['the end of another word', 'This closed'],
    ['a phrase that other words precede', 'up to'],
    ['a phrase that other words follow', 'to date'],
  ])('passes over %s', (_title, text) => {
    expect(find(text)).toBeUndefined();
  });

  it('returns the first of several phrases', () => {
    expect(find('It was closed, to be honest, and is closed')).toMatchObject({
      text: 'was closed',
    });
  });
});
