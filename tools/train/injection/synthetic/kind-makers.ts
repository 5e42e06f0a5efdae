import { between, chance, pick, type Random, shuffle, times } from '../../lib/random';
import { documentWith, message } from './compose';
import { type RuleExpander } from './documents/place';
import { encodedHarmless } from './encoded';
import { expand, type Grammar } from './grammar';
import type { Kind } from './kind';
import type { LanguagePack } from './languages';
import type { Quoting } from './quoting';
import { styled } from './styles';
import { grammarsOf } from './templates';

const systemPrompts = grammarsOf('system-prompts');
/** Paragraphs of ordinary long texts in the words of attacks. */
const pageParagraphs = grammarsOf('page-paragraphs');

/** A language with its grammar. */
export type Language = Pick<LanguagePack, 'language' | 'grammar'>;

type WeightedRule = Readonly<{ group: string; rule?: string; weight: number; alone?: boolean }>;

const expanderOf =
  (grammar: Grammar, random: Random): RuleExpander =>
  (rule) =>
    expand(grammar, `{${rule}}`, random);

/** Expands one of the rules; none if there are no rules. */
const oneOf = (rules: readonly string[], fill: RuleExpander, random: Random): string[] =>
  rules.length > 0 ? [fill(pick(rules, random))] : [];

export const messages = (
  { language, grammar }: Language,
  label: Kind['label'],
  rules: readonly WeightedRule[],
): Kind[] =>
  rules.map(({ group, rule = group, weight, alone = false }) => ({
    group,
    weight,
    label,
    language,
    channel: 'user',
    make: (random) => {
      const fill = expanderOf(grammar, random);
      return message(fill(rule), fill, random, alone);
    },
  }));

/** Makes documents with a line of the given rules, or, for no rule, without one. */
export const documents = (
  { language, grammar }: Language,
  label: Kind['label'],
  group: string,
  weight: number,
  rules: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'document',
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const rule = rules.length > 0 ? pick(rules, random) : undefined;
    const line = rule && (chance(0.2, random) ? styled(fill(rule), random) : fill(rule));
    return documentWith(fill, random, language === 'en', line);
  },
});

/** Makes harmless messages in an encoding. */
export const encoded = ({ language, grammar }: Language, weight: number): Kind => ({
  group: 'encoded',
  weight,
  label: 'BENIGN',
  language,
  channel: 'user',
  make: (random) => encodedHarmless(expanderOf(grammar, random), random),
});

/** Makes texts that quote another, as a message of its own or as a document. */
export const quotations = (
  { language, grammar }: Language,
  channel: Kind['channel'],
  label: Kind['label'],
  group: string,
  weight: number,
  quoting: Quoting,
): Kind => ({
  group,
  weight,
  label,
  language,
  channel,
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const text = quoting(language, fill, (template) => expand(grammar, template, random), random);
    return channel === 'user' ? text : documentWith(fill, random, false, text);
  },
});

/** Makes an operator's instructions to an assistant, alone or before a user's message. */
export const configured = (
  { language, grammar }: Language,
  label: Kind['label'],
  group: string,
  weight: number,
  rules: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'user',
  make: (random) => {
    const prompts = systemPrompts[language]?.['systemPrompt'] ?? [];
    const owner = (): string => expand(grammar, pick(prompts, random), random).trim();
    const own = chance(0.3, random) ? [owner(), owner()] : [owner()];
    return [...own, ...oneOf(rules, expanderOf(grammar, random), random)].join(
      pick(['\n', '\n\n', ' '], random),
    );
  },
});

/** Joins many harmless texts, some with an attack among them. */
export const long = (
  { language, grammar }: Language,
  label: Kind['label'],
  group: string,
  weight: number,
  harmless: readonly string[],
  attacks: readonly string[],
): Kind => ({
  group,
  weight,
  label,
  language,
  channel: 'user',
  make: (random) => {
    const fill = expanderOf(grammar, random);
    const texts = times(between(4, 22, random), () => fill(pick(harmless, random)));
    return shuffle([...texts, ...oneOf(attacks, fill, random)], random).join(
      pick(['\n\n', '\n', ' ', '\n\n'], random),
    );
  },
});

/** Makes pages of prose, with an attack or without one; none for a language without paragraphs. */
export const pages = (
  { language, grammar }: Language,
  label: Kind['label'],
  group: string,
  weight: number,
  attacks: readonly string[],
): Kind[] => {
  const paragraphs = pageParagraphs[language]?.['paragraph'];
  if (!paragraphs) return [];
  const make = (random: Random): string => {
    const paragraph = (): string =>
      times(between(1, 3, random), () => expand(grammar, pick(paragraphs, random), random)).join(
        ' ',
      );
    const texts = times(between(1, 7, random), paragraph);
    return shuffle([...texts, ...oneOf(attacks, expanderOf(grammar, random), random)], random).join(
      pick(['\n\n', '\n\n', '\n', ' '], random),
    );
  };
  return [{ group, weight, label, language, channel: 'user', make }];
};
