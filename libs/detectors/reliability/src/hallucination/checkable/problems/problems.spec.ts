import { solved } from '.';

const isWrong = (request: string, answer: string, context = ''): boolean =>
  solved(request, answer, context).some(({ wrong }) => wrong);

describe('answers to calculations', () => {
  it.each([
    [
      'What do 24 licences at 39 euros each cost?',
      'That makes 936 euros.',
      'That makes 916 euros.',
    ],
    [
      'How much change do I get from 50 if I pay 32.80?',
      'You get 17.20 back.',
      'You get 18.20 back.',
    ],
    [
      'A bill of 60, 15% tip, three of us?',
      'With the 9.00 tip it is 69.00, so 23.00 each.',
      'So it is 24.00 each.',
    ],
    [
      'The coat is 180 and there is 35% off. Final price?',
      'You save 63 and pay 117.',
      'You save 63 and pay 127.',
    ],
    [
      '5,000 at 4% interest, what is there in two years?',
      'There will be 5,408.',
      'There will be 5,400.',
    ],
    ['My ratings are 4, 5, 3, 5 and 3. Mean?', 'The mean is 4.', 'The mean is 5.'],
    ['We drove 270 km in three hours. Average speed?', 'That is 90 km/h.', 'That is 80 km/h.'],
    [
      'Mix 3:2 for 10 litres?',
      '6 litres of blue and 4 litres of white.',
      '7 litres of blue and 3 litres of white.',
    ],
    ['How many days from 1 June to 15 August 2025?', 'There are 75 days.', 'There are 85 days.'],
    [
      'Born 20 September 2012, how old on 1 September 2025?',
      'She is 12 years old.',
      'She is 13 years old.',
    ],
    [
      'The call is at 15:00 UTC and I am in UTC+2. When is it?',
      'For you it starts at 17:00.',
      'For you it starts at 16:00.',
    ],
    [
      'I slept from 22:45 to 06:20',
      'That is 7 hours and 35 minutes.',
      'That is 8 hours and 35 minutes.',
    ],
    ['Is 2100 a leap year?', 'No, it is not a leap year.', 'Yes, it is a leap year.'],
    [
      'Sort alphabetically: plum, pear, fig',
      'Sorted alphabetically: fig, pear, plum.',
      'Sorted alphabetically: fig, plum, pear.',
    ],
    ['Is ISBN 0306406152 valid?', 'Yes, it is valid.', 'No, it is not valid.'],
  ])('%s %s, not %s', (request, right, wrong) => {
    expect(isWrong(request, right)).toBe(false);
    expect(isWrong(request, wrong)).toBe(true);
  });

  it('flags a number that nothing given leads to', () => {
    expect(isWrong('A box holds 144 screws. I have 7 boxes.', 'You have 1,008 in total.')).toBe(
      false,
    );
    expect(isWrong('A box holds 144 screws. I have 7 boxes.', 'You have 1,108 in total.')).toBe(
      true,
    );
  });

  it('compares a deadline with the dates of the context', () => {
    const context = 'Delivered 3 April. Returns accepted within 14 days. Today: 20 April.';
    const request = 'Can I still return it?';
    expect(isWrong(request, 'The period has expired.', context)).toBe(false);
    expect(isWrong(request, 'You are still within the period.', context)).toBe(true);
  });

  it.each([
    [
      'I have 3 kids and 2 dogs, what car fits?',
      'An estate with 5 seats and about 550 litres of boot space.',
    ],
    ['How long should I boil 4 eggs of 60 g?', 'Boil them for 7 to 9 minutes.'],
    [
      'I run 5 km 3 times a week. Tips?',
      'Add 10 percent each week; most plans take 8 to 10 weeks.',
    ],
  ])('does not flag figures of the world: %s', (request, answer) => {
    expect(isWrong(request, answer)).toBe(false);
  });
});
