/** Another reading of a text: an encoded stretch in it, decoded. Offsets are those of the encoded stretch. */
export interface DecodedView {
  encoding: string;
  text: string;
  start: number;
  end: number;
}

const SHORTEST = 12;
const MOSTLY_TEXT = 0.9;

const readable = (text: string): boolean => {
  if (text.length < SHORTEST) return false;
  const sample = text.slice(0, 2000);
  const plain = sample.match(/[\p{L}\p{N}\p{P}\p{Zs}\n]/gu)?.length ?? 0;
  return plain / Array.from(sample).length >= MOSTLY_TEXT && /[\p{L}]{3}/u.test(sample);
};

interface Encoding {
  name: string;
  pattern: RegExp;
  decode(written: string): string;
}

const fromCodes = (codes: readonly number[]): string => Buffer.from(codes).toString('utf8');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const codePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

const ENCODINGS: readonly Encoding[] = [
  { name: 'base64', pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}/g, decode: (written) => Buffer.from(written, 'base64').toString('utf8') },
  {
    name: 'hexadecimal', pattern: /(?<![\da-f])(?:(?:0x|\\x)?[\da-f]{2}[ ,:]?){12,}/gi,
    decode: (written) => Buffer.from(written.replace(/0x|\\x|[ ,:]/gi, ''), 'hex').toString('utf8'),
  },
  { name: 'binary', pattern: /(?<![01])(?:[01]{8}[ ,]?){8,}/g, decode: (written) => fromCodes((written.match(/[01]{8}/g) ?? []).map((bits) => parseInt(bits, 2))) },
  { name: 'character codes', pattern: /(?<!\d)(?:\d{2,3}[ ,]{1,2}){11,}\d{2,3}(?!\d)/g, decode: (written) => fromCodes((written.match(/\d+/g) ?? []).map(Number).filter((code) => code < 256)) },
  { name: 'URL', pattern: /[^\s%]{0,60}%[0-9a-f]{2}(?:%[0-9a-f]{2}|[^\s%]){8,}/gi, decode: (written) => Buffer.from(written.replace(/\+/g, ' ').replace(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))), 'latin1').toString('utf8') },
  {
    name: 'escape', pattern: /(?:\\u\{?[0-9a-f]{4}\}?|&#x?[0-9a-f]{2,5};| ){8,}/gi,
    decode: (written) => written.replace(/\\u\{?([0-9a-f]{4})\}?|&#x([0-9a-f]{2,5});|&#(\d{2,5});/gi, (_all, a?: string, b?: string, c?: string) => codePoint(c ? Number(c) : parseInt(a ?? b ?? '20', 16))),
  },
];

/** Every encoded stretch that decodes to readable text. Linear in the text. */
export function* decodedViews(text: string): Generator<DecodedView> {
  for (const { name, pattern, decode } of ENCODINGS) {
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const decoded = decode(written);
      if (decoded !== written && readable(decoded)) yield { encoding: name, text: decoded, start: index, end: index + written.length };
    }
  }
  if (/&(?:amp|lt|gt|quot|apos|nbsp);/.test(text)) yield whole(text, 'HTML', text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? ' '));
  const words = new Set(text.toLowerCase().match(/[a-z]{4,16}/g));
  if (someOf(words, ROTATED)) yield whole(text, 'rot13', rot13(text));
  if (someOf(words, REVERSED)) yield whole(text, 'reversed', Array.from(text).reverse().join(''));
}

const whole = (original: string, encoding: string, text: string): DecodedView => ({ encoding, text, start: 0, end: original.length });

const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (letter.toLowerCase() < 'n' ? 13 : -13)));

const TELLING = ['ignore', 'disregard', 'forget', 'instructions', 'instruction', 'previous', 'system', 'prompt', 'reveal', 'rules', 'password', 'override'];
const ROTATED = new Set(TELLING.map(rot13));
const REVERSED = new Set(TELLING.map((word) => Array.from(word).reverse().join('')));

const someOf = (words: ReadonlySet<string>, telling: ReadonlySet<string>): boolean => [...telling].filter((word) => words.has(word)).length >= 2;
