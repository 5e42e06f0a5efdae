import { Injectable } from '@nestjs/common';
import type {
  Caller,
  ExchangeCompleted,
  ExchangeFilter,
  ExchangePage,
  ExchangeRecord,
} from '@touchstone/contracts';
import { HistoryWriter } from '../history/history-writer';
import { KeyUsage } from '../keys/key-usage';
import { ManagementStore } from '../management.store';
import { ExchangeRepository } from './exchange.repository';
import { exchangeTable } from './exchange-table';

/** Stores and reads exchanges with model vendors. */
@Injectable()
export class ExchangeService {
  private readonly writer: HistoryWriter<ExchangeCompleted>;

  constructor(
    private readonly store: ManagementStore,
    private readonly usage: KeyUsage,
  ) {
    this.writer = new HistoryWriter(store, exchangeTable);
  }

  get(caller: Caller, id: string): Promise<ExchangeRecord> {
    return this.store.read((manager) => new ExchangeRepository(manager, caller).get(id));
  }

  list(caller: Caller, filter: ExchangeFilter): Promise<ExchangePage> {
    return this.store.read((manager) => new ExchangeRepository(manager, caller).page(filter));
  }

  async keep(...events: readonly ExchangeCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // Traffic without guardrails produces no evaluation.
    for (const { key_id } of events) this.usage.touch(key_id);
  }
}
