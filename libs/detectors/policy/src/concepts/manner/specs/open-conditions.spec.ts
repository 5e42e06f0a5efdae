import type { ConceptName } from '@touchstone/assertions';
import { MANNER_CHECKS } from '../index';

const outcome = (name: ConceptName, text: string, subject?: string): unknown =>
  MANNER_CHECKS[name]?.({ text }, subject).holds;

/** Messages about a topic in other words: a missed condition would pass the rule silently. */
const ABOUT: readonly (readonly [subject: string, message: string])[] = [
  ['luggage', 'how many suitcases may we take'],
  ['luggage', 'Is my rucksack too big for the cabin?'],
  ['room prices', 'How much is a double in June?'],
  ['food allergies', 'My wife gets hives from peanuts. Is the curry okay?'],
  ['children', 'my daughter is six, can she join?'],
  ['delivery times', 'When will my parcel get here?'],
  ['refunds', 'I want my money back.'],
  ['the warranty', 'It broke after five months. Will you repair it for free?'],
  ['side effects', 'Will this syrup make me drowsy?'],
  ['opening hours', 'Are you there on Sunday?'],
  ['parking', 'Where can I leave my car?'],
  ['pets', 'May I bring my dog?'],
  ['salary', 'How much would I earn in this job?'],
  ['investments', 'Should I put my savings into shares?'],
  ['a recommendation', 'Which tent would you take?'],
  ['calling in sick', 'I have the flu and cannot come today'],
  ['visa sponsorship', 'I would need a work permit. Do you help with that?'],
  ['vacation days', 'How much time off do I get in the first year?'],
  ['data protection', 'Who can see what I type here?'],
  ['cancellation', 'How do I get out of this contract?'],
  ['symptoms', 'My knee hurts when I climb stairs.'],
  ['discounts', 'Is it cheaper for students?'],
  ['payment methods', 'Do you take credit cards?'],
];

const NOT_ABOUT: readonly (readonly [subject: string, message: string])[] = [
  ['luggage', 'Can I choose my seat?'],
  ['room prices', 'Is there a pool?'],
  ['children', 'Which bus goes to the stadium?'],
  ['refunds', 'Which colours does the lamp come in?'],
  ['the warranty', 'How do I clean the filter?'],
  ['parking', 'Is lunch included?'],
  ['pets', 'Can I bring my laptop?'],
  ['salary', 'Where is the office?'],
  ['visa sponsorship', 'Is the canteen vegan?'],
  ['a recommendation', 'When does the box office open?'],
  ['side effects', 'Do you deliver to Leeds?'],
];

describe('conditions on the message', () => {
  it.each(ABOUT)('never denies a question about %s: %s', (subject, message) => {
    expect(outcome('question-about', message, subject)).not.toBe(false);
  });

  it.each(NOT_ABOUT)('denies a question about %s: %s', (subject, message) => {
    expect(outcome('question-about', message, subject)).toBe(false);
  });

  it('decides most messages in other words', () => {
    const decided = ABOUT.filter(
      ([about, text]) => outcome('question-about', text, about) === true,
    );
    expect(decided.length / ABOUT.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['complaint', 'The heating in my flat went off last night and the children froze.'],
    ['complaint', 'Our seats were behind a column.'],
    ['complaint', 'The export throws "out of range" on page two.'],
    ['human-request', 'Could a colleague of yours give me a ring?'],
    ['human-request', 'I would rather discuss this with someone real.'],
  ] as const)('never denies %s: %s', (name, message) => {
    expect(outcome(name, message)).not.toBe(false);
  });

  it.each([
    ['complaint', 'Which floor is the library on?'],
    ['anger', 'Hello, could you send me the invoice for May?'],
    ['human-request', 'How do I renew my passport?'],
  ] as const)('denies %s: %s', (name, message) => {
    expect(outcome(name, message)).toBe(false);
  });
});

describe('requests and referrals in any syntax', () => {
  it.each([
    ['referral', 'an electrician', 'Have a qualified electrician connect the hob.'],
    ['referral', 'a vet', 'A vet can look at the paw.'],
    ['referral', 'the visa team', 'The visa team handles this.'],
    ['referral', 'the price list', 'All fees are in the price list.'],
    ['request', 'the order number', 'To look it up I need your order number.'],
    ['request', 'the order number', 'Mind telling me your order number?'],
    ['request', 'medication', 'Before we go on: do you take any medication?'],
  ] as const)('finds %s (%s): %s', (name, subject, text) => {
    expect(outcome(name, text, subject)).toBe(true);
  });

  it.each([
    ['referral', 'an electrician', 'Turn off the fuse and loosen both screws.'],
    ['referral', 'a vet', 'You need not see a vet for this.'],
    ['request', 'the order number', 'Which colour would you like?'],
    ['request', 'medication', 'The clinic opens at nine.'],
  ] as const)('denies %s (%s): %s', (name, subject, text) => {
    expect(outcome(name, text, subject)).toBe(false);
  });

  it.each([
    [
      'request',
      'verification codes',
      'We sent a verification code to your phone. Please type it here.',
    ],
    ['request', 'symptoms', 'Please tell us which illness you have.'],
    ['personal-data-request', undefined, 'Please confirm the long number on your tax letter.'],
    ['personal-data-request', undefined, 'Which country does your family come from?'],
  ] as const)('leaves open %s (%s): %s', (name, subject, text) => {
    expect(outcome(name, text, subject)).not.toBe(false);
  });
});

describe('empathy', () => {
  const trouble = 'My father died and I have to cancel the trip.';
  it.each([
    [false, 'We apologise for any inconvenience. The form is under My Trips.'],
    [false, 'Select the trip and press cancel.'],
    [true, 'I am so sorry about your father. Take the time you need, I have cancelled the trip.'],
  ])('is %s where a set phrase answers grief: %s', (holds, text) => {
    expect(MANNER_CHECKS.empathy?.({ text, question: trouble }, undefined).holds).toBe(holds);
  });
});

describe('masked swear words', () => {
  it.each([
    [true, 'That boss is a real b*tch.'],
    [true, 'What a load of cr*p!'],
    [false, 'The *bold* word and the product a*b are fine.'],
    [false, 'Use the pattern `fo*bar` in the filter.'],
  ])('is %s: %s', (holds, text) => {
    expect(MANNER_CHECKS.profanity?.({ text }, undefined).holds).toBe(holds);
  });
});

describe('refusals in other words', () => {
  it.each([
    [true, 'We have decided to go with another applicant for the post.'],
    [true, 'Rude words are not part of our lessons.'],
    [false, 'The lesson starts at nine.'],
  ])('is %s: %s', (holds, text) => {
    expect(MANNER_CHECKS.refusal?.({ text }, undefined).holds).toBe(holds);
  });

  it('does not take a right for rudeness', () => {
    expect(outcome('rudeness', 'You are entitled to two days of leave.')).toBe(false);
  });
});
