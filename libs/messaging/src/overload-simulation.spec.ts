import { ManualClock } from '@touchstone/testing';
import { type Leave, QueueLoad } from './queue-load';

const FACTOR = 5;

interface Scenario {
  senders: number;
  servers: number;
  serviceMs: number;
  /** Time after which a sender gives a request up; half of it is the window. */
  budgetMs: number;
}

interface Job {
  sentMs: number;
  leave: Leave;
  ended: boolean;
}

/**
 * Offers five times what a first in, first out queue can serve, for fifty budgets, and returns
 * the part of its capacity that was answered in time, and the requests that were given up, both
 * after the first ten budgets. Like a worker, a server does not start what it cannot finish in time.
 */
const simulate = ({ senders, servers, serviceMs, budgetMs }: Scenario) => {
  const clock = new ManualClock();
  const loads = Array.from({ length: senders }, () => new QueueLoad(budgetMs / 2, clock));
  const [queue, awaited, running]: [Job[], Job[], { job: Job; endsMs: number }[]] = [[], [], []];
  const [tickMs, settledMs, untilMs] = [serviceMs / 4, budgetMs * 10, budgetMs * 50];
  let [offered, sent, answered, lost] = [0, 0, 0, 0];
  const end = (job: Job, ending: 'answered' | 'lost' | 'failed'): boolean => {
    if (job.ended) return false;
    job.ended = true;
    job.leave(ending);
    return clock.monotonicMs() > settledMs;
  };
  for (let nowMs = 0; nowMs < untilMs; nowMs += tickMs, clock.advance(tickMs)) {
    for (const [index, { job, endsMs }] of [...running.entries()].reverse())
      if (endsMs <= nowMs) {
        running.splice(index, 1);
        if (end(job, 'answered')) answered++;
      }
    while (awaited[0] && nowMs - awaited[0].sentMs >= budgetMs)
      if (end(awaited.shift() as Job, 'lost')) lost++;
    for (offered += (tickMs * servers * FACTOR) / serviceMs; offered >= 1; offered--) {
      const load = loads[sent++ % senders] as QueueLoad;
      if (load.used() >= 1) continue;
      const job = { sentMs: nowMs, leave: load.enter(), ended: false };
      queue.push(job);
      awaited.push(job);
    }
    while (running.length < servers && queue.length > 0) {
      const job = queue.shift() as Job;
      if (nowMs + serviceMs <= job.sentMs + budgetMs)
        running.push({ job, endsMs: nowMs + serviceMs });
      else end(job, 'failed');
    }
  }
  return { goodput: answered / ((servers / serviceMs) * (untilMs - settledMs)), lost };
};

/** Everything runs on a simulated clock, so the figures are the same on every machine. */
describe('five times the capacity of a queue', () => {
  it.each<[string, Scenario]>([
    ['one quick worker', { senders: 1, servers: 1, serviceMs: 4, budgetMs: 2_000 }],
    ['a slow worker', { senders: 1, servers: 1, serviceMs: 50, budgetMs: 2_000 }],
    ['a slow worker, three senders', { senders: 3, servers: 1, serviceMs: 50, budgetMs: 2_000 }],
    ['four workers, three senders', { senders: 3, servers: 4, serviceMs: 20, budgetMs: 5_000 }],
    ['a judge', { senders: 1, servers: 8, serviceMs: 300, budgetMs: 25_000 }],
    [
      'a slow judge, three senders',
      { senders: 3, servers: 64, serviceMs: 8_000, budgetMs: 25_000 },
    ],
  ])(
    'leaves at least 95 %% of its goodput, and no request in vain, with %s',
    (_title, scenario) => {
      const { goodput, lost } = simulate(scenario);
      expect(goodput).toBeGreaterThan(0.95);
      expect(goodput).toBeLessThan(1.05);
      expect(lost).toBe(0);
    },
  );
});
