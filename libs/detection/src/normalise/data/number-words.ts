/** Digits as they are spelled out: English, German, Spanish, French. */
export const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'zero one two three four five six seven eight nine',
    'null eins zwei drei vier fünf sechs sieben acht neun',
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
    'zéro un deux trois quatre cinq six sept huit neuf',
  ].flatMap((line) => line.split(' ').map((word, digit): [string, string] => [word, String(digit)])),
);

export const REPEATS: ReadonlyMap<string, number> = new Map([['double', 2], ['triple', 3]]);
