import { amounts, type Measured, ofDimension } from './quantities';

/** Values of the bare numbers and the sums of money of a text. */
export const plainValues = (measured: Measured): number[] =>
  amounts(measured).map(({ value }) => value);
export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
export const round = (value: number): number => Math.round(value * 100) / 100;
export const percents = (measured: Measured): number[] =>
  ofDimension(measured, 'percent').map(({ value }) => value);

const PEOPLE =
  /\b(\d{1,3}) (?:people|persons?|friends|of us|ways|guests|colleagues|flatmates|housemates|roommates|kids|children|students|players|siblings|diners|adults|heads|team members|couples|parties|shares|equal parts|families|neighbou?rs|teammates|coworkers|partners|participants|girls|boys|Personen|Leute|personnes)\b|\b(?:among|between|split (?:by|between|among)|divided (?:by|among)|shared by|we(?:'re| are)|for)(?: the)? (\d{1,3})(?: of us)?(?![\d.,]*\d|\s?%| ?(?:years?|days|months|nights))/i;

/** Number of people who share, with its place in the text. */
export const peopleIn = ({ text }: Measured): { count: number } | undefined => {
  const [, one, other] = PEOPLE.exec(text) ?? [];
  const count = Number(one ?? other);
  return count > 1 ? { count } : undefined;
};

export const EACH =
  /\b(?:each|apiece|a piece|per (?!cent\b)\p{L}+|an? (?:night|hour|day|week|month|person|head|litre|liter|kilo|kg|metre|meter|piece|unit|box|pack|bottle|ticket|book|copy|item|pair|seat|class|lesson|session|page|word|mile|square)|pro \p{L}+|jeweils|je \d)|(?:costs?|priced) [^.]{0,20}\b(?:each|apiece)/iu;
