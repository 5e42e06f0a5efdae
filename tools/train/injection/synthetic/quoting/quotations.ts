import { pick, type Random } from '../../../lib/random';

const LONGEST = 280;

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
const inside = (text: string): string =>
  oneLine(text)
    .replaceAll(/["“”„«»「」]/g, "'")
    .slice(0, LONGEST);

/** Quotation marks by language; the language's own come first and most often. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  pl: ['„', '”'],
  cs: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  ru: ['«', '»'],
  uk: ['«', '»'],
  it: ['«', '»'],
  ja: ['「', '」'],
  zh: ['“', '”'],
  ar: ['«', '»'],
};

const plain = (text: string): string => `"${inside(text)}"`;

/** Quotes a text in marks or as a block. */
export const quoted = (text: string, language: string, random: Random): string => {
  const [open, close] = MARKS[language] ?? ['“', '”'];
  const ways = [
    plain,
    plain,
    plain,
    () => `${open}${inside(text)}${close}`,
    () => `${open}${inside(text)}${close}`,
    () => `'${inside(text).replaceAll("'", '’')}'`,
    () => `\`${inside(text).replaceAll('`', '')}\``,
    () => `\n\`\`\`\n${text.replaceAll('`', '').slice(0, LONGEST)}\n\`\`\`\n`,
    () => `\n> ${oneLine(text)}\n`,
  ];
  return pick(ways, random)(text);
};
