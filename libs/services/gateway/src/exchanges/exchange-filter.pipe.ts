import { Injectable, type PipeTransform } from '@nestjs/common';
import { Providers } from '@touchstone/clients';
import { EXCHANGE_OUTCOMES, type ExchangeFilter, isProviderName } from '@touchstone/contracts';
import { nameIn, nameProblem, problem, spanOf, spanProblems } from '../history/span';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';

/** Parses the filter of a list of exchanges. */
@Injectable()
export class ExchangeFilterPipe implements PipeTransform<RawQuery, ExchangeFilter> {
  constructor(private readonly providers: Providers) {}

  /** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
  transform(query: RawQuery): ExchangeFilter {
    const provider = one(query, 'provider')?.toLowerCase();
    const outcome = nameIn(query, 'outcome', EXCHANGE_OUTCOMES);
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
      ...(provider !== undefined && { provider: this.providers.find(provider)?.name ?? provider }),
      ...(outcome !== undefined && { outcome }),
    };
  }
}
