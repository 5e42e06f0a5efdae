import type { Reply, ReplyListener } from './broker';
import { count } from './metrics';

interface PendingCall {
  listener: ReplyListener;
  awaited: Set<string>;
  ended: () => void;
}

/** The calls of this process that still wait for answers, by correlation id. */
export class PendingCalls {
  private readonly calls = new Map<string, PendingCall>();

  /** The promise ends with the call, however it ends. */
  add(id: string, queues: readonly string[], listener: ReplyListener): Promise<void> {
    return new Promise((ended) => this.calls.set(id, { listener, awaited: new Set(queues), ended }));
  }

  stop(id: string): void {
    this.calls.get(id)?.ended();
    this.calls.delete(id);
  }

  /** Hands over the first answer of each queue; any other is late. */
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
