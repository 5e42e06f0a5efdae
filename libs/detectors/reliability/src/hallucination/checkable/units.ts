import { replacing } from './pattern';

/**
 * Dimension and size of a unit in the dimension's base unit. Factors of the SI brochure and the
 * international yard and pound (1959).
 */
export interface Unit {
  dimension: string;
  size: number;
  /** Other sizes in use under the same name: the US and the imperial gallon, 1,000 or 1,024 bytes. */
  others: readonly number[];
  /** Units of one system convert exactly; between systems people round. */
  system: string;
}

const METRIC = 'metric';
const IMPERIAL = 'imperial';
const TABLE: readonly [
  dimension: string,
  size: number,
  names: string,
  system?: string,
  others?: readonly number[],
][] = [
  ['length', 1000, 'km kilometre kilometres kilometer kilometers kilomètre kilomètres'],
  ['length', 1, 'm metre metres meter meters mètre mètres'],
  ['length', 0.1, 'dm decimetre decimetres decimeter decimeters dezimeter'],
  ['length', 0.01, 'cm centimetre centimetres centimeter centimeters zentimeter centimètres'],
  ['length', 0.001, 'mm millimetre millimetres millimeter millimeters'],
  ['length', 1e-6, 'µm micrometre micrometres micrometer micrometers micron microns'],
  ['length', 1e-9, 'nm nanometre nanometres nanometer nanometers'],
  ['length', 1609.344, 'mi mile miles meile meilen', IMPERIAL],
  ['length', 1852, 'nmi', 'nautical'],
  ['length', 0.9144, 'yd yard yards', IMPERIAL],
  ['length', 0.3048, 'ft foot feet fuß', IMPERIAL],
  ['length', 0.0254, 'inch inches zoll', IMPERIAL],
  ['mass', 1000, 'tonne tonnes t'],
  ['mass', 1, 'kg kilogram kilograms kilo kilos kilogramm kilogrammes'],
  ['mass', 0.001, 'g gram grams gramme grammes gramm'],
  ['mass', 1e-6, 'mg milligram milligrams milligramm'],
  ['mass', 0.45359237, 'lb lbs pound pounds', IMPERIAL],
  ['mass', 0.028349523125, 'oz ounce ounces', IMPERIAL],
  ['mass', 6.35029318, 'stone stones', IMPERIAL],
  ['volume', 1, 'l litre litres liter liters'],
  ['volume', 100, 'hl hectolitre hectolitres'],
  ['volume', 0.1, 'dl decilitre decilitres deciliter deciliters'],
  ['volume', 0.01, 'cl centilitre centilitres centiliter centiliters'],
  ['volume', 0.001, 'ml millilitre millilitres milliliter milliliters'],
  ['volume', 1000, 'm³'],
  ['volume', 3.785411784, 'gal gallon gallons', 'us', [4.54609]],
  ['volume', 0.946352946, 'qt quart quarts', 'us', [1.1365225]],
  ['volume', 0.473176473, 'pint pints', 'us', [0.56826125]],
  ['volume', 0.2365882365, 'cup cups', 'us', [0.25, 0.284130625]],
  ['volume', 0.01478676478125, 'tbsp tablespoon tablespoons', 'us', [0.015, 0.0177582]],
  ['volume', 0.00492892159375, 'tsp teaspoon teaspoons', 'us', [0.005, 0.00591939]],
  ['time', 1, 's sec secs second seconds sekunde sekunden seconde secondes'],
  ['time', 60, 'min mins minute minutes minuten'],
  ['time', 3600, 'h hr hrs hour hours stunde stunden heure heures'],
  ['time', 86400, 'day days tag tage tagen jour jours'],
  ['time', 604800, 'week weeks woche wochen semaine semaines'],
  ['time', 1209600, 'fortnight fortnights'],
  ['time', 0.001, 'ms millisecond milliseconds'],
  ['time', 1e-6, 'µs microsecond microseconds'],
  ['months', 1, 'month months monat monate monaten mois'],
  ['months', 3, 'quarter quarters'],
  ['months', 12, 'year years jahr jahre jahren an ans année années'],
  ['months', 120, 'decade decades jahrzehnt jahrzehnte'],
  ['months', 1200, 'century centuries jahrhundert jahrhunderte siècle siècles'],
  ['months', 12000, 'millennium millennia'],
  ['count', 12, 'dozen dozens dutzend'],
  ['area', 1e6, 'km²'],
  ['area', 1, 'm²'],
  ['area', 1e-4, 'cm²'],
  ['area', 1e4, 'ha hectare hectares hektar'],
  ['area', 4046.8564224, 'acre acres', IMPERIAL],
  ['area', 0.09290304, 'ft²', IMPERIAL],
  ['area', 2589988.110336, 'mi²', IMPERIAL],
  ['speed', 1, 'm/s'],
  ['speed', 1 / 3.6, 'km/h kph kmh'],
  ['speed', 0.44704, 'mph', IMPERIAL],
  ['speed', 0.514444, 'knot knots kn', 'nautical'],
  ['data', 1 / 8, 'bit bits', 'data'],
  ['data', 1, 'b byte bytes', 'data'],
  ['data', 1e3, 'kb kilobyte kilobytes', 'data', [1024]],
  ['data', 1e6, 'mb megabyte megabytes', 'data', [1024 ** 2]],
  ['data', 1e9, 'gb gigabyte gigabytes', 'data', [1024 ** 3]],
  ['data', 1e12, 'tb terabyte terabytes', 'data', [1024 ** 4]],
  ['data', 1e15, 'pb petabyte petabytes', 'data', [1024 ** 5]],
  ['data', 1024, 'kib kibibyte kibibytes', 'data'],
  ['data', 1024 ** 2, 'mib mebibyte mebibytes', 'data'],
  ['data', 1024 ** 3, 'gib gibibyte gibibytes', 'data'],
  ['energy', 1, 'j joule joules'],
  ['energy', 1000, 'kj kilojoule kilojoules'],
  ['energy', 4184, 'kcal kilocalorie kilocalories', 'calorie'],
  ['energy', 3.6e6, 'kwh'],
  ['power', 1, 'w watt watts'],
  ['power', 1000, 'kw kilowatt kilowatts'],
  ['power', 1e6, 'mw megawatt megawatts'],
  ['power', 745.7, 'hp horsepower', IMPERIAL, [735.49875]],
  ['pressure', 1, 'pa pascal pascals'],
  ['pressure', 1e5, 'bar'],
  ['pressure', 6894.757, 'psi', IMPERIAL],
  ['angle', 1, 'degree degrees'],
];

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  TABLE.flatMap(([dimension, size, names, system = METRIC, others = []]) =>
    names.split(' ').map((name): [string, Unit] => [name, { dimension, size, system, others }]),
  ),
);

/** Wordings of units in several words, and the name in the table. */
const LONG: readonly [RegExp, string][] = [
  [
    /(?<![\d.,])(\d{1,2}) ?(?:feet|foot|ft) (?:and )?(\d{1,2})(?![\d.,]*\d| ?(?:feet|foot|ft|inch(?:es)?|in)\b)/gi,
    '$1 feet $2 inches',
  ],
  [/(?<![\d.,])(\d{1,2})['′] ?(\d{1,2})(?:["″]|'')/g, '$1 feet $2 inches'],
  [/\bsquare (?:kilomet(?:re|er)s?|km)\b/gi, 'km²'],
  [/\b(?:square met(?:re|er)s?|sq\.? ?m|Quadratmeter|mètres? carrés?)(?!\p{L})/giu, 'm²'],
  [/\b(?:square centimet(?:re|er)s?|sq\.? ?cm)\b/gi, 'cm²'],
  [/\b(?:square (?:feet|foot)|sq\.? ?ft)\b/gi, 'ft²'],
  [/\bsquare miles?\b/gi, 'mi²'],
  [/\b(?:cubic met(?:re|er)s?|Kubikmeter|mètres? cubes?)(?!\p{L})/giu, 'm³'],
  [/\bkilomet(?:re|er)s? (?:per|an) hour\b/gi, 'km/h'],
  [/\bmiles? (?:per|an) hour\b/gi, 'mph'],
  [/\bmet(?:re|er)s? (?:per|a) second\b/gi, 'm/s'],
  [/\bnautical miles?\b/gi, 'nmi'],
  [/\b(?:US|imperial|metric|fluid) (?=gallons?|pints?|cups?|tons?\b|tonnes?)/gi, ''],
  [/\bkilowatt[- ]hours?\b/gi, 'kwh'],
];

/** Writes units of several words in one, so that one pattern matches all. */
export const withShortUnits = replacing(LONG);

/** Returns the unit of a name; single letters have to be lower case, except `L`, `W`, `J` and `B`. */
export const unitOf = (name: string): Unit | undefined =>
  name.length === 1 && !'LWJB'.includes(name) && name !== name.toLowerCase()
    ? undefined
    : UNITS.get(name.toLowerCase());
