import { analyse, type AnalysedSentence, phrasesOf, type Status, statusOf } from '.';

const only = (text: string): AnalysedSentence => {
  const [sentence] = analyse(text).sentences;
  if (!sentence) throw new Error('The text has no sentence.');
  return sentence;
};

const clausesIn = (text: string): string[] => {
  const { words, clauses } = only(text);
  return clauses.map(({ start, end, role }) => `${role}: ${words.slice(start, end).join(' ')}`);
};

const statusIn = (text: string, phrase: string): Status[] => {
  const sentence = only(text);
  const [span] = phrasesOf(phrase).find(sentence);
  if (!span) throw new Error(`"${phrase}" does not occur.`);
  return statusOf(sentence, span);
};

describe('analyse', () => {
  it.each([
    ["We can't, won’t and DON'T.", 'we can not , will not and do not'],
    ["I'll say it's “done”.", 'i will say it is " done "'],
    ['A 14-day e-mail course — for $5.50, really?', 'a 14 day email course — for $5.50 , really'],
    ['**Dont** use srv-02 at 10:30', 'do not use srv-02 at 10:30'],
    ['See https://a.example/x: it helps', 'see https://a.example/x : it helps'],
  ])('splits %j into words', (text, words) => {
    expect(only(text).words.join(' ')).toBe(words);
  });

  it.each<[string, string[]]>([
    [
      'If it breaks, we will replace it.',
      ['condition: if it breaks ,', 'main: we will replace it'],
    ],
    ['We will pay once you call.', ['main: we will pay', 'time: once you call']],
    [
      'We cannot give vouchers, refunds or credits.',
      ['main: we can not give vouchers , refunds or credits'],
    ],
    ['No, you cannot, sadly, have it.', ['main: no ,', 'main: you can not sadly have it']],
    ['It is red but I like it.', ['main: it is red', 'main: but i like it']],
  ])('divides %j into clauses', (text, clauses) => {
    expect(clausesIn(text)).toEqual(clauses);
  });

  it('keeps the position of each sentence in the text', () => {
    const text = 'One thing. Another one?';
    expect(
      analyse(text).sentences.map(({ offset, text: own }) => text.indexOf(own) === offset),
    ).toEqual([true, true]);
  });

  it('returns the same analysis for the same text', () => {
    expect(analyse('Same text.')).toBe(analyse('Same text.'));
  });
});

describe('statusOf', () => {
  it.each<[string, Status[]]>([
    ['We will refund you.', []],
    ['We will not refund you.', ['negated']],
    ['We are unable to refund you.', ['negated']],
    ['A refund is not possible.', ['negated']],
    ['Refund requests over 50 euros are rejected.', ['negated']],
    ['No problem, we refund you.', []],
    ['You will not only get a refund, but also a gift.', []],
    ['Do not worry, the refund is coming.', []],
    ['If you get a refund, tell us.', ['condition']],
    ['If you wait, we refund you.', []],
    ['They check whether a refund is due.', ['open']],
    ['You asked for a refund.', ['reported']],
    ['Your request for a refund is here.', ['reported']],
    ['Do you want a refund?', ['reported', 'question']],
    ['It says "refund granted" there.', ['quoted']],
    ['The refund is yours and we do not regret it.', []],
  ])('finds how the refund stands in %j', (text, statuses) => {
    expect(statusIn(text, 'refund|refunds')).toEqual(statuses);
  });
});

describe('phrasesOf', () => {
  const found = (lines: string, text: string): string[] => {
    const sentence = only(text);
    return phrasesOf(lines)
      .find(sentence)
      .map(({ start, end }) => sentence.words.slice(start, end).join(' '));
  };

  it.each<[string, string, string[]]>([
    ['give .. back', 'We give all of it back.', ['give all of it back']],
    ['give .. back', 'We give one two three four five back.', []],
    ['give .. back', 'We give it, then go back.', []],
    ['give ... back', 'We give it, then go back.', ['give it , then go back']],
    ['refund~', 'Refunded, refunding and refunds.', ['refunded', 'refunding', 'refunds']],
    ['apply~', 'He applies.', ['applies']],
    ['colou?rs?', 'Colour and colors.', ['colour', 'colors']],
    ['approv*', 'The approval.', ['approval']],
    ['(very)? good', 'A very good day.', ['very good', 'good']],
    ['(free|extra) (month)s?', 'Two free months.', ['free months']],
    ['{amount} off', 'Now 20% off or ten euros off.', ['20% off', 'ten euros off']],
    ['{when}', 'It comes by Friday.', ['by friday', 'friday']],
    ['^ take', 'Take it, then take that, but I take none.', ['take', 'take']],
    ['now $', 'Now is now.', ['now']],
    ['_ <time>', 'At 10:30 sharp.', ['at 10:30']],
  ])('finds %j in %j', (lines, text, phrases) => {
    expect(found(lines, text)).toEqual(phrases);
  });

  it.each(['(open', 'closed)', 'a+b', 'x*y', '{nowhere}'])('rejects %j', (lines) => {
    expect(() => found(lines, 'x')).toThrow();
  });

  it.each(['we will ', 'not ', 'if you ', 'one two ', 'a, ', '" ', '(', 'pay 10 '])(
    'needs time in proportion to the length of %j, repeated',
    (piece) => {
      const phrases = phrasesOf('{commit} .. {amount} ... {when}|{you-get} ... {amount}');
      // A different end each time, so that no analysis is cached.
      const cost = (length: number, end: string): number => {
        const text = piece.repeat(length / piece.length) + end;
        const start = performance.now();
        for (const sentence of analyse(text).sentences) phrases.find(sentence);
        return performance.now() - start;
      };
      cost(20_000, 'warm');
      const short = Math.min(...['a', 'b', 'c'].map((end) => cost(20_000, end)));
      const long = Math.min(...['a', 'b', 'c'].map((end) => cost(200_000, end)));
      // Ten times if linear, a hundred times if quadratic; the rest is for busy machines.
      expect(long).toBeLessThan(50 * Math.max(short, 5));
    },
  );
});
