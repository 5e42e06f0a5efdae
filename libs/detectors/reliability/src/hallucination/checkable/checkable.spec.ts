import { checkable } from '.';

const wrongIn = (text: string): boolean => checkable(text).some(({ wrong }) => wrong);

describe('recomputed statements', () => {
  it.each([
    ['3 × (4 + 5) = 27', '3 × (4 + 5) = 29'],
    ['17 ÷ 5 = 3 remainder 2', '17 ÷ 5 = 3 remainder 4'],
    ['Drei mal vier ist 12; 3,5 + 2 = 5,5', '3,5 + 2 = 6,5'],
    ['Two hundred and fifty plus 50 is 300.', 'Two hundred and fifty plus 50 is 400.'],
    ['25% off a $80 jacket comes to $60.', '25% off a $80 jacket comes to $55.'],
    [
      'Sales rose from 40 to 50, an increase of 25%.',
      'Sales rose from 40 to 50, an increase of 20%.',
    ],
    ['The average of 4, 8 and 9 is 7.', 'The average of 4, 8 and 9 is 8.'],
    ['4 tickets at $15 each cost $60.', '4 tickets at $15 each cost $65.'],
    ['91 is not a prime number.', '91 is a prime number.'],
    ['XIV is 14.', 'XIV is 16.'],
    ['3/4 is greater than 2/3.', '2/3 is greater than 3/4.'],
  ])('passes %s and flags %s', (right, wrong) => {
    expect(wrongIn(right)).toBe(false);
    expect(wrongIn(wrong)).toBe(true);
  });

  it.each([
    ['A week has 168 hours.', 'A week has 164 hours.'],
    ['200 minutes is 3 hours and 20 minutes.', '200 minutes is 3 hours and 40 minutes.'],
    ['5 feet 10 inches is about 178 cm.', '5 feet 10 inches is about 188 cm.'],
    ['3 KiB are 3,072 bytes.', '3 KiB are 3,024 bytes.'],
    ['1 GB is 1,024 MB. 1 GB is 1,000 MB.', '1 GB is 1,200 MB.'],
    ['60 mph is about 97 km/h.', '60 mph is about 87 km/h.'],
  ])('converts units: %s, not %s', (right, wrong) => {
    expect(wrongIn(right)).toBe(false);
    expect(wrongIn(wrong)).toBe(true);
  });

  it.each([
    ['April has 30 days.', 'April has 31 days.'],
    ['The deadline is 30 April.', 'The deadline is 31 April.'],
    ['30 days after 1 March 2024 is 31 March 2024.', '30 days after 1 March 2024 is 2 April 2024.'],
    ['Two days after Monday is Wednesday.', 'Two days after Monday is Thursday.'],
    ['Born in 1980, she was 30 in 2010.', 'Born in 1980, she was 35 in 2010.'],
    ['The bus leaves at 23:52.', 'The bus leaves at 23:72.'],
    ['From 9:30 to 11:15 is 1 hour 45 minutes.', 'From 9:30 to 11:15 is 2 hours 45 minutes.'],
    ['3 pm EST is 9 pm CET.', '3 pm EST is 8 pm CET.'],
  ])('reckons dates and times: %s, not %s', (right, wrong) => {
    expect(wrongIn(right)).toBe(false);
    expect(wrongIn(wrong)).toBe(true);
  });

  it.each([
    ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN DE89 3704 0044 0532 0130 07'],
    ['ISBN 0-306-40615-2', 'ISBN 0-306-40615-3'],
    ['doi:10.1000/182', 'doi:1.1000/182'],
    ['Write to anna@example.org.', 'Write to anna@@example.org.'],
    ['See https://www.example.org/a.', 'See https:/www.example..org/a.'],
    ['The IP address is 10.0.0.25.', 'The IP address is 10.0.0.256.'],
    ['pp. 12-45', 'pp. 45-12'],
  ])('verifies identifiers: %s, not %s', (right, wrong) => {
    expect(wrongIn(right)).toBe(false);
    expect(wrongIn(wrong)).toBe(true);
  });

  it.each([
    ['Three reasons:\n- price\n- time\n- help', 'Three reasons:\n- price\n- time'],
    ['We offer two plans: Basic and Pro.', 'We offer three plans: Basic and Pro.'],
    ['- Bus: 640\n- Lunch: 360\nTotal: 1,000', '- Bus: 640\n- Lunch: 360\nTotal: 1,100'],
  ])('counts and adds up lists: %j, not %j', (right, wrong) => {
    expect(wrongIn(right)).toBe(false);
    expect(wrongIn(wrong)).toBe(true);
  });

  it.each([
    ['a question', 'Is 2 + 2 = 5?'],
    ['numbers with several points', 'The greatest common divisor of 1.2.3, 4 and 6 is 5.'],
    ['a denial', 'It is a mistake that 2 + 2 = 5.'],
    ['algebra', 'If 2x + 3 = 9, then x = 3.'],
    ['a binary sum', 'In binary, 1 + 1 = 10.'],
    ['a range of years', 'From 2019-2021 are three entries.'],
    ['a score', 'They won 3-2 on 4 May.'],
    ['at least so many', 'There are at least four options: red and blue.'],
  ])('does not flag %s', (_title, text) => {
    expect(wrongIn(text)).toBe(false);
  });
});
