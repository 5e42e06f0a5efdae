import { chance, pick, type Random } from '../../../lib/random';
import type { Voice } from '../documents/place';
import { FRAMES } from './frames';
import { quoted } from './quotations';

const linesOf = (source: string): string[] => source.split('\n').map((line) => line.trim()).filter((line) => line !== '');

const ATTACKS: readonly string[] = ['override', 'extraction', 'roleplay', 'social', 'plainAttack'];
const ENGLISH_ATTACKS: readonly string[] = ['override', 'plainOverride', 'lineOverride', 'promptLeak', 'plainExtraction', 'plainHijack', 'plainAuthority', 'plainPersona', 'taskHijack', 'refusalSuppression', 'exfiltration'];
const HARMLESS: readonly string[] = ['query', 'sentence', 'trigger', 'query'];
const ENGLISH_HARMLESS: readonly string[] = ['query', 'sentence', 'disregard', 'constrained', 'toolRequest'];

type Telling = 'told' | 'ordered';

/** A text that quotes another: an attack, or something harmless. */
export type Quoting = (language: string, voice: Voice, filled: (template: string) => string, random: Random) => string;

const quoting = (telling: Telling, rules: readonly string[], englishRules: readonly string[]): Quoting => (language, voice, filled, random) => {
  const frame = filled(pick(linesOf(FRAMES[language]?.[telling] ?? ''), random));
  const content = voice(pick(language === 'en' ? englishRules : rules, random));
  return frame.replace('§', () => quoted(content, language, random)).trim();
};

/** An attack that is told or talked about: harmless. */
export const attackTold = quoting('told', ATTACKS, ENGLISH_ATTACKS);
/** An attack that is quoted and then to be carried out. */
export const attackOrdered = quoting('ordered', ATTACKS, ENGLISH_ATTACKS);
const harmlessTold = quoting('told', HARMLESS, ENGLISH_HARMLESS);
const harmlessOrdered = quoting('ordered', HARMLESS, ENGLISH_HARMLESS);

/** Something harmless, quoted, talked about or to be carried out. */
export const everydayQuoted: Quoting = (...given) => (chance(0.5, given[3]) ? harmlessTold : harmlessOrdered)(...given);
