const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Record<number, string> = {
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
  100: 'hundred',
};

/** English words for a small number; none for others. */
export const numberWords = (n: number): string[] => {
  const word = WORDS[n] ?? TENS[n];
  return word === undefined ? [] : n === 12 ? [word, 'dozen'] : [word];
};

/** Reads figures and number words of a text. */
export const numbersIn = (text: string): number[] => {
  const figures = text.match(/\d[\d.,]{0,15}/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}{3,9}/gu) ?? [];
  return [
    ...figures.map((figure) =>
      Number(figure.replaceAll(/,(?=\d{3}(?:\D|$))|[.,]$/g, '').replace(',', '.')),
    ),
    ...words.flatMap((word) => {
      const index = WORDS.indexOf(word);
      if (index > 1) return [index];
      const tens = Object.entries(TENS).find(([, name]) => name === word)?.[0];
      return tens === undefined ? [] : [Number(tens)];
    }),
  ].filter((n) => !Number.isNaN(n));
};
