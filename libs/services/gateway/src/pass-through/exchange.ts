import type { GuardrailRecord } from '@touchstone/contracts';
import type { Asked } from './asked';
import type { Dialect, ModelRequest } from './dialects/dialect';
import type { ExchangeLog } from './exchange-log';
import type { Prepared } from './relay';

/** A request that was read and may go to the vendor. */
export interface Exchange {
  asked: Asked;
  log: ExchangeLog;
  dialect: Dialect;
  request: ModelRequest;
  prepared: Prepared;
  /** What goes to the vendor: what was judged, written anew, so that nothing else can be read into it. */
  body: Buffer;
  guardrails: readonly GuardrailRecord[];
}
