/** The side that a clause takes: something is so, possible, there; or it is not. */
export type Stance = 1 | -1 | 0;

const YES =
  /^(?:["“„«]\s?)?(?:yes|yeah|yep|sure|certainly|absolutely|definitely|of course|indeed|no problem|no worries|exactly|great|done|happily|gladly|perfect|parfait|ja|klar|natürlich|selbstverständlich|gern[e]?|sicher|oui|bien sûr|tout à fait|absolument|certainement|volontiers|sí|claro)(?!\p{L})(?! not\b| nicht\b| pas\b)/iu;
const NO =
  /^(?:["“„«]\s?)?(?:no\b(?! (?:problem|worries|doubt|need|matter|rush|one))|nope|unfortunately|sorry|i['’]m (?:sorry|afraid)|not (?:really|at all|quite|yet)|of course not|absolutely not|certainly not|nein|leider|bedauerlicherweise|non\b|malheureusement|hélas|désolé|lamentablemente)(?!\p{L})/iu;
const NEGATIVE =
  /(?<!\p{L})(?:not?|n['’]t|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|wasn['’]t|hasn['’]t|haven['’]t|never|none|nobody|no one|nothing|neither|nor|unable|impossible|unavailable|closed|shut|shuts|closes? (?:on|for|in|every|during|all)|secret|confidential|sold out|booked (?:out|up)|fully booked|out of (?:stock|order|service)|forbidden|prohibited|banned|not allowed|off limits|broken|rejected|rejects?|declined|turned down|refused|denied|too late|no longer|lacks?|missing|excluded|excludes?|struggle|discontinued|expired|cancelled|only (?:within|for|on|with|in|take|takes|accept|accepts|ship|ships|deliver|delivers|serve|serves|open|opens|available|offers?|until)|already (?:been )?(?:filled|taken|sold|booked|reserved)|except|nothing but|hardly|barely|avoid(?:ed)?|kein(?:e[mnrs]?|erlei)?|keinerlei|nicht|nie(?:mals|mand)?|nichts|geschlossen|zu spät|verboten|untersagt|ausverkauft|ausgebucht|unmöglich|abgelehnt|fällt aus|nur (?:in|für|mit|am)|leider nur|vergeben|schließ(?:t|en)|defekt|kaputt|ne|n['’]\p{L}+|pas|aucune?|jamais|personne|rien|ni|fermée?s?|fermons|fermez|complets?|complètes?|interdite?s?|impossible|refusée?s?|trop tard|épuisée?s?|tout est pris|hors service|porte close)(?!\p{L})|n['’]t(?!\p{L})/iu;
const POSITIVE =
  /(?<!\p{L})(?:plenty|lots? of|many|dozens|numerous|available|possible|allowed|permitted|welcome|bienvenue?s?|willkommen|open|opens|offers?|offer|accepts?|works?|working|running|runs|supports?|supported|included?|includes|in stock|approved|accepted|granted|go-ahead|green light|no problem|no extra|nothing (?:extra|to pay)|feel free|just (?:come|ask|bring|call|go|use|take|wait)|you can|you may|you['’]ll find|can (?:simply|easily|safely|see)|could (?:see|offer)|part of|a ring away|compatible|enough|right (?:there|away)|straight|as (?:many|much|often) as|viele[nr]?|verfügbar|möglich|erlaubt|gestattet|offen|geöffnet|haben wir|gibt es|bieten|dürfen|können|kann man|enthalten|inklusive|inbegriffen|überall|vorrätig|jederzeit|disponibles?|possible|permise?s?|autorisée?s?|ouverte?s?|accueill\p{L}+|proposons|propose|compris(?:e|es)?|incluse?s?|il y a|il reste|encore de la place|vous pouvez|sans problème|avons)(?!\p{L})/iu;
/** Negations that affirm: `no problem`, `not only`, `no extra charge`. */
const DOUBLE =
  /\b(?:no problem|no worries|no doubt|not only|nothing to pay|no extras?(?: \p{L}+)? needed|no need|not a drop|not just|no fewer|kein problem|keine sorge|nicht nur|sans problème|pas de problème|pas de souci|n['’]importe|rien de plus simple|never (?:closes?|stops?|ends?)|without (?:any )?(?:problem|trouble|difficulty|limit|restriction)|any)\b/iu;

/** Returns the stance that the first words of an answer take. */
export const answerStance = (text: string): Stance => {
  const start = text.trimStart().slice(0, 60);
  if (NO.test(start)) return -1;
  return YES.test(start) ? 1 : 0;
};

/** Returns the stance of a clause by its negations and its words of possibility. */
export const stanceOf = (clause: string): Stance => {
  const plain = clause.replace(new RegExp(DOUBLE, 'giu'), ' ');
  if (NEGATIVE.test(plain)) return -1;
  return POSITIVE.test(clause) || (plain !== clause && DOUBLE.test(clause)) ? 1 : 0;
};
