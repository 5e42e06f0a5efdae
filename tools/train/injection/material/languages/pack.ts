import { english } from '../english';
import { type Grammar,joined, readGrammar } from '../grammar';
import { plainEastern } from './plain-eastern';
import { plainOthers } from './plain-others';
import { plainWestern } from './plain-western';

export interface LanguagePack {
  language: string;
  /** Its share among the other languages. */
  weight: number;
  grammar: Grammar;
}

/**
 * A language brings its own rules (helpers start with `l`) and borrows names and numbers. `enAttack` and `enLeak` are for
 * texts that change into English midway.
 */
export const pack = (language: string, weight: number, source: string): LanguagePack => {
  const { override: enAttack = [], promptLeak: enLeak = [] } = english;
  const plain = joined(plainWestern[language] ?? plainOthers[language] ?? {}, plainEastern[language] ?? {});
  return { language, weight, grammar: { ...english, enAttack, enLeak, ...readGrammar(source), ...plain } };
};
