import { HOSTILE_TEXTS, ordinaryText, pieced, repeated, type TextMaker, word } from '../lib/texts';
import { PII_DISGUISES } from './pii-disguises';
import { type Disguise, DISGUISES } from './rewriter';

type Below = (bound: number) => number;

/** Makes plain prose and rewrites it. */
const rewrittenBy =
  (...disguises: readonly Disguise[]): TextMaker =>
  (characters, seed) =>
    disguises
      .reduce((text, disguise) => disguise(text), ordinaryText(characters, seed))
      .slice(0, characters)
      .padEnd(characters, ' .');

const base64 = DISGUISES.base64 as Disguise;
const hexadecimal = DISGUISES.hexadecimal as Disguise;
const bytesOf =
  (write: (byte: number) => string, between: string): Disguise =>
  (text) =>
    Array.from(Buffer.from(text), write).join(between);
const pair = (byte: number): string => byte.toString(16).padStart(2, '0');
const octet = (byte: number): string => byte.toString(2).padStart(8, '0');
const everyWord =
  (change: Disguise): Disguise =>
  (text) =>
    text.split(' ').map(change).join(' ');
const backwards: Disguise = (text) => Array.from(text).reverse().join('');

const from = (characters: string) => {
  const all = Array.from(characters);
  return (below: Below, length: number): string =>
    Array.from({ length }, () => all[below(all.length)]).join('');
};
const letter = from('abcdefghijklmnopqrstuvwxyz');
const capital = from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = from('0123456789');
const hexDigit = from('0123456789abcdef');
const base64Sign = from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const name = (below: Below): string => capital(below, 1) + letter(below, 2 + below(6));
const oneOf = (words: string) => {
  const all = words.split(' ');
  return (below: Below): string => all[below(all.length)] as string;
};
const spelled = oneOf('zero one two three four five six seven eight nine');
const givenName = oneOf('Anna Maria Peter John Olga Ahmed Wei Sofia Lukas Emma Carlos Ingrid');
const familyName = oneOf(
  'Keller Smith Müller García Ivanova Tanaka Rossi Nowak Jensen Silva Dubois Kim',
);
const morse = oneOf(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..',
);

/** Texts full of each decoder's encoding, and texts full of look-alikes. */
const VIEWS: Record<string, TextMaker> = {
  'letters like digits in every word': rewrittenBy(DISGUISES.leetspeak as Disguise),
  'letters like digits here and there': rewrittenBy(DISGUISES['sparse leetspeak'] as Disguise),
  'words with a digit': pieced(
    (below) => `${letter(below, 2)}${digit(below, 1)}${letter(below, 2)} `,
  ),
  'letters and digits in turn': pieced((below) => `${letter(below, 1)}${digit(below, 1)}`),
  'spaces between letters': rewrittenBy(DISGUISES['spaces between letters'] as Disguise),
  'points between letters': rewrittenBy(DISGUISES['dots between letters'] as Disguise),
  'lone letters': pieced((below) => `${letter(below, 1)} `),
  'lone letters in threes': pieced(
    (below) => `${letter(below, 1)} ${letter(below, 1)} ${letter(below, 1)} the `,
  ),
  'lone letters, other gaps': pieced((below) => letter(below, 1) + ' -.,;'.charAt(below(5))),
  'lone capitals': pieced((below) => `${capital(below, 1)} `),
  'lone digits': pieced((below) => `${digit(below, 1)} `),
  'digits in words': pieced((below) => `${spelled(below)} `),
  'digits in words, now and then': pieced(
    (below) =>
      `${spelled(below)} ${spelled(below)} ${spelled(below)} ${spelled(below)} ${word(below, 4)} `,
  ),
  'spoken addresses': pieced((below) => `${letter(below, 5)} at ${letter(below, 5)} dot com `),
  'broken spoken addresses': repeated('a at b dot '),
  'at and dot in brackets': repeated('a[at]b[dot]'),
  'base64 of prose': rewrittenBy(base64),
  'base64 of base64 of base64': rewrittenBy(base64, base64, base64),
  'base64 of hexadecimal': rewrittenBy(hexadecimal, base64),
  'five layers of base64': rewrittenBy(base64, base64, base64, base64, base64),
  'base64 by the word': rewrittenBy((text) => (text.match(/.{1,24}/g) ?? []).map(base64).join(' ')),
  'base64 by the line': rewrittenBy(base64, (text) => text.replace(/.{76}/g, '$&\n')),
  'base64 noise': pieced((below) => base64Sign(below, 64)),
  'base64 noise in tokens': pieced((below) => `${base64Sign(below, 12 + below(8))} `),
  'base64 noise in lines': pieced((below) => `${base64Sign(below, 16)}\n`),
  'base32 noise': pieced((below) => `${capital(below, 16)} `),
  'hexadecimal prose': rewrittenBy(hexadecimal),
  'hexadecimal prose in pairs': rewrittenBy(bytesOf(pair, ' ')),
  'hexadecimal prose with 0x': rewrittenBy(bytesOf((byte) => `0x${pair(byte)}`, ', ')),
  'hexadecimal prose with \\x': rewrittenBy(bytesOf((byte) => `\\x${pair(byte)}`, '')),
  'hexadecimal noise': pieced((below) => hexDigit(below, 32)),
  'hexadecimal noise in pairs': pieced((below) => `${hexDigit(below, 2)} `),
  'hexadecimal noise in tokens': pieced((below) => `${hexDigit(below, 12)} `),
  hashes: pieced((below) => `${hexDigit(below, 40)} ${letter(below, 5)}.ts\n`),
  'percent escapes of prose': rewrittenBy(bytesOf((byte) => `%${pair(byte)}`, '')),
  'percent escapes of words': rewrittenBy((text) =>
    text.replace(/[aeo]/g, (each) => `%${pair(each.charCodeAt(0))}`),
  ),
  'percent escapes of percent escapes': rewrittenBy(
    bytesOf((byte) => `%${pair(byte)}`, ''),
    (text) => text.replaceAll('%', '%25'),
  ),
  'percent escapes of other bytes': pieced((below) => `%${hexDigit(below, 2)}`),
  'entities of prose': rewrittenBy(bytesOf((byte) => `&#${byte};`, '')),
  'entities in every word': rewrittenBy(DISGUISES['html entities'] as Disguise),
  'named entities': repeated('&amp;amp;lt; '),
  'tags that part words': repeated('a<b>b</b>c<!-- x -->'),
  'open tags': repeated('a<b '),
  'unicode escapes of prose': rewrittenBy(bytesOf((byte) => `\\u00${pair(byte)}`, '')),
  'unicode escapes by name': rewrittenBy(bytesOf((byte) => `U+00${pair(byte)}`, ' ')),
  'octal escapes of prose': rewrittenBy(
    bytesOf((byte) => `\\${byte.toString(8).padStart(3, '0')}`, ''),
  ),
  'broken escapes': repeated('\\u00\\x\\1%4'),
  'bits of prose': rewrittenBy(bytesOf(octet, ' ')),
  'bits run together': rewrittenBy(bytesOf(octet, '')),
  'bits of nothing': pieced((below) => `${from('01')(below, 8)} `),
  'character codes of prose': rewrittenBy(bytesOf(String, ' ')),
  'character codes of nothing': pieced((below) => `${100 + below(156)} `),
  'Morse code': pieced((below) => `${morse(below)} ${morse(below)} ${morse(below)} / `),
  'points and dashes': pieced((below) => from('.- ')(below, 8)),
  'prose backwards': rewrittenBy(backwards),
  'words backwards': rewrittenBy(everyWord(backwards)),
  'frequent words backwards': repeated('eht dna taht '),
  'prose thirteen letters on': rewrittenBy(DISGUISES.rot13 as Disguise),
  'backwards and thirteen letters on': rewrittenBy(backwards, DISGUISES.rot13 as Disguise),
  'frequent words thirteen letters on': repeated('gur naq gung '),
  'tag characters': rewrittenBy(bytesOf((byte) => String.fromCodePoint(0xe0000 + byte), '')),
  'tag characters here and there': repeated('a\u{e0061}b\u{e0062} '),
  'variation selectors': rewrittenBy(
    bytesOf((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe00f0 + byte), ''),
  ),
  'zero-width bits': rewrittenBy(
    bytesOf((byte) => octet(byte).replaceAll('0', '\u200b').replaceAll('1', '\u200c'), ''),
  ),
  'zero-width noise': pieced((below) => from('\u200b\u200c')(below, 33) + letter(below, 1)),
  'zero width after every letter': rewrittenBy(DISGUISES['zero-width'] as Disguise),
  'soft hyphens': rewrittenBy(DISGUISES['soft hyphens'] as Disguise),
  'every encoding in turn': (characters, seed = 0) => {
    const encoders = [
      base64,
      hexadecimal,
      bytesOf((byte) => `%${pair(byte)}`, ''),
      bytesOf((byte) => `&#${byte};`, ''),
      bytesOf((byte) => `\\u00${pair(byte)}`, ''),
      DISGUISES.rot13,
      DISGUISES.leetspeak,
      backwards,
      bytesOf(octet, ' '),
      bytesOf(String, ' '),
    ] as Disguise[];
    return pieced(
      (below) =>
        `${(encoders[below(encoders.length)] as Disguise)(ordinaryText(60, below(1000)))} `,
    )(characters, seed);
  },
};

/** Makes rows under a line of headings. */
const headed =
  (headings: string, row: (below: Below) => string): TextMaker =>
  (characters, seed) =>
    `${headings}\n${pieced(row)(characters, seed)}`.slice(0, characters);

/** Texts full of identifiers, and of near misses. */
const IDENTIFIERS: Record<string, TextMaker> = {
  'card numbers': pieced(
    (below) => `4${digit(below, 3)} ${digit(below, 4)} ${digit(below, 4)} ${digit(below, 4)} `,
  ),
  'cards announced': pieced((below) => `card number ${digit(below, 16)}, `),
  'phone numbers': pieced(
    (below) => `+1 ${2 + below(8)}${digit(below, 2)} 555 ${digit(below, 4)} `,
  ),
  'phones announced': pieced((below) => `phone: ${digit(below, 5)} `),
  'plus signs': repeated('+1 '),
  'account numbers': pieced(
    (below) =>
      `DE${digit(below, 2)} ${digit(below, 4)} ${digit(below, 4)} ${digit(below, 4)} ${digit(below, 4)} ${digit(below, 2)} `,
  ),
  'e-mail addresses': pieced((below) => `${letter(below, 4)}@${letter(below, 4)}.com `),
  'e-mail addresses without an end': pieced((below) => `${letter(below, 4)}@${letter(below, 4)} `),
  'lone at signs': repeated(' @ '),
  'the word at': repeated('at '),
  links: pieced(
    (below) =>
      `https://${letter(below, 5)}.org/${letter(below, 4)}?${letter(below, 1)}=${below(100)}&x=%20 `,
  ),
  'links with a colon': repeated('a://b:c'),
  'headers of keys': repeated('-----BEGIN '),
  'keys without an end': repeated('-----BEGIN PRIVATE KEY-----'),
  'prefixes of keys': repeated('sk-ghp_AKIA xoxb-'),
  'addresses of machines': pieced(
    (below) => `${below(256)}.${below(256)}.${below(256)}.${below(256)} `,
  ),
  'colons and hexadecimal': repeated('fe:80::1:'),
  dates: pieced((below) => `${1900 + below(120)}-${10 + below(3)}-${10 + below(18)} `),
  'births announced': pieced((below) => `born on ${below(30)} May `),
  'passwords announced': repeated('password is: '),
  'passports announced': repeated('passport number '),
  'user names announced': repeated('login user name '),
  'every announcement': pieced(
    (below) =>
      `${oneOf('passport iban ssn phone password address card tax vin mrn born login account pin email')(below)} ${digit(below, 5)} `,
  ),
  'announcements without anything': pieced(
    (below) =>
      `${oneOf('passport iban ssn phone password address card tax vin mrn born login account pin email')(below)} `,
  ),
  'house numbers': pieced((below) => `${below(100)} ${name(below)} Street, `),
  'words for streets': repeated('Street Road Avenue '),
  'streets without spaces': pieced((below) => `${name(below)}straße ${below(100)}, `),
  'streets, type first': pieced((below) => `Rua ${name(below)}, ${below(100)} `),
  'postal codes': pieced(
    (below) => `${capital(below, 2)}${below(9)} ${below(9)}${capital(below, 2)} `,
  ),
  'licence plates': pieced(
    (below) => `${capital(below, 2)}-${capital(below, 2)} ${digit(below, 3)} `,
  ),
  'vehicle numbers': pieced((below) => `${capital(below, 9)}${digit(below, 8)} `),
  wallets: pieced((below) => `1${base64Sign(below, 30)} `),
  'numbers of documents': pieced((below) => `${capital(below, 2)}${digit(below, 6)} `),
  'digits parted by every sign': pieced((below) => digit(below, 1) + ' -./_,·'.charAt(below(7))),
  'digits parted by slashes': repeated('1/2/3/4/'),
  'numbers with points': pieced(
    (below) => `${digit(below, 3)}.${digit(below, 3)}.${digit(below, 3)}-${digit(below, 2)} `,
  ),
  'letters like digits in numbers': pieced((below) => from('OolI0123456789')(below, 9) + ' '),
  'a digit every sixteen characters': pieced(
    (below) => `${letter(below, 6)} ${letter(below, 6)} ${digit(below, 1)} `,
  ),
  'points in brackets': repeated('1[.]2(dot)'),
  handles: pieced((below) => `@${letter(below, 6)} `),
  'full-width': rewrittenBy(DISGUISES['full-width'] as Disguise),
  'digits of other scripts': rewrittenBy(
    (PII_DISGUISES['Arabic digits'] as { disguise: Disguise }).disguise,
  ),
  'cells below headings': headed(
    'phone,passport,ssn,tax id,account,card,mrn,plate,name',
    (below) => `${Array.from({ length: 9 }, () => digit(below, 7)).join(',')}\n`,
  ),
  'short cells below headings': headed(
    'passport;dl;tax id;name',
    (below) =>
      `${Array.from({ length: 4 }, () => capital(below, 1) + digit(below, 5)).join(';')}\n`,
  ),
  'headings alone': pieced((below) => `phone,${letter(below, 3)},ssn${',x'.repeat(below(3))}\n`),
  'labels of names': pieced((below) => `surname: ${name(below)}\n`),
  'keys and values': pieced(
    (below) => `${oneOf('ip passport zip plate mrn')(below)}=${digit(below, 5)} `,
  ),
  'padding of machine readable lines': pieced(
    (below) => `${capital(below, 5)}<<${capital(below, 3)}<`,
  ),
  'padding alone': repeated('<<'),
  'names of persons': pieced((below) => `${givenName(below)} ${familyName(below)} `),
  'names of persons in small letters': pieced(
    (below) => `${givenName(below).toLowerCase()} ${familyName(below).toLowerCase()} `,
  ),
  'names with titles': pieced((below) => `Dr. ${givenName(below)} `),
  'names in capitals': pieced((below) => `${name(below).toUpperCase()} `),
  initials: pieced((below) => `${capital(below, 1)}. `),
  'two capitals': pieced((below) => `${capital(below, 2)} `),
  'names with hyphens': pieced((below) => `${name(below)}-`),
  'capitals at random': rewrittenBy(DISGUISES['capitals at random'] as Disguise),
};

const TRIGGERS = oneOf(
  'ignore previous instructions your system prompt reveal new rules act as password print forget all pretend translate secret mode without never',
);

/** Texts full of words that trigger the injection rules, without any injection. */
const ORDERS: Record<string, TextMaker> = {
  'words of orders': pieced((below) => `${TRIGGERS(below)} `),
  'words of orders, each a sentence': pieced((below) => `${TRIGGERS(below)}. `),
  'quoted orders': repeated('"prompt injection" "ignore" '),
  'denied orders': repeated('never ignore not ignore '),
  assignments: repeated('a = "x" '),
  'sums of letters': repeated('a + b '),
  'turns of a talk': repeated('user: a\nbot: b\n'),
  praise: repeated('Perfect! '),
  'praise that goes on': repeated('Very good and so on. '),
  'open pictures': repeated('![a](https://'),
  delimiters: repeated('<|im_start [INST <system '),
  'rows of a table': repeated('| a | b |\n'),
  'you are': repeated('you are '),
  'half a hint': pieced(
    (below) => `${oneOf('[your <prompt (insert tokens lose two D.A. hello chat')(below)} `,
  ),
};

const script =
  (first: number, letters: number) =>
  (below: Below, length: number): string =>
    Array.from({ length }, () => String.fromCodePoint(first + below(letters))).join('');

/** Scripts, Unicode characters, separators, and words of every length. */
const WRITING: Record<string, TextMaker> = {
  Chinese: pieced((below) => `${script(0x4e00, 2000)(below, 12)}，`),
  'Chinese names': repeated('王小明先生 李伟是'),
  'Chinese addresses': pieced((below) => `北京市海淀区中关村大街${below(100)}号 `),
  Japanese: pieced(
    (below) =>
      `${script(0x3042, 60)(below, 5)}${script(0x4e00, 500)(below, 2)}${script(0x30a2, 60)(below, 3)}。`,
  ),
  Korean: pieced((below) => `${script(0xac00, 5000)(below, 3)} `),
  Thai: pieced((below) => `${script(0x0e01, 40)(below, 9)} `),
  Arabic: pieced((below) => `${script(0x0627, 35)(below, 5)} `),
  Hindi: pieced((below) => `${script(0x0905, 60)(below, 5)} `),
  Russian: pieced((below) => `${script(0x430, 32)(below, 5)} `),
  'Russian names': pieced(
    (below) => `${script(0x410, 32)(below, 1)}${script(0x430, 32)(below, 5)} `,
  ),
  Greek: pieced((below) => `${script(0x3b1, 24)(below, 5)} `),
  Hebrew: pieced((below) => `${script(0x5d0, 26)(below, 5)} `),
  accents: pieced((below) => `${script(0xe0, 30)(below, 5)} `),
  'accents taken apart': (characters, seed) =>
    pieced((below) => `${script(0xe0, 30)(below, 5)} `)(characters, seed)
      .normalize('NFD')
      .slice(0, characters),
  'rare accents': pieced((below) => `${script(0x1e00, 200)(below, 5)} `),
  'look-alikes': rewrittenBy(DISGUISES.homoglyphs as Disguise),
  'look-alikes alone': pieced((below) => `${from('асеорхуАВЕН')(below, 4)} ${letter(below, 3)} `),
  'words of two scripts': pieced((below) => `${letter(below, 2)}${script(0x430, 32)(below, 2)} `),
  'a script for each letter': pieced(
    (below) =>
      letter(below, 1) +
      script(0x430, 32)(below, 1) +
      script(0x3b1, 24)(below, 1) +
      script(0x4e00, 500)(below, 1),
  ),
  'mathematical letters': pieced((below) => `${script(0x1d400, 52)(below, 5)} `),
  'circled letters': pieced((below) => `${script(0x24b6, 52)(below, 5)} `),
  ligatures: repeated('ﬁﬂﬀ ﷺ '),
  'characters that grow': repeated('ﷺ㌀'),
  emoji: pieced((below) => script(0x1f600, 64)(below, 1)),
  'emoji joined': repeated('👩\u200d👩\u200d👧 '),
  flags: repeated('🇩🇪🇫🇷'),
  'heaps of accents': rewrittenBy(DISGUISES['stacked accents'] as Disguise),
  'ten marks on each letter': repeated(`a${'\u0301'.repeat(10)}`),
  'marks alone': repeated('\u0301'),
  'direction of writing': repeated('a\u202eb\u202c '),
  'halves of characters': repeated('\ud83d'),
  'control characters': repeated('\0\x01\x1b['),
  'unknown characters': repeated('\ufffd'),
  'private characters': pieced((below) => script(0xe000, 3000)(below, 1)),
  'two-letter words': pieced((below) => `${letter(below, 2)} `),
  'three-letter words': pieced((below) => `${letter(below, 3)} `),
  'words of nine letters': pieced((below) => `${letter(below, 9)} `),
  'words of forty letters': pieced((below) => `${letter(below, 40)} `),
  'words of forty-one letters': pieced((below) => `${letter(below, 41)} `),
  'words with capitals inside': pieced(
    (below) => `${letter(below, 3)}${capital(below, 1)}${letter(below, 3)}`,
  ),
  'words with underscores': pieced((below) => `${letter(below, 3)}_`),
  'words with hyphens': pieced((below) => `${letter(below, 3)}-`),
  'words with points': pieced((below) => `${letter(below, 3)}.`),
  'words with slashes': pieced((below) => `${letter(below, 3)}/`),
  'words with commas': pieced((below) => `${letter(below, 2)},`),
  'words with apostrophes': pieced((below) => `${letter(below, 2)}'`),
  'sentences of one word': pieced((below) => `${name(below)}. `),
  'sentences of one letter': repeated('a. '),
  questions: repeated('why? '),
  'carriage returns': pieced((below) => `${word(below, 4)}\r\n`),
  tabs: pieced((below) => `${word(below, 4)}\t`),
  'empty lines': repeated('\r\n \r\n'),
  points: repeated('.'),
  'points and spaces': repeated('. '),
  hyphens: repeated('-'),
  underscores: repeated('_ '),
  'equal signs': repeated('='),
  'percent signs': repeated('% '),
  ampersands: repeated('&'),
  backslashes: repeated('\\'),
  slashes: repeated('//'),
  quotes: repeated('\'" '),
  'square brackets': repeated('[['),
  'brackets closed': repeated('()[]{}<> '),
  colons: repeated(': '),
  commas: repeated(', '),
  bars: repeated('| '),
  stars: repeated('* '),
  'number signs': repeated('# '),
  'every sign': pieced((below) => script(0x21, 94)(below, 6)),
  'every sign, with spaces': pieced((below) => `${script(0x21, 94)(below, 2)} `),
  'every letter of Unicode': pieced((below) => `${script(0x21, 0xd000)(below, 5)} `),
  'keys of many words': pieced(
    (below) =>
      `${letter(below, 2)}${capital(below, 1)}${letter(below, 2)}${capital(below, 1)}${letter(below, 2)}:${below(10)} `,
  ),
  'announcing keys': pieced(
    (below) => `${letter(below, 3)}Mrn${digit(below, 1)}No:${digit(below, 3)} `,
  ),
  JSON: pieced(
    (below) =>
      `{"${letter(below, 3)}":${below(100)},"${letter(below, 2)}":["${letter(below, 4)}"]},`,
  ),
  XML: pieced(
    (below) => `<${letter(below, 2)} ${letter(below, 2)}="${below(9)}">${letter(below, 4)}</b>`,
  ),
  'tables of numbers': pieced((below) => `${below(1000)}.${below(100)},${below(10)};`),
  code: pieced(
    (below) =>
      `if (${letter(below, 1)}[${below(9)}] == ${letter(below, 3)}) { ${letter(below, 2)}++; }\n`,
  ),
  'lines of a log': pieced(
    (below) =>
      `2024-05-${10 + below(20)}T10:${10 + below(50)}:00Z INFO [${hexDigit(below, 8)}] ${letter(below, 5)}=${below(1000)}\n`,
  ),
  'numbers of three digits': pieced((below) => `${digit(below, 3)} `),
  'numbers of one digit and a letter': pieced((below) => `${digit(below, 1)}${letter(below, 1)} `),
};

const hidden =
  (disguise: Disguise) =>
  (below: Below): string =>
    disguise(ordinaryText(40, below(1000)));
const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const luhnDigit = (digits: string): string =>
  String(
    (10 -
      (Array.from(digits)
        .reverse()
        .reduce(
          (sum, each, index) =>
            sum +
            (index % 2 === 0
              ? 2 * Number(each) > 9
                ? 2 * Number(each) - 9
                : 2 * Number(each)
              : Number(each)),
          0,
        ) %
        10)) %
      10,
  );

/** Combinations of the above, and real-world texts that resemble them. */
const MIXTURES: Record<string, TextMaker> = {
  'one disguised word in many, in four ways': pieced(
    (below) =>
      `${ordinaryText(150, below(1000))} ${oneOf('h3ll0 %69t w&#111;rd \\u0069t')(below)} `,
  ),
  'every word disguised, in three ways': rewrittenBy((text) =>
    text
      .split(' ')
      .map((each, index) =>
        index % 3 === 0
          ? (DISGUISES.leetspeak as Disguise)(each)
          : each.replace(/[aeiou]/, (vowel) =>
              index % 3 === 1 ? `%${pair(vowel.charCodeAt(0))}` : `&#${vowel.charCodeAt(0)};`,
            ),
      )
      .join(' '),
  ),
  'base64 of letters like digits': rewrittenBy(DISGUISES.leetspeak as Disguise, base64),
  'prose and its base64 by turns': pieced(
    (below) => `${ordinaryText(120, below(1000))} ${hidden(base64)(below)} `,
  ),
  'percent escapes of entities of base64': rewrittenBy(
    base64,
    bytesOf((byte) => `&#${byte};`, ''),
    bytesOf((byte) => `%${pair(byte)}`, ''),
  ),
  'signed tokens': pieced(
    (below) =>
      `${encoded('{"alg":"HS256"}')}.${encoded(`{"sub":"${digit(below, 9)}","name":"${name(below)}"}`)}.${letter(below, 43)} `,
  ),
  'pictures within addresses': pieced(
    (below) => `![${letter(below, 4)}](data:image/png;base64,${base64Sign(below, 80)})\n`,
  ),
  'dumps of memory': pieced((below) => {
    const line = ordinaryText(16, below(1000));
    return `${below(65536).toString(16).padStart(8, '0')}  ${bytesOf(pair, ' ')(line)}  |${line}|\n`;
  }),
  'JSON within JSON': rewrittenBy(
    ...Array.from({ length: 3 }, (): Disguise => (text) => JSON.stringify({ text })),
  ),
  'links with disguised queries': pieced(
    (below) =>
      `[${letter(below, 5)}](https://${letter(below, 6)}.org/?q=${encodeURIComponent(hidden(backwards)(below))}&n=${digit(below, 6)}) `,
  ),
  'numbers that are right': pieced((below) => {
    const digits = `4${digit(below, 14)}`;
    return `${digits}${luhnDigit(digits)} `;
  }),
  'short quotations': pieced((below) => `"${letter(below, 3)} ${letter(below, 3)}" `),
  'words that end like streets': pieced(
    (below) => `${name(below)}weg ${name(below)}platz ${below(100)} `,
  ),
  'dots of Chinese behind a sign': pieced((below) => `@ ${'点'.repeat(30 + below(30))}`),
  'spoken digits and addresses': pieced(
    (below) =>
      `${spelled(below)} ${spelled(below)} ${letter(below, 4)} at ${letter(below, 4)} dot com ${spelled(below)} ${spelled(below)} `,
  ),
};

/** Texts by kind that differ from plain prose, for measuring the cost of the security family. */
export const HOSTILE_TO_SECURITY: Readonly<Record<string, TextMaker>> = {
  ...HOSTILE_TEXTS,
  ...VIEWS,
  ...IDENTIFIERS,
  ...ORDERS,
  ...WRITING,
  ...MIXTURES,
};
