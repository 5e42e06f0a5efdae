import type { Caller, ExchangeCompleted, ExchangeFilter, ExchangePage, ExchangeRecord } from '@touchstone/contracts';
import type { Store } from '@touchstone/storage';
import type { HistoryWriter } from '../history/history-writer';
import type { KeyUsage } from '../keys/key-usage';
import { ExchangeRepository } from './exchange.repository';

/** Exchanges with model vendors. */
export class ExchangeService {
  constructor(
    private readonly store: Store,
    private readonly writer: HistoryWriter<ExchangeCompleted>,
    private readonly usage: KeyUsage,
  ) {}

  get(caller: Caller, id: string): Promise<ExchangeRecord> {
    return this.store.read((manager) => new ExchangeRepository(manager, caller).get(id));
  }

  list(caller: Caller, filter: ExchangeFilter): Promise<ExchangePage> {
    return this.store.read((manager) => new ExchangeRepository(manager, caller).page(filter));
  }

  async keep(event: ExchangeCompleted): Promise<void> {
    await this.writer.add(event);
    // Traffic that no guardrail looks at leaves no evaluation behind.
    this.usage.touch(event.key_id);
  }
}
