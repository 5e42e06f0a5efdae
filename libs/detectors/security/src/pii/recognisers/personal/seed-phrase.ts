import type { Recogniser } from '../recogniser';

/**
 * Twelve to twenty-four words of three to eight lower-case letters each; the number must be
 * divisible by three.
 */
const PHRASE =
  /^["'”)]?(?: (?:is|are|words|for \p{L}+ wallet is))?[\s:=-]{0,4}["'“„]?((?:(?:\d{1,2}[.)] ?)?[a-z]{3,8}[ \n,]{1,2}){11,23}(?:\d{1,2}[.)] ?)?[a-z]{3,8})(?![\p{L}\p{N}])/u;
const LONGEST = 340;
const OF_SENTENCES_WORDS = [
  'and|are|for|from|have|his|not|our|that|the|their|them|then|they|this|was|were|what|when',
  'which|with|your',
].join('|');
/** Words that the BIP 39 list lacks and that nearly every sentence of this length contains. */
const OF_SENTENCES = new RegExp(String.raw`(?<![a-z])(?:${OF_SENTENCES_WORDS})(?![a-z])`);

/** Recovery phrase of a wallet. Source: BIP 39. */
export const seedPhrase: Recogniser = {
  kind: 'private_key',
  title: 'recovery phrase of a wallet',
  group: 'personal identifiers',
  requiresContext: true,
  contextWords: [
    'seed phrase',
    'seed words',
    'recovery phrase',
    'recovery words',
    'secret recovery phrase',
    'backup phrase',
    'mnemonic',
    'mnemonic phrase',
    'wallet phrase',
    'wallet seed',
    'secret phrase',
    'phrase de récupération',
    'frase semilla',
    'frase de recuperación',
    'frase di recupero',
    'frase de recuperação',
    'wiederherstellungsphrase',
  ],
  *find({ text }, contextWords) {
    for (const { end } of contextWords) {
      const [whole = '', phrase = ''] = PHRASE.exec(text.slice(end, end + LONGEST)) ?? [];
      const words = phrase.match(/[a-z]+/g)?.length ?? 0;
      if (words === 0 || words % 3 !== 0 || OF_SENTENCES.test(phrase)) continue;
      const start = end + whole.length - phrase.length;
      yield { start, end: start + phrase.length, certainty: 0.9, corroborated: true };
    }
  },
};
