/** What numbers of things are called; a number behind one of these is no person's. */
const THINGS = new Set(
  [
    'order invoice ticket tracking track parcel shipment case ref reference isbn issn ean gtin upc asin sku serial version ver part',
    'model build batch lot timestamp epoch uuid guid hash commit revision issue bug pull request transaction receipt po item article',
    'product barcode doi rfc port page line row chapter section room bestellung bestellnummer rechnung rechnungsnummer sendungsnummer',
    'auftrag artikelnummer commande facture suivi référence pedido factura fatura albarán referencia ordine fattura spedizione',
    'bestelling factuur zamówienie zamówienia faktura beställning заказ заказа счёт счет-фактура 訂單 订单 注文 주문',
  ].flatMap((line) => line.split(' ')),
);

/** What may stand between such a word and its number. */
const FILLERS = new Set('number|no|nr|id|code|num|key|nummer|numéro|número|is|was|ist|est|es|reads|n|of|from'.split('|'));
const WORDS = /\p{L}+|[\d\n]/gu;
const MOST_FILLERS = 3;
const LONGEST_PREFIX = 4;

/** Whether the text ends in words such as `order number`. */
export const precededByThing = (before: string): boolean => {
  const words = before.slice(-48).match(WORDS) ?? [];
  for (let back = 1; back <= MOST_FILLERS + 1; back++) {
    const written = words.at(-back) ?? '';
    const word = written.toLowerCase();
    if (THINGS.has(word)) return true;
    const isPrefix = back === 1 && written.length <= LONGEST_PREFIX && written === written.toUpperCase() && /[-#]$/.test(before);
    if (!FILLERS.has(word) && !isPrefix) return false;
  }
  return false;
};

const SENTENCE_END = /(?<!(?<!\p{L})(?:no|nr|n|num|tel|ph|mob|id|acct|ref|dr|mr|mrs|st))(?<=[\p{L}\p{N})"'])[.!?;][)"']?\s+\p{Lu}|[!?。！？]|\n\s*\n/u;

/** Whether what stands between a cue and an identifier, which begins with `first`, lets the cue speak of it. Check digits need no close link. */
export const linksOn = (between: string, first: string, checked: boolean): boolean =>
  !precededByThing(between) && (checked || (!SENTENCE_END.test(between + first) && !manyWords(between)));

const manyWords = (between: string): boolean => (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > 5;

const BACK = /^["')\]]?[ ]?(?:[,:=–—(-][ ]?)?(?:(?:is|was|are|as|for|to|ist|war|est|es|era|è|é|jest|är|er|on|это|my|the|his|her|their|our|your|mein|meine|sein|ihre|mon|ma|son|sa|mi|su|il|la|le|el|o|a|mio|mia|meu|minha|mijn|moj|mój|min|mitt|in|can be my)[ ]){0,4}["'(]?$/i;

/** Whether what stands between an identifier and a cue behind it lets the cue speak of it: `is my`, `(`. */
export const linksBack = (between: string): boolean => between.length < 30 && BACK.test(between);

/** `costs 1200`: where letters may lead a number, a word in small letters is none of it. */
export const beginsWithWord = (excerpt: string): boolean => /^[a-z]{2,} /.test(excerpt);
