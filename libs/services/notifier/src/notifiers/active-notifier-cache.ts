import { Injectable } from '@nestjs/common';
import type { NotifierKind } from '@touchstone/contracts';
import { Broker } from '@touchstone/messaging';
import { recipientsOf } from '../channels/channel-types';
import { NotifierRuntime, NotifierStore } from '../notifier-runtime';
import { NotifierRepository, type StoredNotifier } from './notifier.repository';

/** The part of a notifier that decides which events it is sent. */
export type ActiveNotifier = Pick<StoredNotifier, 'id' | 'events' | 'filters'> & {
  kind: NotifierKind;
  /** `['']` for a channel without recipients. */
  recipients: readonly string[];
};

interface Entry {
  notifiers: Promise<ActiveNotifier[]>;
  untilMs: number;
}

/** Changes invalidate entries at once; the limit is for an event that was lost. */
const MAX_AGE_MS = 5_000;
const MAX_WORKSPACES = 10_000;

const activeOf = ({ id, events, filters, target }: StoredNotifier): ActiveNotifier => ({
  id,
  events,
  filters,
  kind: target.kind,
  recipients: recipientsOf(target),
});

/**
 * Caches the active notifiers of each workspace, so that events without a subscription cost no query.
 */
@Injectable()
export class ActiveNotifierCache {
  /** Least recently loaded first. */
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly store: NotifierStore,
    private readonly runtime: NotifierRuntime,
    broker: Broker,
  ) {
    // Invalidations are lost while the broker is unavailable.
    broker.onReconnect(() => this.clear());
  }

  /** @throws Unavailable */
  get(workspace: string): Promise<ActiveNotifier[]> {
    const entry = this.entries.get(workspace);
    return entry !== undefined && this.runtime.clock.monotonicMs() < entry.untilMs
      ? entry.notifiers
      : this.load(workspace);
  }

  invalidate(workspace: string): void {
    this.entries.delete(workspace);
  }

  clear(): void {
    this.entries.clear();
  }

  private load(workspace: string): Promise<ActiveNotifier[]> {
    const notifiers = this.store.read(async (manager) =>
      (await new NotifierRepository(manager, { workspace }).active()).map(activeOf),
    );
    const entry = { notifiers, untilMs: this.runtime.clock.monotonicMs() + MAX_AGE_MS };
    this.entries.delete(workspace);
    this.entries.set(workspace, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_WORKSPACES && oldest !== undefined) this.entries.delete(oldest);
    notifiers.catch(() => this.entries.get(workspace) === entry && this.entries.delete(workspace));
    return notifiers;
  }
}
