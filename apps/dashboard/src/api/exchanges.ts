import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ExchangePage, ExchangeRecord } from '@touchstone/contracts';
import { getFromApi, queryOf } from './client';
import { hoursAgo, SPAN_HOURS, spanNamed } from './span';

/** Filters of the list of exchanges, as the address names them; all but `last` are the API's. */
export interface ExchangeSearch {
  provider?: string;
  outcome?: string;
  guardrail?: string;
  verdict?: string;
  mode?: string;
  /** A span that ends now: `24h`. Takes the place of `from` and `to`. */
  last?: string;
  from?: string;
  to?: string;
}

const NAMES = [
  'provider',
  'outcome',
  'guardrail',
  'verdict',
  'mode',
  'last',
  'from',
  'to',
] as const;
const PAGE_ROWS = 50;

/** Returns the filters of an address, without what else belongs to its view. */
export const exchangeSearchIn = (address: Partial<Record<string, unknown>>): ExchangeSearch =>
  Object.fromEntries(
    NAMES.filter((name) => !['', 'undefined', 'null'].includes(String(address[name]))).map(
      (name) => [name, String(address[name])],
    ),
  );

const parametersOf = ({ last, ...search }: ExchangeSearch): ExchangeSearch => {
  const span = spanNamed(last);
  return span === undefined
    ? search
    : { ...search, from: hoursAgo(SPAN_HOURS[span]), to: undefined };
};

/** Reads pages of exchanges, the latest first. */
export const exchangesQuery = (search: ExchangeSearch) =>
  infiniteQueryOptions({
    queryKey: ['exchanges', search],
    queryFn: ({ pageParam }) =>
      getFromApi<ExchangePage>(
        `/exchanges${queryOf({ ...parametersOf(search), limit: PAGE_ROWS, cursor: pageParam })}`,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

export const exchangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['exchange', id],
    queryFn: () => getFromApi<ExchangeRecord>(`/exchanges/${encodeURIComponent(id)}`),
    staleTime: Infinity,
  });
