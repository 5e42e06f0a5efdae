import type { Providers } from '@touchstone/clients';
import { EXCHANGE_OUTCOMES, type ExchangeFilter, isProviderName } from '@touchstone/contracts';
import { nameProblem, problem, spanOf, spanProblems } from '../history/span';
import { refuse } from '../http/problems';
import { one, type Query } from '../management/query';

/**
 * Parses the filter of a list of exchanges. @throws InvalidRequest with a sentence for each
 * parameter that breaks a rule
 */
export const exchangeFilter = (query: Query, providers: Providers): ExchangeFilter => {
  const provider = one(query, 'provider')?.toLowerCase();
  const outcome = one(query, 'outcome');
  refuse([
    ...problem(
      provider !== undefined && !isProviderName(provider),
      'provider: expected the name of a provider.',
    ),
    ...nameProblem(query, 'outcome', EXCHANGE_OUTCOMES),
    ...spanProblems(query),
  ]);
  return {
    ...spanOf(query),
    ...(provider !== undefined && { provider: providers.find(provider)?.name ?? provider }),
    ...(outcome !== undefined && { outcome: outcome as ExchangeFilter['outcome'] }),
  };
};
