import { below, between, chance, pick, type Random, weighted } from '../../lib/random';

type Style = (text: string, random: Random) => string;

const PUNCTUATION = /[.,!?;:'"]/g;
const VOWELS: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0' };

const swapped = (word: string, random: Random): string => {
  if (word.length < 4) return word;
  const at = between(1, word.length - 3, random);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
};

const dropped = (word: string, random: Random): string => {
  if (word.length < 4) return word;
  const at = between(1, word.length - 2, random);
  return word.slice(0, at) + word.slice(at + 1);
};

const eachWord =
  (share: number, change: (word: string, random: Random) => string): Style =>
  (text, random) =>
    text
      .split(' ')
      .map((word) => (chance(share, random) ? change(word, random) : word))
      .join(' ');

const typos = eachWord(0.15, (word, random) => pick([swapped, dropped], random)(word, random));
const shouting = eachWord(0.25, (word) => word.toUpperCase());
const leet = eachWord(0.4, (word) => word.replace(/[aeio]/g, (vowel) => VOWELS[vowel] ?? vowel));

/** Weights are shares; every label goes through the same styles. */
const STYLES: readonly { weight: number; change: Style }[] = [
  { weight: 66, change: (text) => text },
  { weight: 8, change: (text) => text.toLowerCase() },
  { weight: 4, change: (text) => text.toLowerCase().replace(PUNCTUATION, '') },
  { weight: 4, change: (text) => text.toUpperCase() },
  { weight: 6, change: typos },
  { weight: 2.5, change: shouting },
  { weight: 1, change: leet },
  { weight: 1.5, change: (text) => text.replaceAll(' ', '  ') },
  { weight: 2, change: (text, random) => `${text}${'!'.repeat(between(1, 5, random))}` },
  {
    weight: 1,
    change: (text, random) =>
      text.replaceAll(/[,.] /g, () => pick(['... ', ' - ', '!! ', '\n'], random)),
  },
  { weight: 1, change: (text, random) => `${'\n'.repeat(between(1, 12, random))}${text}` },
  {
    weight: 1,
    change: (text, random) =>
      `${text} ${pick(['🙏', '😂', '😡', '😉', '👍', '🔥', '🤖', '❤️', '🙄'], random).repeat(between(1, 3, random))}`,
  },
  { weight: 0.7, change: (text) => text.split('').join(' ').slice(0, 300) },
  {
    weight: 1.3,
    change: (text, random) => text.slice(0, text.length - below(Math.min(4, text.length), random)),
  },
];

export const styled: Style = (text, random) => weighted(STYLES, random).change(text, random);

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/**
 * Wrappings that people put around a message: quotes, markup, labels. Applied to both labels alike.
 */
const WRAPPINGS: readonly ((text: string) => string)[] = [
  (text) => `"${text}"`,
  (text) => `User: ${text}`,
  (text) => `\`\`\`\n${text}\n\`\`\``,
  (text) => `**${text}**`,
  (text) => `> ${oneLine(text)}`,
  (text) => JSON.stringify({ message: text }),
  (text) => JSON.stringify({ user: 'guest', query: text, lang: 'en' }),
  (text) => JSON.stringify([{ role: 'user', content: text }]),
  (text) => `<p>${text}</p>`,
  (text) => `<user_input>${text}</user_input>`,
  (text) => `# ${oneLine(text)}`,
  (text) => `// ${oneLine(text)}`,
  (text) => `print(${JSON.stringify(text)})`,
  (text) => `question: ${text}\nanswer:`,
  (text) => `Q: ${text}\nA:`,
  (text) => `text: |\n  ${text.replaceAll('\n', '\n  ')}`,
  (text) => `- ${text}`,
  (text) => `Subject: question\n\n${text}`,
  (text) => `### Instruction:\n${text}\n\n### Response:`,
  (text) => `[INST] ${text} [/INST]`,
  (text) => `<|im_start|>user\n${text}<|im_end|>`,
  (text) => `System: You are a helpful assistant.\nUser: ${text}\nAssistant:`,
];

export const wrapped: Style = (text, random) =>
  chance(0.07, random) ? pick(WRAPPINGS, random)(text) : text;
