import type { EntityManager } from 'typeorm';
import type { Caller, EventContract } from '@touchstone/contracts';
import { type Clock, Unavailable } from '@touchstone/kernel';
import type { Outbox } from './outbox';
import type { Storage } from './storage';

/** An entry of the audit log. Before and after must not contain secrets. */
export interface AuditEntry {
  at: Date;
  /** For example `guardrail.updated`. */
  action: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** One transaction: its writes, its audit entries and its events are committed together. */
export interface Change {
  manager: EntityManager;
  now: Date;
  /** Before and after must not contain secrets. */
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
  /** Records a change in its transaction. */
  audit(manager: EntityManager, caller: Caller, entry: AuditEntry): Promise<void>;
}

/**
 * Reads and changes one service's schema. Refuses work until it is open: before its first rows
 * exist, every id would look unknown.
 */
export class Store {
  private opened = false;
  private readonly openListeners: (() => void)[] = [];

  constructor(private readonly parts: StoreParts) {}

  /** The reason why the store is not open yet. */
  get reason(): string | undefined {
    return (
      this.parts.storage.reason ?? (this.opened ? undefined : 'The schema is not initialised yet.')
    );
  }

  /** The reason why an open store does not work at the moment. */
  get outage(): string | undefined {
    return this.parts.storage.outage;
  }

  /** Other processes may write to the schema. */
  get isShared(): boolean {
    return this.parts.storage.isShared;
  }

  get now(): Date {
    return new Date(this.parts.clock.nowMs());
  }

  open(): void {
    this.opened = true;
    this.openListeners.splice(0).forEach((listener) => listener());
  }

  /** Runs `listener` once the store is open; never when the process stops before. */
  onOpen(listener: () => void): void {
    if (this.opened) listener();
    else this.openListeners.push(listener);
  }

  /** @throws Unavailable */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.check();
    return this.parts.storage.run(work);
  }

  /** Runs `work` in a transaction; an error rolls it back. @throws Unavailable */
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
