/** The part of a message that a passage stands in. */
export type Section = 'neutral' | 'rules' | 'prohibitions' | 'material';

const RULES =
  /\b(?:rules?|instructions?|guidelines?|guidance|guardrails?|style|tone|voice|format|formatting|constraints?|requirements?|restrictions?|limits|policy|policies|principles?|conduct|behaviou?r|directives?|conventions|standards|do'?s|don'?ts|dos|must|always|never|important|remember|keep in mind|how to|how you|what to (?:do|avoid|keep)|follow|language|communication|wording|output|responses?|answers?|repl(?:y|ies)|writing|etiquette|regeln|anweisungen|vorgaben|stil|ton|wichtig|règles|consignes|instructions|style|reglas|instrucciones|normas|estilo|regole|istruzioni|regras|instruções)\b/iu;
const MATERIAL =
  /\b(?:texts?|documents?|documentation|articles?|e-?mails?|letters?|messages?|reviews?|notices?|offers?|notes?|sources?|transcripts?|passages?|excerpts?|extracts?|contents?|data|drafts?|contexts?|background|stor(?:y|ies)|poems?|code|conversations?|chats?|tickets?|comments?|feedback|complaints?|products?|handbook|manual|faqs?|knowledge|facts|information|infos?|examples?|samples?|templates?|menu|catalogue|catalog|price list|prices|opening hours|hours|about (?:us|the)|company|terms|contract|report|input|quote|quotation|slogan|question|questions|posts?|statement|abstract|minutes|speech|lyrics|profile|persona|world|lore|setting|scene|scenario|plot|role|history|dokument|brief|nachricht|kontext|texte|courriel|texto|correo|testo)\b/iu;

const PROHIBITIONS =
  /^\W{0,3}(?:you (?:must|should) (?:not|never)|don['’]?ts?|do not(?: ever)?|never(?: ever)?|avoid|what (?:not to do|to avoid)|things to avoid|forbidden|prohibited|no[- ]gos?|not allowed|must nots?|taboos?|off limits|verboten|interdit|prohibido)\W{0,3}$/iu;

/** Names the part that a heading, a tag or a label opens. */
export const sectionOf = (title: string): Section => {
  if (PROHIBITIONS.test(title)) return 'prohibitions';
  if (/^(?:no|not|never)\b/i.test(title)) return 'neutral';
  const isMaterial = MATERIAL.test(title);
  if (RULES.test(title) && !(isMaterial && /\b(?:house|game|booking|club)\b/i.test(title)))
    return 'rules';
  return isMaterial ? 'material' : 'neutral';
};

const GIVES_MATERIAL =
  /\b(?:summari[sz]e|translate|proofread|correct|paraphrase|rewrite|rephrase|reword|classify|categori[sz]e|edit|improve|shorten|simplify|analy[sz]e|extract|review|reply to|respond to|answer|here (?:is|are|comes)|this is|these are|the following|below|says?|reads?|states?|wrote|writes|written|fasse|übersetze|korrigiere|résume[zr]?|traduis|traduisez|resume|traduce|corrige)\b/iu;

/** Words before a colon after which somebody else's text follows. */
export const introducesMaterial = (words: string): boolean =>
  (/^\W{0,3}(?:[\p{L}\p{N}'’-]{1,20} ?){1,4}$/u.test(words) &&
    sectionOf(words) === 'material' &&
    !/\b(?:use|write|with|give|answer)\b/i.test(words)) ||
  (GIVES_MATERIAL.test(words) &&
    !/\b(?:format|rules|requirements|structure|style|labels?)\b/i.test(words));
