import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ManagementClient } from '@touchstone/clients';
import {
  type EvaluationCriteria,
  type EvaluationFeed,
  followEvaluations,
  type Principal,
} from '@touchstone/contracts';
import { RateExceeded } from '@touchstone/http-edge';
import { Clock, Unavailable } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { callerOf } from '../management/routes';
import { Wake } from './wake';

/** Streams of one workspace in this process; each asks the management service for itself. */
const MOST_STREAMS = 50;
/** A stream without news looks for some, and shows proxies that it lives. */
const HEARTBEAT_MS = 10_000;
/** A stream asks at most this often, however many evaluations are stored. */
const PAUSE_MS = 250;
/** Delay after which a browser reconnects. */
const RETRY_MS = 2_000;

export interface StreamRequest {
  criteria: EvaluationCriteria;
  /** Position of the last event that the caller has; `null` for later ones only. */
  after: string | null;
  /** Returns false once the caller's session has ended. */
  isSignedIn(): Promise<boolean>;
}

interface OpenStream {
  workspace: string;
  wake: Wake;
  closed: boolean;
}

/**
 * Streams stored evaluations as server-sent events. Each stream reads pages of the history from its
 * position on, whenever something was stored, so it misses nothing and holds at most one page.
 */
@Injectable()
export class EvaluationStreams implements OnModuleInit, OnModuleDestroy {
  private readonly open = new Set<OpenStream>();
  private closing = false;

  constructor(
    private readonly management: ManagementClient,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.broker.onReconnect(() => this.wake());
  }

  /** Before the HTTP server closes, which would wait for the streams. */
  onModuleDestroy(): void {
    this.closing = true;
    for (const stream of this.open) close(stream);
  }

  /** Lets the streams of these workspaces, or all, look for news and for the state of their key. */
  wake(workspaces?: readonly string[]): void {
    for (const stream of this.open)
      if (workspaces?.includes(stream.workspace) ?? true) stream.wake.wake();
  }

  /**
   * Opens a stream, which ends when the signal is aborted, the key or session no longer works, or
   * the process ends.
   * @throws RateExceeded, Unavailable
   */
  events(
    principal: Principal,
    request: StreamRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { workspace } = principal;
    if (this.closing) throw new Unavailable('The service is shutting down; try again.');
    const others = [...this.open].filter((stream) => stream.workspace === workspace).length;
    if (others >= MOST_STREAMS)
      throw new RateExceeded(
        `This workspace has ${MOST_STREAMS} streams open; close one, or try again after the time in Retry-After.`,
        RETRY_MS / 1_000,
      );
    const stream: OpenStream = { workspace, wake: new Wake(), closed: false };
    this.open.add(stream);
    signal.addEventListener('abort', () => {
      close(stream);
      this.open.delete(stream);
    });
    return this.follow(principal, request, stream);
  }

  private async *follow(
    principal: Principal,
    request: StreamRequest,
    stream: OpenStream,
  ): AsyncGenerator<string> {
    try {
      yield `retry: ${RETRY_MS}\n\n`;
      let position = request.after;
      while (!stream.closed && (await this.isAdmitted(principal, request))) {
        const feed = await this.next(principal, request.criteria, position);
        if (feed === null) return;
        position = feed?.position ?? position;
        yield written(feed, position);
        if (feed?.more === true || stream.closed) continue;
        await Promise.all([stream.wake.wait(HEARTBEAT_MS), delay(PAUSE_MS)]);
      }
    } finally {
      this.open.delete(stream);
    }
  }

  private async isAdmitted(
    { expiresAt }: Principal,
    { isSignedIn }: StreamRequest,
  ): Promise<boolean> {
    if (expiresAt !== undefined && Date.parse(expiresAt) <= this.clock.nowMs()) return false;
    return isSignedIn();
  }

  /** Returns `undefined` while the management service is unavailable. */
  private async next(
    principal: Principal,
    criteria: EvaluationCriteria,
    after: string | null,
  ): Promise<EvaluationFeed | null | undefined> {
    try {
      return await this.management.ask(followEvaluations, {
        caller: callerOf(principal),
        criteria,
        after,
      });
    } catch (error) {
      if (error instanceof Unavailable) return undefined;
      throw error;
    }
  }
}

const close = (stream: OpenStream): void => {
  stream.closed = true;
  stream.wake.wake();
};

/** Without news a comment, with the position to resume from. */
const written = (feed: EvaluationFeed | undefined, position: string | null): string => {
  const at = position === null ? '' : `id: ${position}\n`;
  if (feed === undefined || feed.items.length === 0) return `: no news\n${at}\n`;
  const events = feed.items.map(
    (item) =>
      `id: ${item.position}\nevent: evaluation\ndata: ${JSON.stringify(item.evaluation)}\n\n`,
  );
  return `${events.join('')}${at}\n`;
};
