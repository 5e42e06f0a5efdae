const words = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * English words that occur in nearly every text of three lines, or that payloads contain; lower
 * case, three letters or more.
 */
export const ENGLISH_FREQUENT_WORDS: ReadonlySet<string> = new Set(
  words([
    'the and all you your are was for not with that this have from but what will can out who get which when make like time just him know take into them then',
    'should could would please there their about these those must never always only any every now how why where one',
    'ignore previous above prior instructions instruction system prompt reveal forget disregard rules tell show print give send password secret',
  ]),
);

/** Frequent words of English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_FREQUENT_WORDS,
  ...words([
    'und der die das den dem ein eine nicht ist mit auf von sich auch wie oder aber alle wenn nur bitte',
    'les des une est dans pour que qui pas sur vous avec tous mais nous votre',
    'los las del por con una para como pero todo todos sus este',
    'che non per gli della sono con come tutti',
    'het een van niet zijn voor met dat',
    'uma com por para todos seu',
  ]),
]);
