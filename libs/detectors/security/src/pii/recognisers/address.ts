import { type Recogniser, byCue, byForm } from '../recogniser';

const naming = { kind: 'street_address', title: 'street address', group: 'contact information' } as const;

const ENGLISH =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|ter|parkway|pkwy|circle|cir|highway|hwy|way|close|crescent|cres|grove|gardens|mews|alley|trail|str|row|walk|hill|quay|wharf|loop|run|plaza|crossing|ridge|heights|pike|cove|manor|extension|mount|ford|trafficway|turnpike|expressway';
const ROMANCE =
  'rue|avenue|boulevard|place|chemin|allée|allee|impasse|route|quai|cours|via|viale|piazza|corso|vicolo|largo|strada|calle|avenida|avda|plaza|paseo|carretera|camino|cra|ronda|rua|travessa|praça|rodovia|alameda|ulica|ul|aleja|al|улица|ул|проспект';
const GERMANIC =
  'straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|steig|chaussee|straat|laan|plein|gracht|kade|dreef|singel|dijk|vägen|gatan|gata|väg|gade|vej|veien|vegen|allé|utca|út|tér|katu|tie|gaten|stræde|straede|grund|berg|hof|markt|graben';

const UNIT = '(?:,? ?(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|no)\\.? ?#?[A-Za-z0-9-]{1,6})?';
const REST = '(?:,? (?:[A-Z][\\p{L}\'-]+ ?){1,3},? [A-Z]{2} \\d{5}(?:-\\d{4})?)?';
const NAME = "[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,24}";

const numberFirst = byForm({
  ...naming, certainty: 0.8,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:/$€£-])\\d{1,6}[A-Za-z]?(?:-\\d{1,5})?,? (?:${NAME} ){1,4}(?:${ENGLISH})(?!\\p{L})\\.?${UNIT}${REST}`.replace(ENGLISH, eitherCase(ENGLISH)), 'gu'),
});

const typeFirst = byForm({
  ...naming, certainty: 0.78,
  pattern: new RegExp(
    `(?<!\\p{L})(?:\\d{1,5}(?: ?(?:bis|ter))?,? )?(?:${eitherCase(ROMANCE)})\\.? (?:(?:de|du|des|de la|del|della|di|da|do|dos|das|la|le|las|los|l'|d')(?: |(?<=')))?(?:${NAME})(?: (?:${NAME}|de|du|la|di)){0,3}(?:,? ?(?:n\\.?[ºo°]?\\.? ?)?\\d{1,5}[A-Za-z]?)?(?!\\d)`, 'gu',
  ),
  accepts: (excerpt) => /\d/.test(excerpt),
});

const compound = byForm({
  ...naming, certainty: 0.8,
  pattern: new RegExp(`(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]{1,24}(?:${GERMANIC})|(?:\\p{Lu}[\\p{L}.-]{1,24} ){1,3}(?:${eitherCase(GERMANIC)}))\\.? \\d{1,4}(?: ?[a-z](?!\\p{L}))?(?![\\d%€$])(?:, ?\\d{4,5} \\p{Lu}\\p{L}+)?`, 'gu'),
  accepts: (excerpt) => !/ (?:1[5-9]|20)\d\d$|^(?:During|Spring|Offering|Monitoring|String|Bring)/.test(excerpt),
});

const poBox = byForm({
  ...naming, certainty: 0.85,
  pattern: /(?<!\w)(?:P\.? ?O\.? ?Box|Post(?:fach|bus)|Apartado|Casella postale|(?:PSC|Unit|CMR) \d{1,5},? Box) ?(?:no\.? ?|#)?\d{1,6}(?!\w)/gi,
});

const announced = byCue({
  ...naming, certainty: 0.8, reach: 70,
  cues: [
    'address is', 'address', 'home address', 'shipping address', 'new address', 'live at', 'lives at', 'living at', 'lived at', 'moved to', 'moving to', 'reside at', 'resides at', 'located at', 'deliver to', 'ship to', 'send it to',
    'adresse', 'wohne in der', 'wohnhaft', 'anschrift', 'j\'habite', 'habite au', 'dirección', 'vivo en', 'domicilio', 'indirizzo', 'abito in', 'endereço', 'moro na', 'adres', 'woon op', 'mieszkam', 'адрес', 'проживаю', '地址', '住所',
  ],
  pattern: /(?<![\p{L}\p{N}.])(?:\d{1,6}[A-Za-z]?(?:[/-]\d{1,5})?,? \p{Lu}[\p{L}.'-]{2,}(?: [\p{L}\d.'-]+){0,5}|\p{Lu}[\p{L}.'-]{3,}(?: \p{L}[\p{L}.'-]+){0,3} \d{1,5}[a-z]?(?![\d:%])|[\p{Script=Han}]{2,20}\d{1,5}号)/gu,
  accepts: (excerpt) => !/^\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(excerpt),
});

/** `street` as `street`, `Street` and `STREET`. */
function eitherCase(words: string): string {
  return words.split('|').flatMap((word) => [...new Set([word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])]).join('|');
}

export const addresses: Recogniser[] = [numberFirst, typeFirst, compound, poBox, announced];
