import { COMMON_WORDS, NOT_NAMES } from '@touchstone/detectors/security/names';
import {
  capitalised,
  familyName,
  fullName,
  givenName,
  oneOf,
  type Random,
  scriptName,
  vietnameseName,
} from './names';
import { VOCABULARY } from './vocabulary';

const words = (list: string): string[] => list.split(' ');
const spread = (text: string): string[] => text.split('|');
const PLACES = words(NOT_NAMES.places);
const NATIONS = words(NOT_NAMES.nations);
const BRANDS = words(NOT_NAMES.brands);
const THINGS = words(NOT_NAMES.things);
const FIGURES = words(NOT_NAMES.figures);
const ENGLISH = words(COMMON_WORDS.english);
/** A word of a list, or more often of none. */
const word = (random: Random): string => oneOf(random() < 0.4 ? ENGLISH : VOCABULARY, random);
const GERMAN = words(COMMON_WORDS.german).filter((word) => word.length > 3);
const TITLES = spread('Mr.|Mrs.|Ms.|Mr|Mrs|Ms|Miss|Dr.|Dr|Prof.|Professor');
const JOBS = spread(
  'nurse|software engineer|Software Engineer|teacher|accountant|Sales Manager|Dining room attendant|chef|lawyer|clerk|Data Analyst|electrician|Project Lead|singer|footballer|politician|writer|painter|X-ray technician|carpenter|Production Supervisor',
);
const ENDS = spread(
  'Inc|Inc.|Ltd|Ltd.|LLC|GmbH|Corp|Group|Bank|Systems|Technologies|& Sons|Partners|University|Hospital|Foundation|Labs|Institute|AG|S.A.|plc',
);
const STREETS = spread(
  'Street|Road|Avenue|Lane|Drive|Way|Court|Boulevard|St|Rd|Ave|Blvd|Terrace|Close|Square',
);
const STREETS_BEFORE = spread(
  'Rua|Rua de|Calle|Avenida|Via|Rue|Rue de la|Piazza|Plaza|ul.|R|Rua do|Avenue|Corso|Allee',
);
const STREET_ENDS = spread(
  'straße|strasse|gata|gatan|vej|vegen|veien|vägen|gade|laan|straat|weg|platz|utca|katu|tie',
);
const MONTHS = spread(
  'January|February|March|April|May|June|July|August|September|October|November|December',
);
const DAYS = spread('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday');
const TOWN_ENDS = spread(
  'ville|burg|ton|stad|by|borg|hagen|grad|ovo|ice|dorf|heim|ham|field|port|minster|os|eira|ona|ez|ka|mäki|vik|sund|fjord',
);
const BACKS = spread(
  'Lake |Mount |Fort |San |Santa |St. |New |Port |North |Bad |El |La |Los |Villa |Vila |Saint-',
);

const number = (random: Random): string =>
  String(Math.floor(random() * 10 ** (1 + Math.floor(random() * 5))));
const letters = (word: string): string => word.replace(/[^\p{L}]/gu, '').toLowerCase();
const coinedTown = (random: Random): string =>
  capitalised(letters(familyName(random)).slice(0, 5) + oneOf(TOWN_ENDS, random));

const place = (random: Random): string => {
  const kind = random();
  if (kind < 0.5) return capitalised(oneOf(PLACES, random));
  if (kind < 0.75) return coinedTown(random);
  if (kind < 0.85)
    return oneOf(BACKS, random) + (random() < 0.5 ? givenName(random) : coinedTown(random));
  return kind < 0.93
    ? coinedTown(random).toUpperCase()
    : `${coinedTown(random)} ${capitalised(oneOf(PLACES, random))}`;
};

const organisation = (random: Random): string => {
  const kind = random();
  if (kind < 0.25) return `${familyName(random)} ${oneOf(ENDS, random)}`;
  if (kind < 0.35) return `${familyName(random)}, ${familyName(random)} and ${familyName(random)}`;
  if (kind < 0.45) return `${familyName(random)}-${familyName(random)}`;
  if (kind < 0.6) return `${capitalised(word(random))} ${capitalised(word(random))}`;
  if (kind < 0.7) return `${fullName(random)} ${oneOf(ENDS, random)}`;
  if (kind < 0.8) return `University of ${place(random)}`;
  return kind < 0.9
    ? `${capitalised(word(random))}${letters(coinedTown(random)).slice(-3)} ${oneOf(ENDS, random)}`
    : capitalised(oneOf(BRANDS, random));
};

const street = (random: Random): string => {
  const [kind, house] = [random(), number(random)];
  if (kind < 0.3)
    return `${house} ${random() < 0.5 ? familyName(random) : fullName(random)} ${oneOf(STREETS, random)}`;
  if (kind < 0.5)
    return `${house} ${capitalised(oneOf(ENGLISH, random))} ${oneOf(STREETS, random)}`;
  if (kind < 0.7)
    return `${house} ${oneOf(STREETS_BEFORE, random)} ${random() < 0.5 ? fullName(random) : coinedTown(random)} ${number(random)}`;
  if (kind < 0.9)
    return `${house} ${capitalised(letters(familyName(random)))}${oneOf(STREET_ENDS, random)} ${number(random)}`;
  return `${house} ${coinedTown(random)} ${number(random)}`;
};

const calledAfter = (random: Random): string => {
  const who = random() < 0.5 ? capitalised(oneOf(FIGURES, random)) : familyName(random);
  const what = random() < 0.5 ? oneOf(THINGS, random) : capitalised(oneOf(THINGS, random));
  return random() < 0.3
    ? `${who}'s ${what}`
    : random() < 0.15
      ? `${fullName(random)} ${capitalised(oneOf(THINGS, random))}`
      : `${who} ${what}`;
};

const HOUSES = spread(
  'Hotel|Hostel|Café|Cafe|Restaurant|Ristorante|Trattoria|Pizzeria|Gasthof|Casa|Club|Villa|Bar|Residence|Residencia|Auberge|Hostal|Pension|Boutique|Salon|Bodega',
);
const HOUSES_BEHIND = spread(
  'Hotel|Inn|Lodge|Hostel|Resort|Club|Café|Restaurant|Tavern|Grill|Bistro|Bakery|Salon|Spa|Pub|Arms|Guest House|Suites|Gardens|Winery|Brewery|Rovers|United|Wanderers|FC|Athletic',
);
const STORMS = spread(
  'Hurricane|Storm|Tropical Storm|Typhoon|Cyclone|Orkan|Sturm|Tempest|Huracán|Ouragan|Tempête|Uragano|storm|hurricane|typhoon|cyclone|Orkantief',
);
const GOODS = spread(
  'tea|teas|sofa|lamp|bookcase|chair|armchair|desk|mattress|mattresses|bed|rug|table|dress|handbag|bag|jeans|shirt|shoes|boots|sneakers|jacket|perfume|cologne|lipstick|cream|cosmetics|shampoo|candle|whiskey|whisky|gin|vodka|bourbon|beer|ale|lager|wine|cider|biscuits|cookies|chocolate|crisps|sauce|soup|jam|cheese|sausages|ice cream|apples|potatoes|tomatoes|roses|tulips|hydrangea|dahlia|pears|guitar|guitars|piano|pianos|amplifier|watch|watches|pen|pens|bicycle|tractor|trucks|motorcycles|headphones|speaker|blender|kettle|vacuum|printer|font|typeface|edition|collection|pendant lamp|standing desk|sponge|iced tea|tea shop',
);
const INSURERS = spread(
  'Insurance|Assurance|Mutual|Life Insurance|Health|Healthcare|Health Plan|Versicherung|Versicherungen|Krankenkasse|Ersatzkasse|Assurances|Seguros|Assicurazioni|Verzekeringen|Mutuelle|Mutua|Insurance Group|Insurers',
);
const LABELS = spread(
  'Policy Type|Plan Type|Group Name|Group Number|Policy Holder|Member Id|Member ID|Effective Date|Renewal Date|Coverage|Copay Amount|Subscriber Relation|Claim Status|Tarif|Beginn|Police|Leistung|Cobertura|Titular|Garantie|Formule|Polizza|Copertura|Network|Deductible|Claim Type|Benefit Level|Product Line|Order Status|Payment Terms|Date Issued|Issuing Office|Seat Class|Room Type|Arrival Date|Departure Date|Blood Group|Marital Status|Issued By|Valid Until|Place Of Birth|Work Phone|Home Phone|Postal Code',
);
const INSURER_LABELS = spread(
  'Insurer|Insurance|Insurance Provider|Insurance Company|Carrier|Payer|Underwriter|Health Plan|Plan|Versicherer|Versicherung|Krankenkasse|Kasse|Assureur|Mutuelle|Aseguradora|Compañía|Assicuratore|Compagnia|Verzekeraar|Zorgverzekeraar|Seguradora|Ubezpieczyciel|Provider|Employer|Vendor|Supplier|Brand',
);

/** What bears a person's name and is none: houses, storms, goods. */
const namesake = (random: Random): string => {
  const kind = random();
  const name = random() < 0.7 ? givenName(random) : familyName(random);
  if (kind < 0.2) return `${oneOf(HOUSES, random)} ${name}`;
  if (kind < 0.4) return `${name}${random() < 0.25 ? "'s" : ''} ${oneOf(HOUSES_BEHIND, random)}`;
  if (kind < 0.5) return `${oneOf(STORMS, random)} ${givenName(random)}`;
  return `${name} ${oneOf(GOODS, random)}`;
};
const insurer = (random: Random): string => {
  const kind = random();
  const first =
    kind < 0.3
      ? coinedTown(random)
      : kind < 0.7
        ? capitalised(oneOf(BRANDS, random))
        : familyName(random);
  if (kind >= 0.3 && kind < 0.45) return `${first} ${capitalised(word(random))}`;
  return random() < 0.2 && kind < 0.7 ? first : `${first} ${oneOf(INSURERS, random)}`;
};
const plural = (random: Random): string => {
  const one = word(random);
  return capitalised(
    /(?:s|x|ch|sh)$/.test(one)
      ? `${one}es`
      : /[^aeiou]y$/.test(one)
        ? `${one.slice(0, -1)}ies`
        : `${one}s`,
  );
};

const date = (random: Random): string =>
  oneOf(
    [
      oneOf(DAYS, random),
      oneOf(MONTHS, random),
      `${oneOf(MONTHS, random)} ${1 + Math.floor(random() * 28)}`,
      `${number(random)}/${number(random)}/1984`,
    ],
    random,
  );
const title = (random: Random): string =>
  `The ${capitalised(word(random))} of ${capitalised(word(random))}`;
const HOSTS = spread('example.com|example.org|example.net|mail.example.com');
const mail = (random: Random): string => {
  const [given, kind] = [letters(givenName(random)), random()];
  return `${kind < 0.4 ? `${given}.${letters(familyName(random))}` : kind < 0.7 ? `${given}_${number(random)}` : given + number(random)}@${oneOf(HOSTS, random)}`;
};

/** What each slot of the templates may hold. */
export const SLOTS: Readonly<Record<string, (random: Random) => string>> = {
  N: fullName,
  G: givenName,
  F: familyName,
  T: (random) => oneOf(TITLES, random),
  P: place,
  O: organisation,
  S: street,
  D: date,
  J: (random) => oneOf(JOBS, random),
  B: (random) => capitalised(oneOf(BRANDS, random)),
  E: mail,
  n: number,
  X: calledAfter,
  W: title,
  A: (random) => capitalised(oneOf(NATIONS, random)),
  K: word,
  KC: (random) => capitalised(word(random)),
  KU: (random) => word(random).toUpperCase(),
  KD: (random) => capitalised(oneOf(GERMAN, random)),
  NV: (random) => vietnameseName('N', random),
  GV: (random) => vietnameseName('G', random),
  Y: namesake,
  V: insurer,
  g: givenName,
  f: familyName,
  KS: plural,
  L: (random) => oneOf(LABELS, random),
  LV: (random) => oneOf(INSURER_LABELS, random),
  Q: (random) => oneOf(GOODS, random),
  ...Object.fromEntries(
    ['R', 'G', 'A', 'H', 'I'].flatMap((script) =>
      ['N', 'G', 'F'].map((part) => [
        part + script,
        (random: Random) => scriptName(part, script, random),
      ]),
    ),
  ),
};
export const PERSON_SLOT = /^(?:[NGF][RGAHI]?|[NG]V)$/;
