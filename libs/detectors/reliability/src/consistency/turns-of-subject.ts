/** Words with which a turn openly corrects or changes an earlier statement. */
const CORRECTION =
  /(?<!\p{L})(?:sorry[,:]? (?:i|my|that|it|for|about|the|there|we)\b|i (?:have to|must) correct|apologi[sz]e|correction|i was wrong|my (?:mistake|bad|error)|i misspoke|i mixed|i made a mistake|i was mistaken|you(?:['’]re| are) right|that was wrong|actually|in fact|i looked at the wrong|has changed|have changed|as of now|entschuldigung|korrektur|korrigiere|vertan|geirrt|stimmt,|sie haben recht|du hast recht|mein fehler|désolé|je me suis trompée?|vous avez raison|tu as raison|je corrige|erreur de ma part|rectification|perdón)(?!\p{L})/iu;
const LONGEST_OPENING = 300;

/** Returns true if an output corrects an earlier statement openly. */
export const corrects = (output: string): boolean =>
  CORRECTION.test(output.slice(0, LONGEST_OPENING));

/** A question that turns to another subject than the one before. */
const ELLIPTICAL =
  /^(?:(?:thanks|ok|okay|great|i see|right|danke|merci)[,.!]? )?(?:and|und|et|what about|how about|was ist mit|wie ist es|qu['’]en est-il)(?!\p{L})(?! (?:how|when|where|what|who|which|why|is|are|do|does|can|could|will|would|wie|wann|wo|was|wer|welche\p{L}*|warum|ist|sind|kann|combien|quand|où|quel\p{L}*|qui|à quel\p{L}*|est-ce|peut)(?!\p{L}))[^.?!]{0,60}\?/iu;
const OTHER =
  /(?<!\p{L})(?:something else|anything else|another|other (?:one|ones|option|options)|alternatives?|etwas anderes|andere[nrs]?|alternative|autre chose|une autre|d['’]autres)(?!\p{L})/iu;
const LONGEST_ELLIPSIS = 80;

/** Returns true if a request asks about something else than the turns before, in few words. */
export const turnsAway = (request: string): boolean =>
  (request.length <= LONGEST_ELLIPSIS &&
    ELLIPTICAL.test(request.trim()) &&
    !/(?:again|remind|noch ?mal)/i.test(request)) ||
  OTHER.test(request);

const CHANGES =
  /(?<!\p{L})(?:change (?:it|that|the|my)|could you make it|can you make it|make it|move (?:it|my|the)|reschedule|cancel (?:it|my|the|that)|switch|instead|rather|we['’]re (?:going to be|now)|make that|push|delay|bring it|let['’]s (?:make|do|take|move)|changed my mind|after all|no longer|upgrade|downgrade|remove|drop the|replace|extend|shorten|finalement|doch|umziehen|verlegen|hinzufügen|entfernen|statt|ajoutez|retirez|passer à|add (?:another|one|two)|then add|swap|postpone|bring forward|bitte ändern|ändern sie|verschieben|stornieren|stattdessen|lieber|doch lieber|umbuchen|plutôt|à la place|changez|modifiez|annulez|décalez|reportez)(?!\p{L})/iu;

/** Returns true if a request changes what was agreed. */
export const requestsChange = (request: string): boolean => CHANGES.test(request);
