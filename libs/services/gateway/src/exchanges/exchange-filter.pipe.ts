import { Injectable, type PipeTransform } from '@nestjs/common';
import { Providers } from '@touchstone/clients';
import {
  EXCHANGE_OUTCOMES,
  type ExchangeFilter,
  GUARDRAIL_VERDICTS,
  isProviderName,
} from '@touchstone/contracts';
import { GUARDRAIL_MODES } from '@touchstone/contracts/dto';
import {
  idIn,
  idProblem,
  nameIn,
  nameProblem,
  problem,
  spanOf,
  spanProblems,
} from '../history/span';
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
    const verdict = nameIn(query, 'verdict', GUARDRAIL_VERDICTS);
    const mode = nameIn(query, 'mode', GUARDRAIL_MODES);
    refuse([
      ...problem(
        provider !== undefined && !isProviderName(provider),
        'provider: expected the name of a provider.',
      ),
      ...nameProblem(query, 'outcome', EXCHANGE_OUTCOMES),
      ...idProblem(query, 'guardrail'),
      ...nameProblem(query, 'verdict', GUARDRAIL_VERDICTS),
      ...nameProblem(query, 'mode', GUARDRAIL_MODES),
      ...spanProblems(query),
    ]);
    return {
      ...spanOf(query),
      ...(provider !== undefined && { provider: this.providers.find(provider)?.name ?? provider }),
      ...(outcome !== undefined && { outcome }),
      ...idIn(query, 'guardrail'),
      ...(verdict !== undefined && { verdict }),
      ...(mode !== undefined && { mode }),
    };
  }
}
