import { seeded } from '../lib/random';
import { type Random } from './names';
import { PERSON_SLOT, SLOTS } from './slots';
import { ENGLISH, ENGLISH_NONE } from './templates/english';
import { OTHERS, OTHERS_NONE } from './templates/others';

/** A text and where persons' names stand in it, in UTF-16 units. */
export interface NamedText {
  text: string;
  names: readonly { start: number; end: number }[];
  source: string;
}

const lines = (templates: string): string[] =>
  templates
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|'))
    .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));
const SLOT = /\{([A-Za-z]{1,2})\}/;

const filled = (template: string, random: Random): NamedText => {
  const names: { start: number; end: number }[] = [];
  let text = '';
  template.split(SLOT).forEach((part, index) => {
    const fill = index % 2 === 1 ? SLOTS[part] : undefined;
    const value = fill ? fill(random) : part;
    if (fill && PERSON_SLOT.test(part))
      names.push({ start: text.length, end: text.length + value.length });
    text += value;
  });
  return { text, names, source: 'own material' };
};

/** Two fillings in one text now and then: sentences stand in paragraphs. */
const joined = (one: NamedText, other: NamedText): NamedText => {
  const shift = one.text.length + 1;
  return {
    ...one,
    text: `${one.text} ${other.text}`,
    names: [
      ...one.names,
      ...other.names.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
    ],
  };
};

/** Case may change lengths in few letters; such texts stay as they are. */
const recased = (sample: NamedText, random: Random): NamedText => {
  const kind = random();
  const text =
    kind < 0.14 ? sample.text.toLowerCase() : kind < 0.2 ? sample.text.toUpperCase() : sample.text;
  return text.length === sample.text.length ? { ...sample, text } : sample;
};

export const MATERIAL_SEED = 20_240_817;
const ROUNDS = { named: 60, none: 50 };

/** Our own sentences, filled from our own lists. The same seed gives the same texts. */
export const ownMaterial = (seed = MATERIAL_SEED, scale = 1): NamedText[] => {
  const random = seeded(seed);
  const [named, none] = [
    [...lines(ENGLISH), ...lines(OTHERS)],
    [...lines(ENGLISH_NONE), ...lines(OTHERS_NONE)],
  ];
  const all = [...named, ...none];
  const round = (templates: readonly string[], times: number): NamedText[] =>
    Array.from({ length: Math.round(times * scale) }, () => templates)
      .flat()
      .map((template) => {
        const sample = filled(template, random);
        return recased(
          random() < 0.3
            ? joined(sample, filled(all[Math.floor(random() * all.length)] as string, random))
            : sample,
          random,
        );
      });
  return [...round(named, ROUNDS.named), ...round(none, ROUNDS.none)];
};
