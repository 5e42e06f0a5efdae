import { foldBase, roughStem } from '@touchstone/text';

/** Words that negate a statement, without accents. A token ending in `n't` does too. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'not never no none neither nor cannot without nobody nothing nowhere hardly fails failed lacks ' +
    'nicht nie niemals kein keine keinen keiner keinem keines ohne ' +
    'pas jamais sans aucun aucune nunca jamas sin ningun ninguna ninguno non mai senza nao sem niet geen nooit zonder'
  ).split(' '),
);

/**
 * Groups of opposites, one a line: words of one meaning, a bar, and their opposites. Direction,
 * comparison, quantity, state.
 */
const PAIRS = `
increase rise rose risen grow grew grown climb gain expand raise surge | decrease fall fell fallen drop decline shrink lose reduce shrank lower cut plunge
more greater higher larger bigger above over | less fewer lower smaller below under
most maximum | least minimum
all every always everyone everybody | none never nobody
before earlier prior | after later following
first | last
early | late
open opened | close closed shut
start begin began begun launch | end finish stop ended cease
true correct right accurate | false incorrect wrong inaccurate
allow permit let permitted legal | forbid ban prohibit prohibited banned illegal forbidden
include | exclude
accept approve approved | reject refuse deny denied rejected decline
win won victory | lose lost defeat loss
success succeed successful | failure fail failed unsuccessful
good great best better positive | bad poor worst worse negative
hot warm | cold cool
old older oldest | new young newer younger
large big huge | small tiny little
long longer longest | short shorter shortest
high | low
fast quick faster | slow slower
easy simple | difficult hard complex
safe | dangerous unsafe
alive living | dead
buy bought purchase | sell sold
import | export
enable enabled | disable disabled
possible | impossible
required mandatory compulsory | optional voluntary
public | private
left | right
north northern | south southern
east eastern | west western
male man men father son brother king husband actor boy | female woman women mother daughter sister queen wife actress girl
day | night
rich wealthy | poor
strong | weak
full | empty
free | paid
join joined | leave left quit
support | oppose
love like | hate dislike
agree | disagree
remember | forget
present | absent
active | inactive
married | single divorced
often frequently usually | rarely seldom
many several numerous | few
same identical similar | different
inside | outside
steigen gestiegen zunehmen | sinken gesunken fallen abnehmen
gross | klein
offen geoffnet | geschlossen
erlaubt | verboten
augmenter hausse | diminuer baisse
ouvert | ferme
aumentar | disminuir reducir
abierto | cerrado
`;

/** Stems of a word's opposites, by the word's stem, in both directions. */
export const OPPOSITES: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  for (const line of PAIRS.trim().split('\n')) {
    const [left = [], right = []] = line.split('|').map((side) =>
      side
        .trim()
        .split(' ')
        .map((word) => roughStem(foldBase(word))),
    );
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      for (const word of from) map.set(word, [...(map.get(word) ?? []), ...to]);
    }
  }
  return map;
})();
