import type { CheckRequest, Content } from '@touchstone/contracts';
import { DeadlineExceeded, RemoteError } from '@touchstone/kernel';
import { aContent, TYPESCRIPT_LOADER } from '@touchstone/testing';
import { type Compute, ComputeFull, ThreadLost } from './compute';
import { InlineCompute } from './inline-compute';
import { SizedCompute } from './sized-compute';
import { LOADS_IN_MS, slowFamily } from './slow-family.fixture';
import { ThreadedCompute, type ThreadOptions } from './threaded-compute';
import { toyFamily } from './toy-family.fixture';

const REQUEST: CheckRequest<'topic_scoping'> = {
  check: 'topic_scoping',
  mode: 'speed',
  topics: ['toys'],
  target: 'both',
  multiTurn: false,
};
const MINUTE = 60_000;

const open: Compute[] = [];
const threaded = (options: ThreadOptions = {}): ThreadedCompute => {
  const compute = new ThreadedCompute({ maxThreads: 1, execArgv: TYPESCRIPT_LOADER, ...options });
  open.push(compute);
  return compute;
};

const examine = (compute: Compute, input: string, remainingMs = MINUTE, workspace = 'ws-1') =>
  compute.examine(
    toyFamily,
    REQUEST,
    aContent({ input, output: 'an answer' }),
    remainingMs,
    workspace,
  );

const GOOD = [expect.objectContaining({ label: 'GOOD' })];

afterEach(async () => {
  await Promise.all(open.splice(0).map((compute) => compute.close()));
});

jest.setTimeout(MINUTE);

describe('threaded compute', () => {
  it('returns the same outcomes as inline compute', async () => {
    const [threads, inline] = [threaded(), new InlineCompute()];
    for (const input of [
      'this is good',
      'this is bad',
      '\0\ud800 __proto__ 😀',
      'a'.repeat(200_000),
    ])
      expect(await examine(threads, input)).toEqual(await examine(inline, input));
  });

  it.each([
    ['an endless loop beyond its deadline', 'loop for ever', 2_000, DeadlineExceeded],
    ['a detector that checks its deadline', 'wait politely', 1_000, DeadlineExceeded],
    ['a thread that ends itself', 'end the thread', MINUTE, ThreadLost],
    ['a thread that runs out of memory', 'eat memory', MINUTE, ThreadLost],
  ])('survives %s and keeps working', async (_title, input, remainingMs, error) => {
    const compute = threaded({ heapMb: 200 });
    const lost = examine(compute, input, remainingMs);
    const next = examine(compute, 'next');
    await expect(lost).rejects.toThrow(error);
    await expect(next).resolves.toEqual(GOOD);
    await expect(examine(compute, 'and another')).resolves.toEqual(GOOD);
  });

  it('loses only the task whose thread died', async () => {
    const compute = threaded({ maxThreads: 2 });
    const tasks = ['end the thread', 'good', 'end the thread', 'good', 'good', 'good'].map(
      (input) => examine(compute, input),
    );
    const settled = await Promise.allSettled(tasks);
    expect(settled.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it("rejects with a detector's own error, with its code, message and details", async () => {
    const error: unknown = await examine(threaded(), 'give up').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RemoteError);
    expect(error).toMatchObject({
      kind: 'unavailable',
      code: 'detection.not_evaluable',
      message: 'This text is in no language of mine.',
      details: { language: 'xx' },
    });
  });

  it("rejects with a detector's bug as it was thrown", async () => {
    await expect(examine(threaded(), 'stumble')).rejects.toThrow('a bug of the detector');
  });

  it('drops work that expires while it waits', async () => {
    const compute = threaded();
    const busy = examine(compute, 'loop for ever', 2_000).catch((error: unknown) => error);
    await expect(examine(compute, 'good', 10)).rejects.toThrow(DeadlineExceeded);
    await expect(busy).resolves.toBeInstanceOf(DeadlineExceeded);
  });

  it('keeps a thread that loads its family beyond the deadline, and answers in time', async () => {
    const compute = threaded();
    const content = aContent({ input: 'x' });
    let refused = 0;
    const settled = async (): Promise<unknown> => {
      try {
        return await compute.examine(slowFamily, REQUEST, content, LOADS_IN_MS / 10, 'ws-1');
      } catch (error) {
        expect(error).toBeInstanceOf(DeadlineExceeded);
        refused++;
        return settled();
      }
    };
    await expect(settled()).resolves.toEqual(GOOD);
    expect(refused).toBeGreaterThan(1);
  });

  it('refuses work when the queue is full', async () => {
    const compute = threaded({ maxWaiting: 1 });
    const tasks = [examine(compute, 'good'), examine(compute, 'good')];
    await expect(examine(compute, 'good')).rejects.toThrow(ComputeFull);
    await expect(Promise.all(tasks)).resolves.toEqual([GOOD, GOOD]);
  });

  it('refuses a workspace that has half of the slots and still accepts work of others', async () => {
    const compute = threaded({ maxWaiting: 4 });
    const tasks = [1, 2, 3].map(() => examine(compute, 'good'));
    await expect(examine(compute, 'good')).rejects.toThrow(ComputeFull);
    await expect(examine(compute, 'good', MINUTE, 'ws-2')).resolves.toEqual(GOOD);
    await expect(Promise.all(tasks)).resolves.toEqual([GOOD, GOOD, GOOD]);
  });

  it('aborts running work when it is closed', async () => {
    const compute = threaded();
    await examine(compute, 'good');
    const task = examine(compute, 'loop for ever').catch((error: unknown) => error);
    await new Promise((resolve) => setImmediate(resolve));
    await compute.close();
    await expect(task).resolves.toBeInstanceOf(ThreadLost);
  });

  it('reports at once that threads cannot start', async () => {
    await expect(
      examine(threaded({ execArgv: ['-r', './no-such-loader'] }), 'good'),
    ).rejects.toThrow(ThreadLost);
  });

  it('reports that a family lacks a detector', async () => {
    const misrouted = threaded().examine(
      toyFamily,
      { check: 'pii', mode: 'speed' },
      aContent({ input: 'x' }),
      MINUTE,
      'ws-1',
    );
    await expect(misrouted).rejects.toThrow('The topic family has no detector for pii.');
  });
});

describe('inline compute', () => {
  it('starts nothing after the deadline', async () => {
    await expect(examine(new InlineCompute(), 'good', 0)).rejects.toThrow(DeadlineExceeded);
  });

  it('rethrows errors unchanged', async () => {
    await expect(examine(new InlineCompute(), 'stumble')).rejects.toThrow(RangeError);
  });
});

describe('sized compute', () => {
  it('examines a short text while a very long one keeps its thread busy', async () => {
    const compute = new SizedCompute(new InlineCompute(), threaded(), threaded());
    const busy = examine(compute, 'loop for ever'.padEnd(20_001)).catch((error: unknown) => error);
    await expect(examine(compute, 'good'.padEnd(3_000), MINUTE, 'ws-2')).resolves.toEqual(GOOD);
    await compute.close();
    await expect(busy).resolves.toBeInstanceOf(ThreadLost);
  });

  const where = async (request: CheckRequest, content: Partial<Content>): Promise<string[]> => {
    const used: string[] = [];
    const noting = (name: string): Compute =>
      Object.assign(new InlineCompute(), {
        examine: () => Promise.resolve(used.push(name)).then(() => []),
      });
    await new SizedCompute(noting('inline'), noting('short'), noting('long')).examine(
      toyFamily,
      request,
      aContent(content),
      MINUTE,
      'ws-1',
    );
    return used;
  };
  const message = (content: string) => ({ role: 'user' as const, content, toolCalls: [] });

  it.each<[string, CheckRequest, Partial<Content>, string]>([
    ['a short text inline', REQUEST, { input: 'x'.repeat(1_800) }, 'inline'],
    ['a long text in a thread', REQUEST, { input: 'x'.repeat(2_001) }, 'short'],
    [
      'many short texts in a thread',
      { check: 'pii', mode: 'speed' },
      { messages: Array.from({ length: 21 }, () => message('x'.repeat(100))) },
      'short',
    ],
    [
      'large tools in a thread',
      {
        check: 'policy',
        mode: 'speed',
        assertions: ['x'],
        target: 'both',
        multiTurn: false,
        includeTools: true,
      },
      { input: 'x', tools: [{ name: 'tool', description: 'x'.repeat(2_000), parameters: {} }] },
      'short',
    ],
    [
      'a short text beside a long one that it does not read inline',
      { ...REQUEST, target: 'output' },
      { input: 'x'.repeat(2_001), output: 'x' },
      'inline',
    ],
    ['a very long text among long ones', REQUEST, { input: 'x'.repeat(20_001) }, 'long'],
    [
      'tool calls whose schemas have many references among long ones',
      { check: 'tuq', mode: 'speed' },
      { tools: [{ name: 'x', parameters: { allOf: Array<object>(10).fill({ $ref: '#' }) } }] },
      'long',
    ],
    [
      'long topics in a thread',
      { ...REQUEST, topics: ['x'.repeat(2_000)] },
      { input: 'x' },
      'short',
    ],
    [
      'tool calls of any size in a thread',
      { check: 'tuq', mode: 'speed' },
      { input: 'x' },
      'short',
    ],
    [
      'JSON inline',
      { check: 'syntax', mode: 'speed', rules: [{ name: 'json', args: '' }] },
      { output: '1' },
      'inline',
    ],
    ...(['javascript', 'python', 'sql'] as const).map(
      (name): [string, CheckRequest, Partial<Content>, string] => [
        `${name} in a thread`,
        { check: 'syntax', mode: 'speed', rules: [{ name, args: '' }] },
        { output: '1' },
        'short',
      ],
    ),
  ])('examines %s', async (_title, request, content, place) => {
    expect(await where(request, content)).toEqual([place]);
  });
});
