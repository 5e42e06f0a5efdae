import { queryOptions } from '@tanstack/react-query';
import type { GuardrailCollection, GuardrailRecord } from '@touchstone/contracts';
import { getFromApi } from './client';

/** A guardrail or a rule, with the collection it is kept in. */
export type Guardrail = GuardrailRecord & { collection: GuardrailCollection };

const listOf = async (collection: GuardrailCollection): Promise<Guardrail[]> =>
  (await getFromApi<GuardrailRecord[]>(`/${collection}?limit=1000`)).map((record) => ({
    ...record,
    collection,
  }));

/** Reads the guardrails and then the rules, each in the order of their creation. */
export const guardrailsQuery = queryOptions({
  queryKey: ['guardrails'],
  queryFn: async () => (await Promise.all([listOf('guardrails'), listOf('rules')])).flat(),
});
