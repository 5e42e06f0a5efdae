/**
 * Common Latin transliterations of Cyrillic and Greek letters, and of Latin letters that `fold`
 * leaves as they are.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  œ: 'oe',
  ə: 'a',
  ß: 'ss',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** End of the transliterated code points: the scripts after Cyrillic have no entries. */
const END = 0x530;
const WRITINGS = Array.from(
  { length: END },
  (_writing, code) => LETTERS[String.fromCharCode(code)],
);

/**
 * Transliterates a folded word into plain Latin letters where possible: `søren` to `soren`, `ольга`
 * to `olga`.
 */
export const plainLetters = (word: string): string => {
  let plain = '';
  let copied = 0;
  for (let index = 0; index < word.length; index++) {
    const writing = WRITINGS[word.charCodeAt(index)];
    if (writing === undefined) continue;
    plain += word.slice(copied, index) + writing;
    copied = index + 1;
  }
  return copied === 0 ? word : plain + word.slice(copied);
};
