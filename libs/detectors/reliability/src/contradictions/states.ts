import { phraseFinder } from './phrases';
import { remembered } from './remembered';

type Finder = ReturnType<typeof phraseFinder>;

/** Two states of one thing that exclude each other. */
interface StatePair {
  done: Finder;
  open: Finder;
  /** True if time leads from the open state to the other one. */
  progress?: true;
  /** True if the words alone name their subject. */
  specific?: true;
}

const PAIRS: readonly StatePair[] = [
  {
    done: phraseFinder(
      'shipped | dispatched | sent{ out,} | posted | on {its,the} way | ' +
        'handed {over ,}to the {courier,carrier} | {already ,}with the {courier,carrier} | ' +
        'in transit | out for delivery | left {our,the} {warehouse,depot} | verschickt | ' +
        'versandt | abgeschickt | losgeschickt | unterwegs | auf dem Weg | expédié{e,}{s,} | ' +
        'envoyé{e,}{s,} | parti{e,}{s,} | en route | en chemin',
      {
        after: [
          'not ',
          'not yet ',
          'not been ',
          'not yet been ',
          "n't ",
          "n't yet ",
          "n't been ",
          "n't yet been ",
          'to be ',
          'will be ',
          'noch nicht ',
          'pas encore ',
          'pas encore été ',
        ],
      },
    ),
    open: phraseFinder(
      "{not,n't} {yet ,}{been ,}{shipped,dispatched,sent,posted,left} | " +
        "{has,have,hasn,haven,is,was,wasn}{n,}'t {yet ,}{been ,}{shipped,dispatched,sent,posted,left}{ * * *, * *, *,} | " +
        'yet to be {shipped,sent,dispatched} | ' +
        'still {in,at,with} {our,the,us}{ warehouse, depot,} | unsent | unshipped | ' +
        '{noch ,}nicht {verschickt,versandt,abgeschickt,unterwegs} | unversandt | liegt noch | ' +
        'noch {bei uns,im Lager} | ' +
        'pas {encore ,}{été ,}{expédié{e,}{s,},envoyé{e,}{s,},parti{e,}{s,}} | ' +
        'encore {chez nous,dans notre entrepôt,en préparation}',
    ),
    progress: true,
    specific: true,
  },
  {
    done: phraseFinder(
      'paid | settled | nothing is owed | cleared | bezahlt | beglichen | payé{e,}{s,} | ' +
        'réglé{e,}{s,}',
      { after: ['not ', "n't ", 'nicht ', 'pas ', 'pas encore '] },
    ),
    open: phraseFinder(
      'overdue | outstanding | unpaid | not {yet ,}{been ,}paid | ' +
        "{has,is,was}n't {been ,}paid | still {open,due,owed} | offen | unbezahlt | " +
        '{noch ,}nicht bezahlt | überfällig | impayé{e,}{s,} | ' +
        'pas {encore ,}{été ,}payé{e,}{s,} | en retard',
    ),
    progress: true,
  },
  {
    done: phraseFinder(
      'approved | accepted | granted | go-ahead | green light | agreed to | passed the | ' +
        'said yes | genehmigt | angenommen | bewilligt | zugestimmt | accepté{e,}{s,} | ' +
        'approuvé{e,}{s,} | adopté{e,}{s,} | accordé{e,}{s,}',
      { after: ['not ', "n't ", 'nicht ', 'pas ', 'pas été '] },
    ),
    open: phraseFinder(
      'turned down | rejected | declined | refused | denied | voted {down,against} | ' +
        'not {been ,}{approved,accepted,granted} | ' +
        "{was,is,has}n't {been ,}{approved,accepted,granted} | abgelehnt | verworfen | " +
        'zurückgewiesen | nicht genehmigt | rejeté{e,}{s,} | refusé{e,}{s,} | ' +
        'repoussé{e,}{s,}',
    ),
  },
  {
    done: phraseFinder('fixed | fest{er,e,en,} {Zins,Satz} | fixe', { before: [' to'] }),
    open: phraseFinder('variable | floating | adjustable | variabel | variable'),
  },
  {
    done: phraseFinder('rainy | rain | wet | showers | regnerisch | Regen | pluie | pluvieux'),
    open: phraseFinder(
      'dry | sunny | sunshine | trocken | sonnig | Sonne | sec | ensoleillé{e,} | soleil',
    ),
  },
  {
    done: phraseFinder(
      'increase{d,} | rose | rises | risen | grew | grown | went up | climbed | higher | ' +
        'more expensive | gestiegen | steigt | augmenté | plus élevé{e,}{s,}',
    ),
    open: phraseFinder(
      'decrease{d,} | fell | falls | fallen | shrank | went down | dropped | lower | ' +
        'cheaper | gesunken | gefallen | sinkt | baissé | diminué',
    ),
  },
  {
    done: phraseFinder(
      'mandatory | compulsory | required | obligatory | Pflicht | obligatorisch | ' +
        'erforderlich | obligatoire',
    ),
    open: phraseFinder(
      'optional | voluntary | not {required,mandatory,necessary} | freiwillig | ' +
        'nicht erforderlich | keine Pflicht | facultati{f,ve} | pas obligatoire',
    ),
  },
  {
    done: phraseFinder(
      'the same as | identical | same | identisch | gleich | identique{s,} | pareil{s,}',
    ),
    open: phraseFinder(
      "they're different | are different | differ{s,} | need an adapter | unterschiedlich | " +
        'verschieden | différent{e,}{s,}',
    ),
  },
  {
    done: phraseFinder("indoor{s,} | inside | drinnen | à l'intérieur", {
      after: ['not ', "n't "],
    }),
    open: phraseFinder("outdoor{s,} | outside | draußen | en plein air | à l'extérieur", {
      after: ['not ', "n't "],
    }),
  },
  {
    done: phraseFinder('in person | on site | vor Ort | sur place | en présentiel', {
      after: ['not ', "n't "],
    }),
    open: phraseFinder('online | by video | remotely | virtual{ly,} | en ligne | à distance', {
      after: ['not ', "n't "],
    }),
  },
];
/** Words of a clause in which time has passed since the earlier one. */
const NOW =
  /(?<!\p{L})(?:now|just|today|this (?:morning|afternoon)|meanwhile|in the meantime|has been|have been|since then|inzwischen|mittlerweile|jetzt|soeben|gerade|heute|entre-temps|maintenant|vient d|aujourd)/iu;
const PAST = /yesterday|gestern|\bhier\b|ago\b|last (?:week|month)|letzte/i;

/** The wordings of the two states of a pair in a clause. */
interface StatesOfPair {
  done: string | undefined;
  open: string | undefined;
}
const NONE: StatesOfPair = { done: undefined, open: undefined };

const statesOf = remembered((clause): StatesOfPair[] =>
  PAIRS.map(({ done, open }) => ({ done: done(clause)?.text, open: open(clause)?.text })),
);

/** Two wordings of states that exclude each other. */
export interface StateConflict {
  claimed: string;
  given: string;
}

/**
 * Finds states in a later clause that exclude those of an earlier one; progress is no conflict. Unrelated
 * clauses are compared only by states that name their subject, such as those of a parcel.
 */
export const stateConflict = (
  later: string,
  earlier: string,
  related: boolean,
): StateConflict | undefined => {
  const [nows, befores] = [statesOf(later), statesOf(earlier)];
  for (const [index, { progress, specific }] of PAIRS.entries()) {
    if (!related && specific !== true) continue;
    const { done: laterDone, open: laterOpen } = nows[index] ?? NONE;
    const { done: earlierDone, open: earlierOpen } = befores[index] ?? NONE;
    if (laterOpen && earlierDone && !earlierOpen) return { claimed: laterOpen, given: earlierDone };
    if (
      laterDone &&
      earlierOpen &&
      !laterOpen &&
      !(progress && (NOW.test(later) || !PAST.test(later)))
    )
      return { claimed: laterDone, given: earlierOpen };
  }
  return undefined;
};
