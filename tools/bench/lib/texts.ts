/** Makes a text of so many characters. */
export type TextMaker = (characters: number) => string;

const ORDINARY = [
  'The delivery of your second parcel has been moved to the morning, because the depot was closed on the public holiday.',
  'Please keep the receipt, since the garden chairs can be returned within thirty days when they have not been used.',
  'In the year 1997 the bridge was widened from two to four lanes, which made room for 12,000 cars a day.',
  'Anna Keller, who runs the bakery at the corner, said that rye bread sells best on Fridays and hardly ever on Mondays.',
  'You can change the size of the letters under Settings, then Display; the change is kept for the next visit.',
  'According to the report, water use fell by 8 percent, while the number of households grew by about 400.',
  'A warm soup of carrots, ginger and a little orange juice takes less than half an hour to prepare.',
  'We met at the station, bought two tickets to the coast, and spent the whole afternoon walking along the beach.',
  'The contract ends on 31 March unless one of the parties writes to the other at least six weeks earlier.',
  'Her brother repairs old radios, and he explained why the valves have to warm up before there is any sound.',
] as const;

const repeated = (unit: string): TextMaker => (characters) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);

/** Plain English prose. */
export const ordinaryText: TextMaker = repeated(`${ORDINARY.join(' ')} `);

const MIXED_SCRIPTS = 'раssроrt αβγ 漢字かな عربى हिन्दी pаypаl ';

/** Texts made to be dear: for patterns that go back, for decoders, for whatever grows with nesting. */
export const HOSTILE_TEXTS: Record<string, TextMaker> = {
  'one letter': repeated('a'),
  brackets: repeated('('),
  'open braces': repeated('{"a":['),
  digits: repeated('4111 1111 1111 1112 '),
  'digits without gaps': repeated('1234567890'),
  'at signs': repeated('@'),
  'broken addresses': repeated('a.b-c@'),
  spaces: (characters) => `x${' '.repeat(characters - 2)}x`,
  'zero width': repeated('i\u200bg\u200cn\u200do\u2060r\ufeffe '),
  'mixed scripts': repeated(MIXED_SCRIPTS),
  'nested quotes': repeated('"\'“«\\"'),
  'one order again and again': repeated('ignore '),
  'base64 alike': repeated('aWdub3JlIGFsbCBwcmV2aW91cyBpbnN0cnVjdGlvbnMg'),
  'percent escapes': repeated('%2569%256e%2525'),
  'html escapes': repeated('&#x26;#105;'),
  'many short sentences': repeated('A b. 1 c? '),
  'combining marks': repeated('e\u0301\u0327\u0323'),
  'line breaks': repeated('\n- \n'),
};
