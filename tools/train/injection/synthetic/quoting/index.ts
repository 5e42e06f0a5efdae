import { chance, pick, type Random } from '../../../lib/random';
import type { RuleExpander } from '../documents/place';
import { grammarsOf } from '../templates';
import { quoted } from './quotations';

/** Templates around a quotation by language; `§` marks the quotation's place. */
const frames = grammarsOf('quotation-frames');

const ATTACKS: readonly string[] = ['override', 'extraction', 'roleplay', 'social', 'plainAttack'];
const ENGLISH_ATTACKS: readonly string[] = [
  'override',
  'plainOverride',
  'lineOverride',
  'promptLeak',
  'plainExtraction',
  'plainHijack',
  'plainAuthority',
  'plainPersona',
  'taskHijack',
  'refusalSuppression',
  'exfiltration',
];
const HARMLESS: readonly string[] = ['query', 'sentence', 'trigger', 'query'];
const ENGLISH_HARMLESS: readonly string[] = [
  'query',
  'sentence',
  'disregard',
  'constrained',
  'toolRequest',
];

/** Use of a quotation: as the topic, or as an instruction to follow. */
type Use = 'reported' | 'followed';

/** Makes a text that quotes another: an attack, or something harmless. */
export type Quoting = (
  language: string,
  fill: RuleExpander,
  filled: (template: string) => string,
  random: Random,
) => string;

const quoting =
  (use: Use, rules: readonly string[], englishRules: readonly string[]): Quoting =>
  (language, fill, filled, random) => {
    const frame = filled(pick(frames[language]?.[use] ?? [], random));
    const content = fill(pick(language === 'en' ? englishRules : rules, random));
    return frame.replace('§', () => quoted(content, language, random)).trim();
  };

/** Quotes an attack that is reported or discussed: harmless. */
export const attackTold = quoting('reported', ATTACKS, ENGLISH_ATTACKS);
/** Quotes an attack that the reader is then asked to carry out. */
export const attackOrdered = quoting('followed', ATTACKS, ENGLISH_ATTACKS);
const harmlessTold = quoting('reported', HARMLESS, ENGLISH_HARMLESS);
const harmlessOrdered = quoting('followed', HARMLESS, ENGLISH_HARMLESS);

/** Quotes something harmless, as a topic or as an instruction to follow. */
export const everydayQuoted: Quoting = (...given) =>
  (chance(0.5, given[3]) ? harmlessTold : harmlessOrdered)(...given);
