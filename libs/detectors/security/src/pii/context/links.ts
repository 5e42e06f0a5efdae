import { isDigit } from '@touchstone/text/fast';

/** Nouns for numbered objects; a number after one of them is not personal data. */
const OBJECT_NOUNS = new Set(
  [
    'order invoice ticket tracking track parcel shipment case ref reference isbn issn ean gtin upc asin sku serial version ver part',
    'model build batch lot timestamp epoch uuid guid hash commit revision issue bug pull request transaction receipt po item article',
    'bolt bolts screw screws nut nuts bearing bearings gasket gaskets seal seals washer washers fitting fittings hose hoses filter filters valve valves spare spares parts connector connectors fuse fuses relay relays cartridge cartridges toner dimension dimensions',
    'product barcode awb mawb hawb waybill airwaybill consignment container bol pnr imo doi rfc port page line row chapter section room bestellung bestellnummer rechnung rechnungsnummer sendungsnummer',
    'auftrag artikelnummer commande facture suivi référence pedido factura fatura albarán referencia ordine fattura spedizione',
    'bestelling factuur zamówienie zamówienia faktura beställning заказ заказа счёт счет-фактура фактура 訂單 订单 注文 주문',
  ].flatMap((line) => line.split(' ')),
);

/** Returns true if a number or name with this word belongs to an object. */
export const isObjectNoun = (word: string): boolean => OBJECT_NOUNS.has(word);

/**
 * Object nouns without another meaning. The others are also ordinary words: `when you order`, `in
 * large part`.
 */
const NUMBER_NAMES = new Set(
  'invoice tracking isbn issn ean gtin upc asin sku timestamp epoch uuid guid hash barcode awb mawb hawb waybill airwaybill consignment pnr imo rfc'.split(
    ' ',
  ),
);

/** Words allowed between an object noun and its number. */
const FILLERS = new Set(
  'number|no|nr|id|code|num|key|nummer|numéro|número|is|was|ist|est|es|reads|n|of|from'.split('|'),
);
/** Fillers that occur in any sentence. */
const COPULAS = new Set('is|was|ist|est|es|n|of|from'.split('|'));
const MOST_FILLERS = 3;
const LONGEST_PREFIX = 4;
const FURTHEST = 48;

const isLetter = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return code < 128 ? (code | 32) >= 97 && (code | 32) <= 122 : /\p{L}/u.test(text.charAt(index));
};

const LINE_BREAK = 10;

const POINTS_AT_NUMBER = /[#№:=-][ "'“]{0,2}$/;

/**
 * Result for the words before a number: they label it as an object's (`order number`), mention an
 * object (`order`), or neither.
 */
export type ObjectMention = 'labelled' | 'mentioned' | undefined;

export const precededByObject = (before: string): boolean => objectBefore(before) !== undefined;

/**
 * Classifies the words before a number, last word first. Single digits and line breaks count as
 * words.
 */
export const objectBefore = (before: string): ObjectMention => {
  let labelled = POINTS_AT_NUMBER.test(before);
  const furthest = Math.max(0, before.length - FURTHEST);
  let back = 0;
  for (let end = before.length; end > furthest;) {
    let start = end - 1;
    const counts = isLetter(before, start);
    if (counts) while (start > furthest && isLetter(before, start - 1)) start--;
    const written = before.slice(start, end);
    end = start;
    if (!counts && !isDigit(written.charCodeAt(0)) && written.charCodeAt(0) !== LINE_BREAK)
      continue;
    back++;
    const word = written.toLowerCase();
    if (OBJECT_NOUNS.has(word))
      return labelled || NUMBER_NAMES.has(word) ? 'labelled' : 'mentioned';
    const isPrefix =
      back === 1 &&
      written.length <= LONGEST_PREFIX &&
      written === written.toUpperCase() &&
      /[-#]$/.test(before);
    if (back > MOST_FILLERS || (!FILLERS.has(word) && !isPrefix)) return undefined;
    labelled ||= !COPULAS.has(word);
  }
  return undefined;
};

const MOST_WORDS = 5;
/** Abbreviation right before an identifier, `lic. D4821`: its full stop does not end a sentence. */
const ABBREVIATION = /(?:(?<!\p{L})\p{L}{1,4}|nr|č)\.[ ]$/iu;
const SENTENCE_END_WORDS = [
  '[Nn]o|[Nn]r|[Nn]|[Nn]um|[Tt]el|[Pp]h|[Mm]ob|[Ii]d|[Aa]cct|[Rr]ef|[Dd]r|[Mm]r|[Mm]rs',
  '[Ss]t|[Hh]osp|[Rr]eg',
].join('|');
const SENTENCE_END = new RegExp(
  [
    String.raw`(?<!(?<!\p{L})(?:${SENTENCE_END_WORDS}))(?<=[\p{L}\p{N})"'])[.!?;][)"']?\s+\p{Lu}`,
    '[!?。！？]',
    String.raw`\n\s*\n`,
  ].join('|'),
  'u',
);

/**
 * Returns true if a context word applies to an identifier after it, judged by the text between
 * them. `first` is the first character of the identifier. Identifiers with check digits may be
 * further away.
 */
export const refersForward = (
  between: string,
  first: string,
  checked: boolean,
  mostWords = MOST_WORDS,
): boolean =>
  !precededByObject(between) &&
  (checked ||
    (!SENTENCE_END.test(between.replace(ABBREVIATION, ' ') + first) &&
      (between.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= mostWords));

/** Words and signs that precede a number: `no.`, `#`, `:`. */
const NUMBER_SIGNS =
  'no|nos|nr|num|number|núm|numero|número|numéro|nummer|numer|n|č|číslo|id|i\\.d|ref|code|cod|card|αρ|αριθμός|номер|n[°ºª]|n\\.[°º]|no\\.º|nro|номери?|серия|号码?|號碼?|番号|번호|رقم|नंबर|क्रमांक|संख्या|số|مס|is|was|ist|lautet|est|es|è|é';
/** Text between an ambiguous context word and the number it labels. */
const LABEL = new RegExp(
  `^[ "'’)\\].-]{0,3}(?:(?:${NUMBER_SIGNS}|[#№:=：>])[ \\t.:=#"'“-]{0,3}){1,4}$`,
  'iu',
);

/**
 * Returns true if the text behind an ambiguous word makes it the label of a number: `chart no.
 * 4821`, `Chart #4821`, `chart: 4821`.
 */
export const isLabel = (between: string): boolean => between.length < 40 && LABEL.test(between);

/** Returns true if the excerpt has the form of a code: `policy AU-4821330` needs no `no.`. */
export const isCode = (excerpt: string): boolean => /^[A-Z]{1,5}-?\d{5}/.test(excerpt);

const COUNTED_WORDS = [
  'users?|units?|people|persons?|items?|rows?|lines?|records?|files?|times|pages?|bytes',
  'seats?|points?|followers?|subscribers?|customers?|members?|employees|patients|tests',
  'seconds|minutes|hours|days|years?|bps|[kmg]bps|dollars|euros?|pounds|yen|habitants',
  'habitantes|moradores|abonnés|unités|usuarios|utilisateurs|personas|personnes|personen',
  'passi|Einwohner|Stück|Versicherte|złotych|рублей|человек|штук',
].join('|');
/** Units of measurement and countable nouns: no context word applies to a quantity. */
const COUNTED = new RegExp(
  [String.raw`^ ?(?:${COUNTED_WORDS})(?!\p{L})`, '^ ?[台件人个個名元円개명원건]'].join('|'),
  'iu',
);
const AMOUNT_WORDS = [
  'accounts? for|market of|costs?|costing|over|about|around|nearly|almost|than|premium|fee',
  'spend(?:ing)?|spent|paid|pays|covers|takes|took|worth|hasta|environ|circa|etwa|rund|über',
  'около|более|約|约',
].join('|');
/** Word right before an amount. */
const AMOUNT = new RegExp(String.raw`(?<!\p{L})(?:${AMOUNT_WORDS})[ ]$`, 'iu');

/** Returns true if the words around a number make it an amount. */
export const isAmount = (before: string, after: string): boolean =>
  COUNTED.test(after) || AMOUNT.test(before.slice(-24));

const KEY_OF_PROGRAM_WORDS =
  'group|grp|plan|sub|visit|lab|ins|file|record|unit|payer|admission|account';
const KEY_OF_PROGRAM = new RegExp(
  String.raw`(?:^|[^A-Za-z])(?:${KEY_OF_PROGRAM_WORDS})(?:_id|Id|ID)["']?\s?[:=]\s?["']?$`,
);

/**
 * Returns true for internal keys of a database, `group_id=204817`, `"planId": "48213"`, which
 * identify no patient or account.
 */
export const isInternalKey = (before: string): boolean => KEY_OF_PROGRAM.test(before.slice(-24));

/** Returns true for a date in eight digits: `20240503`. */
export const isCompactDate = (excerpt: string): boolean =>
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(excerpt);

/**
 * Returns true if a context word after an identifier with check digits applies to it: `AB1234563
 * against the DEA database`.
 */
export const refersBackLoosely = (between: string): boolean =>
  between.length < 24 &&
  !/[\d\n!?;。]|\.\s/.test(between) &&
  (between.match(/\p{L}+/gu)?.length ?? 0) <= 3;

const BACK_WORDS = [
  'is|was|are|as|for|to|ist|war|est|es|era|è|é|jest|är|er|on|это|my|the|his|her|their|our',
  'your|mein|meine|sein|ihre|mon|ma|son|sa|mi|su|il|la|le|el|o|a|mio|mia|meu|minha|mijn|moj',
  'mój|min|mitt|in|can be my',
].join('|');
const BACK = new RegExp(
  String.raw`^(?:\^{1,4}|["')\]]?[ ]?(?:[,:=–—(-][ ]?)?)(?:(?:${BACK_WORDS})[ ]){0,4}["'(]?$`,
  'i',
);

/**
 * Returns true if a context word after an identifier applies to it, judged by the text between
 * them: `is my`, `(`.
 */
export const refersBack = (between: string): boolean => between.length < 30 && BACK.test(between);

/**
 * Returns true if a match begins with a lower-case word: patterns that allow leading letters also
 * match `costs 1200`.
 */
export const beginsWithWord = (excerpt: string): boolean => /^[a-z]+ /.test(excerpt);
