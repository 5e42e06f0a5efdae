import type {
  Caller,
  ExchangeCompleted,
  ExchangeFilter,
  ExchangePage,
  ExchangeRecord,
} from '@touchstone/contracts';
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

  async keep(...events: readonly ExchangeCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // Traffic that no guardrail looks at leaves no evaluation behind.
    for (const { key_id } of events) this.usage.touch(key_id);
  }
}
