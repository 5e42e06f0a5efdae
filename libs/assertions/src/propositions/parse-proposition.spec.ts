import { explain } from '../explain';
import { isOnlyCompared, isOpen } from '../is-open';
import { parseProposition } from './parse-proposition';

describe('parseProposition', () => {
  it.each([
    [
      "Don't tell callers which colleague handled the case.",
      'tell callers which colleague handled the case',
    ],
    ['The assistant must not state that seats are free.', 'state that seats are free'],
    ['No guessing where rates will go next.', 'guessing where rates will go next'],
    ["Side effects mustn't be played down.", 'played Side effects down'],
    ['Purchase prices of hardware are confidential.', 'mention Purchase prices of hardware'],
    ["Handset insurance: don't offer it.", 'offer Handset insurance'],
    ["Never promise a seat. That's for the gate to decide.", 'promise a seat'],
    ["Don't hint at features that aren't released.", "hint at features that aren't released"],
  ])('reads what a rule forbids: %s', (assertion, phrase) => {
    expect(parseProposition(assertion)).toEqual({ phrase, conditions: [] });
  });

  it('keeps the condition apart from what is forbidden', () => {
    expect(parseProposition("If the guest complains, don't discuss who was on duty.")).toEqual({
      phrase: 'discuss who was on duty',
      conditions: [
        { on: 'question', constraint: { kind: 'concept', concept: { name: 'complaint' } } },
      ],
    });
  });

  it.each([
    ['a demand', 'Tell callers which colleague handled the case.'],
    ['a form', 'Never write more than three sentences.'],
    ['a manner', 'Never sound annoyed.'],
    ['two rules', "Don't mention the strike. Never discuss wages."],
    ['a restriction', 'Only discuss wages.'],
    ['a demand on users', 'Users must not paste code.'],
    ['what another check decides', 'No hate speech.'],
    ['a long text', `Never mention ${'tea and '.repeat(100)}cake.`],
  ])('leaves %s alone', (_title, assertion) => {
    expect(parseProposition(assertion)).toBeUndefined();
  });
});

describe('a rule that nothing but a comparison decides', () => {
  const assertion = 'Never pass the buck to a supplier.';

  it('says so in its explanation', () => {
    expect(explain(assertion)).toEqual({
      by: 'rule',
      reading:
        'The output must not do this: "pass the buck to a supplier". Only a comparison of the words decides, and not every text.',
    });
  });

  it('is not open, but only compared', () => {
    expect([isOpen(assertion), isOnlyCompared(assertion)]).toEqual([false, true]);
    expect(isOnlyCompared('Never promise a refund.')).toBe(false);
    expect(isOnlyCompared('The reply must rhyme.')).toBe(false);
  });
});
