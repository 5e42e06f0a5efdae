import { paceWords, unservedWords } from './queue-words';
import type { ModeQueue } from './queues';

const aQueue = (parts: Partial<ModeQueue> = {}): ModeQueue => ({
  name: 'detect.topic.speed.live',
  mode: 'speed',
  lane: 'live',
  waiting: 0,
  consumers: 1,
  handled_per_second: 0,
  drain_seconds: 0,
  ...parts,
});

describe('words for queues', () => {
  it.each<[Partial<ModeQueue>, string]>([
    [{}, 'idle'],
    [{ consumers: 0, waiting: 3 }, 'no process'],
    [{ waiting: 3, drain_seconds: null }, 'idle · not draining'],
    [{ waiting: 9, handled_per_second: 812, drain_seconds: 0.2 }, '812/s · 1 s left'],
    [{ waiting: 9, handled_per_second: 2.5, drain_seconds: 90 }, '2.5/s · 2 min left'],
    [{ waiting: 9, handled_per_second: 1, drain_seconds: 7_200 }, '1/s · 2 h left'],
  ])('describe the pace of %p', (parts, words) => {
    expect(paceWords(aQueue(parts))).toBe(words);
  });

  const unserved = { consumers: 0 };
  it.each<[ModeQueue[], string | undefined]>([
    [[aQueue()], undefined],
    [[aQueue(unserved)], 'No process serves it: its checks are not evaluated.'],
    [
      [aQueue(unserved), aQueue({ ...unserved, lane: 'batch' }), aQueue({ mode: 'quality' })],
      'No process serves speed: there, its checks are not evaluated.',
    ],
    [
      [aQueue(unserved), aQueue({ ...unserved, mode: 'quality' }), aQueue({ lane: 'batch' })],
      'No process serves speed and quality for live requests: there, its checks are not evaluated.',
    ],
  ])('say plainly which queues nothing serves', (queues, words) => {
    expect(unservedWords(queues, 'its checks are not evaluated')).toBe(words);
  });
});
