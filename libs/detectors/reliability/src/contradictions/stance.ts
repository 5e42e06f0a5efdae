import { phraseFinder } from './phrases';

/** The side that a clause takes: something is so, possible, there; or it is not. */
export type Stance = 1 | -1 | 0;

const YES =
  /^(?:["“„«]\s?)?(?:yes|yeah|yep|sure|certainly|absolutely|definitely|of course|indeed|no problem|no worries|exactly|great|done|happily|gladly|perfect|parfait|ja|klar|natürlich|selbstverständlich|gern[e]?|sicher|oui|bien sûr|tout à fait|absolument|certainement|volontiers|sí|claro)(?!\p{L})(?! not\b| nicht\b| pas\b)/iu;
const NO =
  /^(?:["“„«]\s?)?(?:no\b(?! (?:problem|worries|doubt|need|matter|rush|one))|nope|unfortunately|sorry|i['’]m (?:sorry|afraid)|not (?:really|at all|quite|yet)|of course not|absolutely not|certainly not|nein|leider|bedauerlicherweise|non\b|malheureusement|hélas|désolé|lamentablemente)(?!\p{L})/iu;
const isNegative = phraseFinder(
  "no{t,} | n't | cannot | can't | won't | don't | doesn't | isn't | aren't | wasn't | " +
    "hasn't | haven't | never | none | nobody | no one | nothing | neither | nor | " +
    'unable | impossible | unavailable | closed | shut | shuts | ' +
    'close{s,} {on,for,in,every,during,all} | secret | confidential | sold out | ' +
    'booked {out,up} | fully booked | out of {stock,order,service} | forbidden | ' +
    'prohibited | banned | not allowed | off limits | broken | rejected | reject{s,} | ' +
    'declined | turned down | refused | denied | too late | no longer | lack{s,} | ' +
    'missing | excluded | exclude{s,} | struggle | discontinued | expired | cancelled | ' +
    'only {within,for,on,with,in,take,takes,accept,accepts,ship,ships,deliver,delivers,serve,serves,open,opens,available,offer{s,},until} | ' +
    'already {been ,}{filled,taken,sold,booked,reserved} | except | nothing but | hardly | ' +
    'barely | avoid{ed,} | kein{e{m,n,r,s,},erlei,} | keinerlei | nicht | ' +
    'nie{mals,mand,} | nichts | geschlossen | zu spät | verboten | untersagt | ' +
    'ausverkauft | ausgebucht | unmöglich | abgelehnt | fällt aus | nur {in,für,mit,am} | ' +
    "leider nur | vergeben | schließ{t,en} | defekt | kaputt | ne | n'* | pas | " +
    'aucun{e,} | jamais | personne | rien | ni | fermé{e,}{s,} | fermons | fermez | ' +
    'complet{s,} | complète{s,} | interdit{e,}{s,} | impossible | refusé{e,}{s,} | ' +
    'trop tard | épuisé{e,}{s,} | tout est pris | hors service | porte close',
);
const CONTRACTION = /n['’]t(?!\p{L})/iu;
const isPositive = phraseFinder(
  'plenty | lot{s,} of | many | dozens | numerous | available | possible | allowed | ' +
    'permitted | welcome | bienvenu{e,}{s,} | willkommen | open | opens | offer{s,} | ' +
    'offer | accept{s,} | work{s,} | working | running | runs | support{s,} | supported | ' +
    'include{d,} | includes | in stock | approved | accepted | granted | go-ahead | ' +
    'green light | no problem | no extra | nothing {extra,to pay} | feel free | ' +
    "just {come,ask,bring,call,go,use,take,wait} | you can | you may | you'll find | " +
    'can {simply,easily,safely,see} | could {see,offer} | part of | a ring away | ' +
    'compatible | enough | right {there,away} | straight | as {many,much,often} as | ' +
    'viele{n,r,} | verfügbar | möglich | erlaubt | gestattet | offen | geöffnet | ' +
    'haben wir | gibt es | bieten | dürfen | können | kann man | enthalten | inklusive | ' +
    'inbegriffen | überall | vorrätig | jederzeit | disponible{s,} | possible | ' +
    'permis{e,}{s,} | autorisé{e,}{s,} | ouvert{e,}{s,} | accueill* | proposons | ' +
    'propose | compris{e,es,} | inclus{e,}{s,} | il y a | il reste | encore de la place | ' +
    'vous pouvez | sans problème | avons',
);
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
  if (isNegative(plain) || CONTRACTION.test(plain)) return -1;
  return isPositive(clause) || (plain !== clause && DOUBLE.test(clause)) ? 1 : 0;
};
