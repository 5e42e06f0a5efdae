/**
 * Units by dimension, one a line: factor to the base unit, a colon, the unit's folded names.
 * A month is a twelfth of 365 days.
 */
const UNITS: Readonly<Record<string, string>> = {
  time: `1: second seconds sec secs s sekunde sekunden seconde secondes
60: minute minutes min mins minuten
3600: hour hours hr hrs h stunde stunden heure heures hora horas
86400: day days tag tage tagen jour jours dia dias night nights
604800: week weeks wk wks woche wochen semaine semaines semana semanas
1209600: fortnight fortnights
2628000: month months monat monate monaten mois mes meses
31536000: year years yr yrs jahr jahre jahren an ans annees ano anos
315360000: decade decades
3153600000: century centuries`,
  length: `0.001: mm millimetre millimetres millimeter millimeters
0.01: cm centimetre centimetres centimeter centimeters
1: m metre metres meter meters
1000: km kilometre kilometres kilometer kilometers
0.0254: inch inches
0.3048: foot feet ft
0.9144: yard yards
1609.344: mile miles`,
  mass: `0.001: mg milligram milligrams
1: g gram grams gramme grammes gramm
1000: kg kilo kilos kilogram kilograms kilogramm
1000000: tonne tonnes ton tons
28.349523: ounce ounces oz
453.59237: pound-weight lb lbs`,
  volume: `0.001: ml millilitre millilitres milliliter milliliters
0.01: cl
1: litre litres liter liters l
3.785: gallon gallons
0.568: pint pints`,
  data: `1: byte bytes
1000: kb kilobyte kilobytes
1000000: mb megabyte megabytes
1000000000: gb gigabyte gigabytes
1000000000000: tb terabyte terabytes`,
  area: `1: sqm
10000: hectare hectares
4046.86: acre acres`,
  speed: `1: kmh kph
1.609344: mph`,
  power: `1: watt watts w
1000: kw kilowatt kilowatts
1000000: mw megawatt megawatts`,
  celsius: `1: celsius`,
  fahrenheit: `1: fahrenheit`,
  ratio: `0.01: % percent percentage prozent pourcent
0.01: percents`,
  'money:eur': `1: € eur euro euros
0.01: eurocent eurocents`,
  'money:usd': `1: $ usd dollar dollars
0.01: cent cents`,
  'money:gbp': `1: £ gbp pound pounds sterling quid
0.01: pence penny`,
  'money:jpy': `1: ¥ jpy yen`,
  'money:chf': `1: chf franc francs franken`,
  'money:inr': `1: rupee rupees inr`,
  'money:sek': `1: krona kronor sek`,
  'money:dkk': `1: krone kroner dkk nok`,
  'money:pln': `1: zloty zlotys pln`,
};

/** A unit of measure or a currency. */
export interface Unit {
  /** Such as `time` or `money:eur`; values of other dimensions are never equal. */
  dimension: string;
  factor: number;
}

/** Units by their folded names and signs. */
export const UNIT_NAMES: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNITS).flatMap(([dimension, lines]) =>
    lines.split('\n').flatMap((line) => {
      const [factor = '', names = ''] = line.split(': ');
      return names
        .trim()
        .split(' ')
        .map((name): [string, Unit] => [name, { dimension, factor: Number(factor) }]);
    }),
  ),
);
