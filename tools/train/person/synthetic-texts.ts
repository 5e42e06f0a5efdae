import { type Fields, isBoolean, isString, readRows } from '../lib/dataset';
import { pick, type Random, seeded } from '../lib/random';
import { PERSON_SLOT, SLOTS } from './slots';

/** A text with the positions of persons' names, in UTF-16 units. */
export interface NamedText {
  text: string;
  names: readonly { start: number; end: number }[];
  source: string;
}

interface Template {
  template: string;
  /** The text names a person. */
  person: boolean;
}

const FIELDS: Fields<Template> = { template: isString, person: isBoolean };
/** The order decides which text a seed gives. */
const FILES = ['english', 'other-languages'];

const readTemplates = (): { named: string[]; none: string[] } => {
  const rows = FILES.flatMap((file) => readRows(`pii-names/templates/${file}.jsonl`, FIELDS));
  const templates = (wanted: boolean): string[] =>
    rows.filter(({ person }) => person === wanted).map(({ template }) => template);
  return { named: templates(true), none: templates(false) };
};

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

/** Joins two fillings into one text, since sentences occur in paragraphs. */
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

/** Changes the case of a text. A few letters change length with case; such texts stay unchanged. */
const recased = (sample: NamedText, random: Random): NamedText => {
  const kind = random();
  const text =
    kind < 0.14 ? sample.text.toLowerCase() : kind < 0.2 ? sample.text.toUpperCase() : sample.text;
  return text.length === sample.text.length ? { ...sample, text } : sample;
};

export const SYNTHETIC_SEED = 20_240_817;
const ROUNDS = { named: 60, none: 50 };

/** Generates our own sentences, filled from our own lists. The same seed gives the same texts. */
export const syntheticSentences = (seed = SYNTHETIC_SEED, scale = 1): NamedText[] => {
  const random = seeded(seed);
  const { named, none } = readTemplates();
  const all = [...named, ...none];
  const round = (templates: readonly string[], times: number): NamedText[] =>
    Array.from({ length: Math.round(times * scale) }, () => templates)
      .flat()
      .map((template) => {
        const sample = filled(template, random);
        return recased(
          random() < 0.3 ? joined(sample, filled(pick(all, random), random)) : sample,
          random,
        );
      });
  return [...round(named, ROUNDS.named), ...round(none, ROUNDS.none)];
};
