import type { Reply, ReplyListener } from './broker';
import type { InFlight } from './in-flight';
import { count } from './metrics';

interface PendingCall {
  listener: ReplyListener;
  awaited: Set<string>;
}

/**
 * Calls of this process that wait for replies, by correlation id. Each counts as in flight until it
 * ends in any way.
 */
export class PendingCalls {
  private readonly calls = new Map<string, PendingCall>();

  constructor(private readonly inFlight: InFlight) {}

  add(id: string, queues: readonly string[], listener: ReplyListener): void {
    this.inFlight.enter();
    this.calls.set(id, { listener, awaited: new Set(queues) });
  }

  stop(id: string): void {
    if (this.calls.delete(id)) this.inFlight.leave();
  }

  /** Passes on the first reply of each queue; any other is late. */
  resolve(id: string, reply: Reply): void {
    const call = this.calls.get(id);
    if (!call?.awaited.delete(reply.queue)) return count('late_reply');
    if (call.awaited.size === 0) this.stop(id);
    call.listener.onReply(reply);
  }

  fail(id: string, error: Error): void {
    const call = this.calls.get(id);
    this.stop(id);
    call?.listener.onLost(error);
  }

  failAll(error: Error): void {
    for (const id of [...this.calls.keys()]) this.fail(id, error);
  }
}
