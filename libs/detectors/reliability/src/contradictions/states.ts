import { remembered } from './remembered';

/**
 * States of one thing that exclude each other, a group a line: wordings of one state, a bar, those
 * of the other.
 */
const PAIRS: readonly [one: RegExp, other: RegExp, progress: boolean, specific?: true][] = [
  [
    /(?<!\p{L}|not (?:yet )?(?:been )?|n['’]t (?:yet )?(?:been )?|yet to be |to be |will be |noch nicht |pas encore (?:été )?|un)(?:shipped|dispatched|sent(?: out)?|posted|on (?:its|the) way|handed (?:over )?to the (?:courier|carrier)|(?:already )?with the (?:courier|carrier)|in transit|out for delivery|left (?:our|the) (?:warehouse|depot)|verschickt|versandt|abgeschickt|losgeschickt|unterwegs|auf dem Weg|expédiée?s?|envoyée?s?|partie?s?|en route|en chemin)(?!\p{L})/iu,
    /(?<!\p{L})(?:(?:not|n['’]t) (?:yet )?(?:been )?(?:shipped|dispatched|sent|posted|left)|(?:has|have|hasn|haven|is|was|wasn)n?['’]t (?:yet )?(?:been )?(?:shipped|dispatched|sent|posted|left)(?: \p{L}+){0,3}|yet to be (?:shipped|sent|dispatched)|still (?:in|at|with) (?:our|the|us)(?: warehouse| depot)?|unsent|unshipped|(?:noch )?nicht (?:verschickt|versandt|abgeschickt|unterwegs)|unversandt|liegt noch|noch (?:bei uns|im Lager)|pas (?:encore )?(?:été )?(?:expédiée?s?|envoyée?s?|partie?s?)|encore (?:chez nous|dans notre entrepôt|en préparation))(?!\p{L})/iu,
    true,
    true,
  ],
  [
    /(?<!\p{L}|not |n['’]t |un|nicht |pas (?:encore )?)(?:paid|settled|nothing is owed|cleared|bezahlt|beglichen|payée?s?|réglée?s?)(?!\p{L})/iu,
    /(?<!\p{L})(?:overdue|outstanding|unpaid|not (?:yet )?(?:been )?paid|(?:has|is|was)n['’]t (?:been )?paid|still (?:open|due|owed)|offen|unbezahlt|(?:noch )?nicht bezahlt|überfällig|impayée?s?|pas (?:encore )?(?:été )?payée?s?|en retard)(?!\p{L})/iu,
    true,
  ],
  [
    /(?<!\p{L}|not |n['’]t |nicht |pas (?:été )?)(?:approved|accepted|granted|go-ahead|green light|agreed to|passed the|said yes|genehmigt|angenommen|bewilligt|zugestimmt|acceptée?s?|approuvée?s?|adoptée?s?|accordée?s?)(?!\p{L})/iu,
    /(?<!\p{L})(?:turned down|rejected|declined|refused|denied|voted (?:down|against)|not (?:been )?(?:approved|accepted|granted)|(?:was|is|has)n['’]t (?:been )?(?:approved|accepted|granted)|abgelehnt|verworfen|zurückgewiesen|nicht genehmigt|rejetée?s?|refusée?s?|repoussée?s?)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L})(?:fixed(?! to)|fest(?:er|e|en)? (?:Zins|Satz)|fixe)(?!\p{L})/iu,
    /(?<!\p{L})(?:variable|floating|adjustable|variabel|variable)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L})(?:rainy|rain|wet|showers|regnerisch|Regen|pluie|pluvieux)(?!\p{L})/iu,
    /(?<!\p{L})(?:dry|sunny|sunshine|trocken|sonnig|Sonne|sec|ensoleillée?|soleil)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L})(?:increased?|rose|rises|risen|grew|grown|went up|climbed|higher|more expensive|gestiegen|steigt|augmenté|plus élevée?s?)(?!\p{L})/iu,
    /(?<!\p{L})(?:decreased?|fell|falls|fallen|shrank|went down|dropped|lower|cheaper|gesunken|gefallen|sinkt|baissé|diminué)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L}|ver)(?:mandatory|compulsory|required|obligatory|Pflicht|obligatorisch|erforderlich|obligatoire)(?!\p{L})/iu,
    /(?<!\p{L})(?:optional|voluntary|not (?:required|mandatory|necessary)|freiwillig|nicht erforderlich|keine Pflicht|facultati(?:f|ve)|pas obligatoire)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L})(?:the same as|identical|same|identisch|gleich|identiques?|pareils?)(?!\p{L})/iu,
    /(?<!\p{L})(?:they['’]re different|are different|differs?|need an adapter|unterschiedlich|verschieden|différente?s?)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L}|not |n['’]t )(?:indoors?|inside|drinnen|à l['’]intérieur)(?!\p{L})/iu,
    /(?<!\p{L}|not |n['’]t )(?:outdoors?|outside|draußen|en plein air|à l['’]extérieur)(?!\p{L})/iu,
    false,
  ],
  [
    /(?<!\p{L}|not |n['’]t )(?:in person|on site|vor Ort|sur place|en présentiel)(?!\p{L})/iu,
    /(?<!\p{L}|not |n['’]t )(?:online|by video|remotely|virtual(?:ly)?|en ligne|à distance)(?!\p{L})/iu,
    false,
  ],
];
/** Words of a clause in which time has passed since the earlier one. */
const NOW =
  /(?<!\p{L})(?:now|just|today|this (?:morning|afternoon)|meanwhile|in the meantime|has been|have been|since then|inzwischen|mittlerweile|jetzt|soeben|gerade|heute|entre-temps|maintenant|vient d|aujourd)/iu;

/** The wordings of the two states of a pair in a clause. */
interface StatesOfPair {
  done: string | undefined;
  open: string | undefined;
}
const NONE: StatesOfPair = { done: undefined, open: undefined };

const statesOf = remembered((clause): StatesOfPair[] =>
  PAIRS.map(([done, open]) => ({ done: done.exec(clause)?.[0], open: open.exec(clause)?.[0] })),
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
  for (const [index, [, , progress, specific]] of PAIRS.entries()) {
    if (!related && specific !== true) continue;
    const { done: laterDone, open: laterOpen } = nows[index] ?? NONE;
    const { done: earlierDone, open: earlierOpen } = befores[index] ?? NONE;
    if (laterOpen && earlierDone && !earlierOpen) return { claimed: laterOpen, given: earlierDone };
    if (
      laterDone &&
      earlierOpen &&
      !laterOpen &&
      !(
        progress &&
        (NOW.test(later) ||
          !/yesterday|gestern|\bhier\b|ago\b|last (?:week|month)|letzte/i.test(later))
      )
    )
      return { claimed: laterDone, given: earlierOpen };
  }
  return undefined;
};
