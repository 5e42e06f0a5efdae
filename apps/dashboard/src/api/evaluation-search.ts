import { hoursAgo } from './span';

/** Filters of the list of evaluations, as the address names them; all but `last` are the API's. */
export interface EvaluationSearch {
  status?: string;
  outcome?: string;
  check?: string;
  label?: string;
  definition?: string;
  guardrail?: string;
  key?: string;
  not_evaluated?: boolean;
  min_score?: number;
  max_score?: number;
  /** A span that ends now: `24h`. Takes the place of `from` and `to`. */
  last?: string;
  from?: string;
  to?: string;
  [metadata: `metadata.${string}`]: string | undefined;
}

const CRITERIA = [
  'status',
  'outcome',
  'check',
  'label',
  'definition',
  'guardrail',
  'key',
  'not_evaluated',
  'min_score',
  'max_score',
] as const;
const TIMES = ['last', 'from', 'to'] as const;
export const METADATA = 'metadata.';

/** Spans that end now, in hours. */
export const LAST: Readonly<Record<string, number>> = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 };

type Address = Readonly<Record<string, unknown>>;
type Parameters = Record<string, string>;

const picked = (address: Address, names: readonly string[]): Parameters =>
  Object.fromEntries(
    names
      .filter((name) => !['', 'undefined', 'null', 'false'].includes(String(address[name])))
      .map((name) => [name, String(address[name])]),
  );

const metadataIn = (address: Address): string[] =>
  Object.keys(address).filter((name) => name.startsWith(METADATA));

/** Returns the filters of an address, without what else belongs to its view. */
export const searchIn = (address: object): EvaluationSearch => {
  const given = address as Address;
  return picked(given, [...CRITERIA, ...TIMES, ...metadataIn(given)]);
};

/** Returns the parameters that select evaluations as they are stored, whenever that is. */
export const criteriaOf = (search: EvaluationSearch): Parameters =>
  picked(search as Address, [...CRITERIA, ...metadataIn(search as Address)]);

/** Returns the parameters of the list; a span is counted back from now. */
export const parametersOf = (search: EvaluationSearch): Parameters => {
  const hours = LAST[search.last ?? ''];
  const times =
    hours === undefined ? picked(search as Address, ['from', 'to']) : { from: hoursAgo(hours) };
  return { ...criteriaOf(search), ...times };
};
