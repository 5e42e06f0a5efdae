import { coverageWords } from './coverage-words';

describe('words for a proof coverage', () => {
  it.each([
    [{ asked: 20, judged: 19, bypassed: 0 }, ['19 of 20 checks judged']],
    [{ asked: 20, judged: 19, bypassed: 3 }, ['19 of 20 checks judged', '3 had nothing to judge']],
    [{ asked: 0, judged: 0, bypassed: 3 }, ['3 had nothing to judge']],
    [{ asked: 0, judged: 0, bypassed: 0 }, ['no check was requested']],
  ])('keep apart what had nothing to judge: %j', (counts, words) => {
    expect(coverageWords({ ...counts, share: null })).toEqual(words);
  });
});
