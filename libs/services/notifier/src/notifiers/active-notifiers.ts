import type { NotifierKind } from '@touchstone/contracts';
import type { Clock } from '@touchstone/kernel';
import type { StoredNotifier } from './notifier.repository';

/** What is needed to say whether somebody is to be told. */
export type ActiveNotifier = Pick<StoredNotifier, 'id' | 'events' | 'filters'> & {
  kind: NotifierKind;
  /** `['']` but for e-mails. */ recipients: string[];
};

interface Entry {
  notifiers: Promise<ActiveNotifier[]>;
  untilMs: number;
}

/** Changes are told at once; this is for where the telling failed. */
const FRESH_MS = 5_000;
const MOST_WORKSPACES = 10_000;

const activeOf = ({ id, events, filters, target }: StoredNotifier): ActiveNotifier => ({
  id,
  events,
  filters,
  kind: target.kind,
  recipients: target.kind === 'email' ? target.recipients : [''],
});

/** The notifiers of the workspaces something happened in lately, so that what nobody wants to hear of costs no query. */
export class ActiveNotifiers {
  /** The one asked for longest ago stands first. */
  private readonly known = new Map<string, Entry>();

  constructor(
    private readonly load: (workspace: string) => Promise<StoredNotifier[]>,
    private readonly clock: Clock,
  ) {}

  /** @throws what `load` throws */
  of(workspace: string): Promise<ActiveNotifier[]> {
    const entry = this.known.get(workspace);
    return entry !== undefined && this.clock.monotonicMs() < entry.untilMs
      ? entry.notifiers
      : this.ask(workspace);
  }

  forget(workspace: string): void {
    this.known.delete(workspace);
  }

  forgetAll(): void {
    this.known.clear();
  }

  private ask(workspace: string): Promise<ActiveNotifier[]> {
    const notifiers = this.load(workspace).then((rows) => rows.map(activeOf));
    const entry = { notifiers, untilMs: this.clock.monotonicMs() + FRESH_MS };
    this.known.delete(workspace);
    this.known.set(workspace, entry);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_WORKSPACES && oldest !== undefined) this.known.delete(oldest);
    notifiers.catch(() => this.known.get(workspace) === entry && this.known.delete(workspace));
    return notifiers;
  }
}
