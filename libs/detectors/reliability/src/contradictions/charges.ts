import { withFigures } from '../hallucination/checkable/written-numbers';
import { phraseFinder, type PhraseMatch } from './phrases';
import { type Slot, slot } from './slot';

const FREE =
  /(?<!\p{L})free(?: of charge)?(?! (?:slots?|seats?|tables?|places?|spots?|time|rooms?|on|from|until|at \d|to \p{L}))(?!\p{L})/iu;
const findFreeOfCharge = phraseFinder(
  'at no {extra ,additional ,}{cost,charge} | ' +
    'without {a{n,} ,}{extra ,additional ,}{fee,charge,cost}{s,} | ' +
    'no {extra ,additional ,further ,}{fee{s,},charge{s,},cost{s,}} | ' +
    "cost{s,} {you ,him ,her ,them ,}nothing | won't cost{ you,} anything | " +
    'complimentary | included in {the,your} {price,rate,room} | nothing {extra ,}to pay | ' +
    'on the house | {pay,pays,paying} nothing | {nobody,no one} pays | free entry | ' +
    'kostenlos | kostenfrei | gratis | umsonst | gebührenfrei | ' +
    'ohne {Gebühr,Kosten,Aufpreis,Zusatzkosten}* | keine {Gebühr,Kosten,Zusatzkosten}* | ' +
    'im Preis {enthalten,inbegriffen} | gratuit{e,ement,s,es,} | ' +
    'sans {aucun{s,} ,}{frais,supplément} | {inclus,compris{e,}}{e,}{s,} dans le prix | ' +
    'ne {vous ,}coûte{ra,} rien | offert{e,}{s,}',
);
const NO_COSTS = /(?<!\p{L})Kosten (?:entstehen|fallen)[^.]{0,20}(?:nicht|keine)(?!\p{L})/iu;
const findCharge = phraseFinder(
  'cost{s,} a{n,} {* ,}fee | a{n,} {* ,}{fee,surcharge} {applies,of,is,for} | ' +
    'surcharge | {have,has} to {buy,pay} | must {buy,pay} | ' +
    "{extra,additional} {charge,cost,fee} | we{'ll, will,} {deduct,charge} | " +
    "{is,are,be} {charged,billed} | you{'ll, will,} {pay,be charged} | fee of | " +
    'gebühr von | aufpreis | zuschlag | kostenpflichtig | berechnen wir | supplément de | ' +
    'facturé{e,}{s,} | payant{e,}{s,} | moyennant',
);
const CHARGE_FALLS_DUE = /(?<!\p{L})fällt[^.]{0,30}gebühr(?!\p{L})/iu;
const findNegation = phraseFinder(
  'no | not | without | never | kein{e,}{n,} | ohne | nicht | sans | aucun{e,} | pas',
);
const findUnlimited = phraseFinder(
  'unlimited | no limit | without {any ,}limit | ' +
    'as {many,much} as you {like,want,need} | unbegrenzt* | unlimitiert* | ' +
    'illimité{e,}{s,}',
);
const findLimited = phraseFinder(
  'up to | at most | {a ,}maximum{ of,} | no more than | limited to | bis zu | ' +
    "höchstens | maximal | jusqu'à | au plus | maximum",
);

/** Finds what a regular expression or a list of phrases finds first. */
const firstOf = (
  text: string,
  phrases: ReturnType<typeof phraseFinder>,
  ...patterns: readonly RegExp[]
): PhraseMatch | undefined =>
  patterns.reduce<PhraseMatch | undefined>((first, pattern) => {
    const found = pattern.exec(text);
    return found && found.index < (first?.index ?? Infinity)
      ? { text: found[0], index: found.index }
      : first;
  }, phrases(text));

const DENIED = /(?<!\p{L})(?:not|never|nicht|pas)(?: \p{L}+)? $|n['’]t (?:\p{L}+ )?$/iu;
const LONGEST_DENIAL = 14;

/** Free is a price of 0; a fee without an amount is a price above 0. */
export const charges = (clause: string): Slot[] => {
  const free = firstOf(clause, findFreeOfCharge, FREE, NO_COSTS);
  if (free) {
    const before = clause.slice(Math.max(0, free.index - LONGEST_DENIAL), free.index);
    return [slot('money', DENIED.test(before) ? Infinity : 0, free.text)];
  }
  const charged = firstOf(clause, findCharge, CHARGE_FALLS_DUE);
  return charged && !findNegation(clause) ? [slot('money', Infinity, charged.text)] : [];
};

const NUMBER_NEXT = /^\s?\d/;
const PERCENT_NEXT = /^\s?\d[\d.,]* ?%/;
/** Characters behind a limit that are quoted with it. */
const QUOTED = 6;

/** A quota is 0 where it is limited, and infinite where it is not. */
export const limits = (clause: string): Slot[] => {
  const unlimited = findUnlimited(clause);
  if (unlimited) return [slot('quota', Infinity, unlimited.text)];
  const limited = findLimited(clause);
  if (!limited) return [];
  const end = limited.index + limited.text.length;
  const rest = clause.slice(end);
  return NUMBER_NEXT.test(withFigures(rest)) && !PERCENT_NEXT.test(rest)
    ? [slot('quota', 0, clause.slice(limited.index, end + QUOTED))]
    : [];
};
