import type { GuardrailRecord } from '@touchstone/contracts';
import type { Dialect, ModelRequest } from '../dialects/dialect';
import type { ProxyRequest } from '../proxy/proxy-request';
import type { Prepared } from '../upstream/upstream-client';
import type { ExchangeLog } from './exchange-log';

/** A request that guardrails have let pass, on its way to the vendor. */
export interface Exchange {
  incoming: ProxyRequest;
  log: ExchangeLog;
  dialect: Dialect;
  request: ModelRequest;
  prepared: Prepared;
  /**
   * The judged body, serialised again, so that the vendor reads what was judged.
   */
  body: Buffer;
  guardrails: readonly GuardrailRecord[];
}
