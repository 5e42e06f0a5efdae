/** Words that negate a statement, without accents. A token ending in `n't` does too. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'not never no none neither nor cannot without nobody nothing nowhere hardly fails failed lacks lack unable ' +
    'dont doesnt isnt arent wont cant didnt wasnt ' +
    'nicht nie niemals kein keine keinen keiner keinem keines ohne ' +
    'pas jamais sans aucun aucune nunca jamas sin ningun ninguna ninguno non mai senza nao sem niet geen nooit zonder'
  ).split(' '),
);
