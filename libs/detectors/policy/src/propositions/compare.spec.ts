import { parseProposition, parseRequirement } from '@touchstone/assertions';
import { checkWithComparison } from './compare';
import { FEATURES, featuresOf } from './features';
import { shippedModel } from './model';
import { phraseOf } from './phrase';

const holds = (assertion: string, text: string, question?: string): unknown =>
  checkWithComparison(parseRequirement(assertion), parseProposition(assertion), {
    text,
    ...(question !== undefined && { question }),
  }).holds;

// Rules and texts that are in no file that the model learned from.
describe('checkWithComparison', () => {
  it.each([
    [
      'finds other words for a statement',
      'Never tell fans that a concert will be repeated.',
      'You will definitely get a second chance, the band always plays the concert again next year!',
      false,
    ],
    [
      'clears a text about something else',
      'Never tell fans that a concert will be repeated.',
      'Please send the form to our office. You can pay by card at the desk.',
      true,
    ],
    [
      'clears a refusal',
      'Never pass the buck to a supplier.',
      "I'm sorry for the delay. I can't say yet what caused it, but our team will check and contact you.",
      true,
    ],
    [
      'keeps what a pattern finds',
      'Never promise a refund.',
      'We will give you a full refund today.',
      false,
    ],
    [
      'leaves another language open',
      'Never pass the buck to a supplier.',
      'Das liegt allein am Lieferanten, der hat die Ware wie immer viel zu spät bei uns abgegeben.',
      'unknown',
    ],
  ])('%s', (_title, assertion, text, expected) => {
    expect(holds(assertion, text)).toBe(expected);
  });

  it('keeps a rule whose condition is not met', () => {
    const rule = "If the guest complains, don't pass the buck to a supplier.";
    expect(holds(rule, 'It was the supplier, as always!', 'When do you open?')).toBe(true);
  });

  it('compares neither demands nor manners', () => {
    const text = 'It was the supplier, as always!';
    expect(parseProposition('Mention the supplier.')).toBeUndefined();
    const rude = 'Never be rude.';
    expect(checkWithComparison(parseRequirement(rude), parseProposition(rude), { text })).toEqual(
      checkWithComparison(parseRequirement(rude), undefined, { text }),
    );
  });
});

describe('the features', () => {
  it('are those that the model has weights for', () => {
    expect(Object.keys(shippedModel().weights)).toEqual(FEATURES);
  });

  it('stay within the window of a long text', () => {
    const phrase = phraseOf('promise a discount');
    const filler = 'The office opens at nine. '.repeat(2_000);
    const far = featuresOf(phrase, `${filler}We promise you a big discount.`).features;
    expect(far).toHaveLength(FEATURES.length);
    expect(far[FEATURES.indexOf('sentences')]).toBe(6);
    expect(far[FEATURES.indexOf('words found')]).toBe(1);
  });
});
