import { type Constraint, parseRequirement } from '@touchstone/assertions';
import type { Holds } from './assessment';
import { check } from './check';

const verdict = (assertion: string, text: string, question?: string): Holds =>
  check((parseRequirement(assertion) as { constraint: Constraint }).constraint, {
    text,
    ...(question !== undefined && { question }),
  }).holds;

describe('everyday forms', () => {
  it.each<[string, string, Holds]>([
    ['Only link to acme.example.', 'See https://shop.acme.example/a and acme.example/b.', true],
    ['Only link to acme.example.', 'See https://acme.example.evil.test/a.', false],
    ['Only link to acme.example.', 'No link here.', true],
    ['Dates must be written as YYYY-MM-DD.', 'It starts on 2024-05-03.', true],
    ['Dates must be written as YYYY-MM-DD.', 'It starts on 03.05.2024.', false],
    ['Dates must be written as YYYY-MM-DD.', 'It starts on 3 May 2024.', false],
    ['All prices in EUR.', 'It costs 39.90 euros or €40.', true],
    ['All prices in EUR.', 'It costs $40.', false],
    ['All prices in EUR.', 'It costs 40.', false],
    ['No prices without currency.', 'The fee is 1,310 euros and lasts 3 days.', true],
    ['No prices without currency.', 'The fee is 15.', false],
    ['Put commands in code blocks.', 'Run this:\n```\nnpm install\n```', true],
    ['Put commands in code blocks.', 'Type `git pull` first.', true],
    ['Put commands in code blocks.', 'Run git pull origin main first.', false],
    ['Use a numbered list for instructions.', '1. Open it.\n2. Close it.', true],
    [
      'Use a numbered list for instructions.',
      'Open it, then click Save and close it. Restart.',
      false,
    ],
    ['Use a numbered list for instructions.', 'We are open until six.', true],
    ['Code snippets may have at most 2 lines.', '```\na\nb\n```', true],
    ['Code snippets may have at most 2 lines.', '```\na\nb\nc\n```', false],
    ['Do not thank the customer more than once.', 'Thanks! We will look at it.', true],
    ['Do not thank the customer more than once.', 'Thanks! And thank you again.', false],
    ['Times in 24-hour format.', 'We open at 14:30.', true],
    ['Times in 24-hour format.', 'We open at 2:30 pm.', false],
    ['Amounts with two decimals.', 'It costs 45.00 EUR, or 1,200.50 EUR a year.', true],
    ['Amounts with two decimals.', 'It costs 45 EUR.', false],
    ['The currency after the amount.', 'It costs 45.00 EUR in 3 parts.', true],
    ['The currency after the amount.', 'It costs €45.', false],
    ['Address clients by title and surname.', 'Dear Ms Lind, it is paid.', true],
    ['Address clients by title and surname.', 'Hi Anna, it is paid.', false],
    ['Address clients by title and surname.', 'Sorry about that, Paul! It is paid.', false],
    ['Call customers by their first name.', 'Hello there, it is paid.', false],
    ['No paragraph longer than one sentence.', 'One here.\n\nTwo here.', true],
    ['No paragraph longer than one sentence.', 'One here. Two here.\n\nThree here.', false],
    ['Bullet points have at most three words.', '- one two\n- three four', true],
    ['Bullet points have at most three words.', '- one two three four', false],
    ['Start with an apology.', 'Sorry for the wait. Your parcel is on its way to you.', true],
    [
      'Start with an apology.',
      'Your payment arrived on Monday and is linked to the order. Sorry for the wait.',
      false,
    ],
    ['The first thing in the reply must be the flight number.', 'VA540 leaves on time.', true],
  ])('%s %j: %s', (assertion, text, holds) => {
    expect(verdict(assertion, text)).toBe(holds);
  });

  it.each<[string, string | undefined, Holds]>([
    [
      'Ihre Bestellung ist heute bei uns angekommen.',
      'Wo ist meine Bestellung jetzt, bitte?',
      true,
    ],
    [
      'Your order has arrived at our warehouse today.',
      'Wo ist meine Bestellung jetzt, bitte?',
      false,
    ],
    ['Your order has arrived at our warehouse today.', undefined, 'unknown'],
  ])('compares the language with that of the message: %j', (text, question, holds) => {
    expect(verdict("Reply in the user's language.", text, question)).toBe(holds);
  });

  it.each(['1', '1.', 'a.', '```\n', '`', 'run ', 'http://', '- ', '1/1/', '€1 ', 'Hi A, '])(
    'takes linear time for %j repeated',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      const start = process.cpuUsage();
      for (const assertion of [
        'Only link to acme.example.',
        'All prices in EUR.',
        'Put commands in code blocks.',
        'Use a numbered list for instructions.',
        'Dates must be written as YYYY-MM-DD.',
        'Amounts with two decimals.',
        'Address clients by title and surname.',
        'Bullet points have at most three words.',
      ])
        verdict(assertion, text);
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
    },
  );
});
