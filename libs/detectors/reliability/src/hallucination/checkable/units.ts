/**
 * Dimension and size of a unit in the dimension's base unit. Factors of the SI brochure and the
 * international yard and pound (1959).
 */
interface Unit {
  dimension: string;
  size: number;
  /** True for metric units and units of time, whose conversions are exact by definition. */
  exact: boolean;
}

const TABLE: readonly [dimension: string, size: number, names: string, inexact?: true][] = [
  ['length', 1000, 'km kilometre kilometres kilometer kilometers'],
  ['length', 1, 'm metre metres meter meters'],
  ['length', 0.01, 'cm centimetre centimetres centimeter centimeters'],
  ['length', 0.001, 'mm millimetre millimetres millimeter millimeters'],
  ['length', 1609.344, 'mi mile miles', true],
  ['length', 0.9144, 'yd yard yards', true],
  ['length', 0.3048, 'ft foot feet', true],
  ['length', 0.0254, 'inch inches', true],
  ['mass', 1000, 'tonne tonnes'],
  ['mass', 1, 'kg kilogram kilograms kilo kilos'],
  ['mass', 0.001, 'g gram grams gramme grammes'],
  ['mass', 1e-6, 'mg milligram milligrams'],
  ['mass', 0.45359237, 'lb lbs pound pounds', true],
  ['mass', 0.028349523125, 'oz ounce ounces', true],
  ['volume', 1, 'l litre litres liter liters'],
  ['volume', 0.01, 'cl centilitre centilitres centiliter centiliters'],
  ['volume', 0.001, 'ml millilitre millilitres milliliter milliliters'],
  ['time', 1, 's second seconds'],
  ['time', 60, 'min minute minutes'],
  ['time', 3600, 'h hour hours'],
  ['time', 86400, 'day days'],
  ['time', 604800, 'week weeks'],
  ['time', 0.001, 'ms millisecond milliseconds'],
  ['months', 1, 'month months'],
  ['months', 12, 'year years'],
  ['months', 120, 'decade decades'],
  ['months', 1200, 'century centuries'],
  ['count', 12, 'dozen dozens'],
  ['angle', 1, 'degree degrees'],
];

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  TABLE.flatMap(([dimension, size, names, inexact]) =>
    names
      .split(' ')
      .map((name): [string, Unit] => [name, { dimension, size, exact: inexact !== true }]),
  ),
);
