/** Words that negate a statement, without accents. A token ending in `n't` does too. */
const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'not never no none neither nor cannot without nobody nothing nowhere hardly fails failed lacks lack unable ' +
    'dont doesnt isnt arent wont cant didnt wasnt ' +
    'nicht nie niemals kein keine keinen keiner keinem keines ohne ' +
    'pas jamais sans aucun aucune nunca jamas sin ningun ninguna ninguno non mai senza nao sem niet geen nooit zonder'
  ).split(' '),
);

/** Returns true for a folded word, or a phrase joined by `_`, that negates a statement. */
export const isNegation = (word: string): boolean =>
  NEGATIONS.has(word) || word.endsWith("n't") || word === 'no_longer';
