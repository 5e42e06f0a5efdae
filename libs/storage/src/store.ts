import type { EntityManager } from 'typeorm';
import type { Caller, EventContract } from '@touchstone/contracts';
import { type Clock, Unavailable } from '@touchstone/kernel';
import type { Outbox } from './outbox';
import type { Storage } from './storage';

/** What the audit log says of a change. Before and after must hold no secrets. */
export interface AuditEntry {
  at: Date;
  /** For example `guardrail.updated`. */
  action: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** A change under way: what it does, what the audit log says of it and the events it causes stand or fall together. */
export interface Change {
  manager: EntityManager;
  now: Date;
  /** Before and after must hold no secrets. */
  record(
    action: string,
    subjectId: string,
    states: Pick<AuditEntry, 'before' | 'after'>,
  ): Promise<void>;
  announce<Event>(contract: EventContract<Event>, event: Event): Promise<void>;
}

export interface StoreParts {
  storage: Storage;
  outbox: Outbox;
  clock: Clock;
  /** Notes a change, in its transaction. */
  audit(manager: EntityManager, caller: Caller, entry: AuditEntry): Promise<void>;
}

/** One service's schema as its repositories use it. Not to be used before it was opened: what the first start makes would look unknown. */
export class Store {
  private opened = false;

  constructor(private readonly parts: StoreParts) {}

  /** Why no work could be done yet, if so. */
  get reason(): string | undefined {
    return (
      this.parts.storage.reason ??
      (this.opened ? undefined : 'What the first start makes is not there yet.')
    );
  }

  /** Why no work can be done at the moment, although it could before. */
  get outage(): string | undefined {
    return this.parts.storage.outage;
  }

  get now(): Date {
    return new Date(this.parts.clock.nowMs());
  }

  open(): void {
    this.opened = true;
  }

  /** @throws Unavailable */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.check();
    return this.parts.storage.run(work);
  }

  /** @throws Unavailable; what `work` throws undoes everything. */
  async change<T>(caller: Caller, work: (change: Change) => Promise<T>): Promise<T> {
    this.check();
    const done = await this.parts.storage.transaction((manager) =>
      work(this.changeBy(caller, manager)),
    );
    this.parts.outbox.relay();
    return done;
  }

  private changeBy(caller: Caller, manager: EntityManager): Change {
    const { now } = this;
    return {
      manager,
      now,
      record: (action, subjectId, states) =>
        this.parts.audit(manager, caller, { at: now, action, subjectId, ...states }),
      announce: (contract, event) => this.parts.outbox.add(manager, contract, event),
    };
  }

  private check(): void {
    if (!this.opened) throw new Unavailable('The service is starting; try again.');
  }
}
