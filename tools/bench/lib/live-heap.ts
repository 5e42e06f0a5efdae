import { once } from 'node:events';
import { WebSocket } from 'undici';

/** Opens a program's inspector for `LiveHeap`. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In bytes. Buffers are outside the heap. */
const USED = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/**
 * Measures the live memory of a program: its heap and buffers right after a garbage collection, by
 * the inspector's protocol.
 */
export class LiveHeap {
  private calls = 0;

  private constructor(private readonly socket: WebSocket) {}

  /** @param output the program's output, which holds its inspector's address. */
  static async of(output: string): Promise<LiveHeap> {
    const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(output) ?? [];
    if (address === undefined) throw new Error('The program says no address of an inspector.');
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new LiveHeap(socket);
  }

  /** In MiB. */
  async mb(): Promise<number> {
    await this.call('HeapProfiler.collectGarbage');
    const { result } = await this.call<{ result: { value: number } }>('Runtime.evaluate', {
      expression: USED,
      returnByValue: true,
    });
    return result.value / 1024 / 1024;
  }

  close(): void {
    this.socket.close();
  }

  private async call<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.calls;
    this.socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = (await once(this.socket, 'message')) as [{ data: string }];
      const answer = JSON.parse(data) as { id?: number; result: Result };
      if (answer.id === id) return answer.result;
    }
  }
}
