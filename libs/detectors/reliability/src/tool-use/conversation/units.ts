/** A unit of measurement. `value × factor + offset` is the value in the base unit of its dimension. */
export interface Unit {
  /** For reasons: plural. */
  name: string;
  dimension: string;
  factor: number;
  offset: number;
}

type Listed = [dimension: string, units: [factor: number, words: string][]];

/** Units by dimension; the first word names the unit in reasons. Words are folded. */
const LISTED: readonly Listed[] = [
  [
    'length',
    [
      [1, 'metres metre meters meter m meter metros metro'],
      [1000, 'kilometres kilometre kilometers kilometer km kms kilometros'],
      [0.01, 'centimetres centimetre centimeters centimeter cm zentimeter'],
      [0.001, 'millimetres millimetre millimeters millimeter mm'],
      [1609.344, 'miles mile mi meilen meile'],
      [0.9144, 'yards yard yd'],
      [0.3048, 'feet foot ft'],
      [0.0254, 'inches inch'],
    ],
  ],
  [
    'time',
    [
      [1, 'seconds second secs sec s sekunden sekunde segundos secondes'],
      [0.001, 'milliseconds millisecond ms millis'],
      [60, 'minutes minute mins min minuten minutos'],
      [3600, 'hours hour hrs hr h stunden stunde horas hora heures heure'],
      [86_400, 'days day nights night d tage tag tagen dias jours'],
      [604_800, 'weeks week wk weekly wochen woche semanas semaines'],
      [1_209_600, 'fortnights fortnight'],
      [2_629_800, 'months month monate monat monaten meses mois'],
      [31_557_600, 'years year yrs yr annual yearly jahre jahr jahren anos ans'],
    ],
  ],
  [
    'mass',
    [
      [1000, 'kilograms kilogram kilos kilo kg kgs kilogramm kilogramme'],
      [1, 'grams gram grammes gramme g gr gramm gramos'],
      [0.001, 'milligrams milligram mg'],
      [0.000_001, 'micrograms microgram mcg'],
      [453.592, 'pounds pound lbs lb'],
      [28.3495, 'ounces ounce oz'],
      [1_000_000, 'tonnes tonne tons ton'],
    ],
  ],
  [
    'volume',
    [
      [1, 'litres litre liters liter l'],
      [0.001, 'millilitres millilitre milliliters milliliter ml'],
      [0.01, 'centilitres cl'],
      [3.785_41, 'gallons gallon gal'],
      [0.236_588, 'cups cup'],
    ],
  ],
  [
    'data',
    [
      [1, 'bytes byte'],
      [1e3, 'kilobytes kilobyte kb'],
      [1e6, 'megabytes megabyte mb'],
      [1e9, 'gigabytes gigabyte gb'],
      [1e12, 'terabytes terabyte tb'],
    ],
  ],
  [
    'speed',
    [
      [1, 'mps'],
      [0.277_778, 'kmh kph'],
      [0.447_04, 'mph'],
    ],
  ],
  [
    'share',
    [
      [0.01, 'percent percentage pct % prozent percents'],
      [0.0001, 'bps'],
    ],
  ],
  [
    'angle',
    [
      [1, 'degrees degree ° grad'],
      [57.2958, 'radians radian rad'],
    ],
  ],
  ['electric tension', [[1, 'volts volt']]],
  [
    'power',
    [
      [1, 'watts watt'],
      [1000, 'kilowatts kilowatt kw'],
    ],
  ],
];

const CURRENCIES: readonly [code: string, words: string, cents?: string][] = [
  ['USD', 'usd dollars dollar $ bucks buck us$', 'cents cent'],
  ['EUR', 'eur euros euro €'],
  ['GBP', 'gbp pounds pound quid £', 'pence'],
  ['JPY', 'jpy yen ¥'],
  ['CHF', 'chf francs franc franken'],
  ['INR', 'inr rupees rupee ₹'],
  ['SEK', 'sek kronor krona'],
  ['NOK', 'nok kroner'],
  ['DKK', 'dkk'],
  ['PLN', 'pln zloty zlotys'],
  ['CZK', 'czk koruna'],
  ['CAD', 'cad'],
  ['AUD', 'aud'],
  ['CNY', 'cny yuan rmb'],
  ['MXN', 'mxn pesos peso'],
  ['BRL', 'brl reais real'],
];

export const MONEY = 'money';

const unitsByWord = new Map<string, Unit[]>();
const add = (words: string, unit: Omit<Unit, 'name'>): void => {
  const all = words.split(' ');
  for (const word of all)
    unitsByWord.set(word, [...(unitsByWord.get(word) ?? []), { name: all[0] ?? word, ...unit }]);
};
for (const [dimension, units] of LISTED)
  for (const [factor, words] of units) add(words, { dimension, factor, offset: 0 });
for (const [, words, cents] of CURRENCIES) {
  add(words, { dimension: MONEY, factor: 1, offset: 0 });
  if (cents) add(cents, { dimension: MONEY, factor: 0.01, offset: 0 });
}
add('celsius centigrade', { dimension: 'temperature', factor: 1, offset: 0 });
add('fahrenheit', { dimension: 'temperature', factor: 5 / 9, offset: -160 / 9 });
add('kelvin k', { dimension: 'temperature', factor: 1, offset: -273.15 });

/** Returns the units that a folded word may name: `pounds` are a mass and a currency. */
export const unitsNamed = (word: string): readonly Unit[] => unitsByWord.get(word) ?? [];

/** Converts a value between units of one dimension. */
export const converted = (value: number, from: Unit, to: Unit): number =>
  (value * from.factor + from.offset - to.offset) / to.factor;
