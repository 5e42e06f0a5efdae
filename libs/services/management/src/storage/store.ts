import type { Caller, EventContract } from '@touchstone/contracts';
import { type Clock, Unavailable } from '@touchstone/kernel';
import type { Outbox, Storage } from '@touchstone/storage';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../workspaces/audit-log';

/** A change under way: what it does, what the audit log says of it and the events it causes stand or fall together. */
export interface Change {
  manager: EntityManager;
  now: Date;
  /** Before and after must hold no secrets. */
  record(action: string, subjectId: string, states: { before?: unknown; after?: unknown }): Promise<void>;
  announce<Event>(contract: EventContract<Event>, event: Event): Promise<void>;
}

/** The schema `management`. Not to be used before the first workspace is there: a key would look unknown that is not. */
export class Store {
  private opened = false;

  constructor(
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Why no work can be done, if so. */
  get reason(): string | undefined {
    return this.storage.reason ?? (this.opened ? undefined : 'The first workspace is not there yet.');
  }

  get now(): Date {
    return new Date(this.clock.nowMs());
  }

  open(): void {
    this.opened = true;
  }

  /** @throws Unavailable */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.check();
    return this.storage.run(work);
  }

  /** @throws Unavailable; what `work` throws undoes everything. */
  async change<T>(caller: Caller, work: (change: Change) => Promise<T>): Promise<T> {
    this.check();
    const done = await this.storage.transaction((manager) => work(this.changeBy(caller, manager)));
    this.outbox.relay();
    return done;
  }

  private changeBy(caller: Caller, manager: EntityManager): Change {
    const { now } = this;
    return {
      manager,
      now,
      record: (action, subjectId, states) => new AuditLog(manager, caller).note({ at: now, key_id: caller.keyId, action, subject_id: subjectId, ...states }),
      announce: (contract, event) => this.outbox.add(manager, contract, event),
    };
  }

  private check(): void {
    if (!this.opened) throw new Unavailable('The service is starting; try again.');
  }
}
