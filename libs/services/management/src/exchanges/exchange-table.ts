import type { ExchangeCompleted } from '@touchstone/contracts';
import { storable, storableJson } from '@touchstone/storage';
import { countExchanges } from '../stats/count-rows';
import type { Column, EventTable } from '../storage/insert-rows';
import { exchangeEntity } from './exchange.entity';

/** Bound of a caller's text, which can be as long as a request. */
const LONGEST_TEXT = 300;
const MOST_TOKENS = 2_147_483_647;

const short = (text: string): string => storable(text.slice(0, LONGEST_TEXT));

/** Returns `null` for impossible counts: vendors' figures are not trusted. */
const tokens = (count: number | null): number | null =>
  count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS ? count : null;

const columns: Column<ExchangeCompleted>[] = [
  ['id', 'text', ({ id }) => id],
  ['workspace', 'text', ({ workspace }) => workspace],
  ['completed_at', 'timestamptz', ({ completed_at }) => completed_at],
  ['key_id', 'text', ({ key_id }) => key_id],
  ['provider', 'text', ({ provider }) => short(provider)],
  ['operation', 'text', ({ operation }) => short(operation)],
  ['model', 'text', ({ model }) => (model === null ? null : short(model))],
  ['streamed', 'boolean', ({ streamed }) => streamed],
  ['outcome', 'text', ({ outcome }) => outcome],
  ['status', 'integer', ({ status }) => status],
  ['input_tokens', 'integer', ({ input_tokens }) => tokens(input_tokens)],
  ['output_tokens', 'integer', ({ output_tokens }) => tokens(output_tokens)],
  ['attempts', 'integer', ({ attempts }) => attempts],
  ['guardrails', 'json', ({ guardrails }) => storableJson(guardrails)],
  ['prompt_revisions', 'json', ({ prompt_revisions }) => storableJson(prompt_revisions)],
  ['latency', 'json', ({ latency }) => storableJson(latency)],
];

const counted: Column<ExchangeCompleted>[] = [
  [
    'guardrail_ids',
    'text',
    ({ guardrails }) => [...new Set(guardrails.map(({ guardrail_id: id }) => id))].join(),
    `string_to_array("guardrail_ids", ',')`,
  ],
];

/** Maps exchanges to rows, and to the counts of their intervals. */
export const exchangeTable: EventTable<ExchangeCompleted> = {
  entity: exchangeEntity,
  columns,
  counts: { columns: counted, statements: [countExchanges] },
};
