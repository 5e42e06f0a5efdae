/** Adds capitalised and upper-case variants to the words: `street|Street|STREET`. */
export const eitherCase = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [
      ...new Set([word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]),
    ])
    .join('|');

/** Street types written after the name. */
export const ENGLISH_STREETS = eitherCase(
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|ter|parkway|pkwy|circle|cir|highway|hwy|way|close|crescent|cres|grove|gardens|mews|alley|trail|str|row|walk|hill|quay|wharf|loop|run|plaza|crossing|ridge|heights|pike|cove|manor|extension|mount|ford|trafficway|turnpike|expressway|esplanade|promenade|parade|view|villas|rise|vale|green|freeway|motorway|bypass|landing|point|bend|pass|path|marg|nagar|galli|colony|layout',
);

/** Street types written before the name. */
export const ROMANCE_STREETS = eitherCase(
  'rue|avenue|boulevard|bd|place|chemin|allée|allee|impasse|route|quai|cours|passage|via|viale|piazza|corso|vicolo|largo|strada|calle|c/|avenida|avda|av|plaza|paseo|carretera|camino|cra|carrera|ronda|rua|travessa|praça|rodovia|alameda|estrada|ulica|ul|aleja|al|plac|улица|ул|проспект|пр-т|пер|вул|rambla|passeig|jalan|jl|strada|bulevardul|calea|ulice|rruga|odos|str|jr|jirón|pasaje|pje|p.zza|p.za|v.le|c.so|carrer|transversal|diagonal|бул|пр|переулок|набережная|наб|шоссе|площадь|пл|бульвар|просп|вулиця|бульв|sentier|faubourg|ruelle|montée|jln|lorong|persiaran|soi|thanon|đường|phố|ngõ|hẻm|λεωφόρος|λεωφ|οδός|trav|praceta|calçada|urbanización',
);

/** Endings and last words of street names. */
/** Written as one word with the name, or after it. */
export const GLUED_STREETS = eitherCase(
  'straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|steig|chaussee|straat|laan|plein|gracht|kade|dreef|singel|dijk|steeg|pad|vägen|gatan|gata|väg|gade|vej|veien|vegen|allé|katu|tie|gaten|stræde|straede|gränd|torget|plads|grund|berg|hof|markt|graben|stieg|wall|pfad|winkel|kamp|promenade|polku|kuja|tänav|puiestee|maantee|rakpart|fasor|sétány|utca|utcája|körút|проспект|шоссе',
);
/** Written after the name, as separate words. */
export const STREETS_APART = eitherCase(
  'utja|út|tér|köz|krt|iela|gatvė|náměstí|ulice|sokak|sokağı|caddesi|cadde|cad|sk|οδός|cesta|trg|třída|nám|námestie|bulvarı|mahallesi|prospekts|laukums|alėja|проспекте|улица|улице|переулок|набережная|бульвар|площадь',
);
