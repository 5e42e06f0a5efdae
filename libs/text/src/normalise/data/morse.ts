const LETTERS =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(' ');
const DIGITS = '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split(' ');
const SIGNS: readonly [string, string][] = [['.-.-.-', '.'], ['--..--', ','], ['..--..', '?'], ['-.-.--', '!'], ['.--.-.', '@'], ['-..-.', '/'], ['---...', ':'], ['-....-', '-']];

/** International Morse code (ITU-R M.1677-1). */
export const MORSE: ReadonlyMap<string, string> = new Map([
  ...LETTERS.map((code, place): [string, string] => [code, String.fromCharCode(97 + place)]),
  ...DIGITS.map((code, digit): [string, string] => [code, String(digit)]),
  ...SIGNS,
]);
