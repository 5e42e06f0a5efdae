import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import { type CheckRequest, detectionQueue, type Lane, type Outcome } from '@touchstone/contracts';
import { Judge, type Judgement, NoJudge } from '@touchstone/inference';
import { Deadline } from '@touchstone/kernel';
import { aJob } from '@touchstone/testing';
import { InlineCompute } from '../compute/inline-compute';
import { defineFamily, type Detector } from '../detector';
import { bypass, clear, flag, NotEvaluable } from '../verdict';
import { DetectionService } from './detection.service';

const ON_TOPIC = clear('topic_scoping', 'ON_TOPIC', 0.9, 'About tea.');

class Stubborn extends Judge {
  readonly configured = true;
  decide(): Promise<Judgement> {
    return Promise.resolve({
      label: 'OFF_TOPIC',
      violation: true,
      confidence: 90,
      reason: 'About coffee.',
      quote: '',
    });
  }
}

const request = (mode: CheckRequest['mode']): CheckRequest<'topic_scoping'> => ({
  check: 'topic_scoping',
  mode,
  topics: ['tea'],
  target: 'both',
  multiTurn: false,
});

const run = (
  detector: Detector<'topic_scoping'>,
  mode: CheckRequest['mode'] = 'speed',
  judge: Judge = new NoJudge(),
) => {
  const family = defineFamily('topic', __filename, () => ({ topic_scoping: detector }));
  const job = aJob({ checks: [request(mode), { check: 'pii', mode }] });
  return new DetectionService(family, new InlineCompute(), judge).run(job, {
    queue: detectionQueue('topic', mode).name,
    deadline: Deadline.in(5_000),
  });
};

const examining = (examine: Detector<'topic_scoping'>['examine']): Detector<'topic_scoping'> => ({
  examine,
});

describe('DetectionService', () => {
  it('runs only the checks of its family', async () => {
    await expect(run(examining(() => [ON_TOPIC]))).resolves.toMatchObject({
      family: 'topic',
      mode: 'speed',
      checks: [{ check: 'topic_scoping', findings: [ON_TOPIC] }],
    });
  });

  it('turns a detector that cannot decide into an unevaluated finding with its cause', async () => {
    const { checks } = await run(
      examining(() => {
        throw new NotEvaluable('The text is in a language the engine does not know.');
      }),
    );
    expect(checks[0]?.findings).toEqual([
      {
        kind: 'not_evaluated',
        name: 'topic_scoping',
        cause: 'The text is in a language the engine does not know.',
      },
    ]);
  });

  it('hides the text of a bug and never passes the check', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { checks } = await run(
      examining(() => {
        throw new TypeError('secret');
      }),
    );
    expect(checks[0]?.findings).toEqual([
      { kind: 'not_evaluated', name: 'topic_scoping', cause: 'The detector failed.' },
    ]);
    expect(inspect(log.mock.calls, { depth: null })).toContain('TypeError');
    expect(inspect(log.mock.calls, { depth: null })).not.toContain('secret');
    log.mockRestore();
  });

  it('skips checks of other modes, which have their own queue', async () => {
    const family = defineFamily('topic', __filename, () => ({
      topic_scoping: examining(() => [ON_TOPIC]),
    }));
    const service = new DetectionService(family, new InlineCompute(), new NoJudge());
    const reply = await service.run(aJob({ checks: [request('quality')] }), {
      queue: detectionQueue('topic', 'speed').name,
    });
    expect(reply.checks).toEqual([]);
  });

  it('states in quality mode that the built-in engine decided because no judge is configured', async () => {
    const detector: Detector<'topic_scoping'> = {
      examine: () => [ON_TOPIC, bypass('topic_scoping', 'nothing is there')],
      consult: () => Promise.reject(new Error()),
    };
    const { checks } = await run(detector, 'quality');
    expect(checks[0]?.findings).toMatchObject([
      { reason: 'About tea. Decided by the built-in engine: no judge model is configured.' },
      { kind: 'bypassed', reason: 'Bypassed: nothing is there.' },
    ]);
  });

  it('returns the outcomes of consultation when a judge is configured', async () => {
    const detector: Detector<'topic_scoping'> = {
      examine: () => [ON_TOPIC],
      consult: async (_task, _examined, judge) => {
        const { label, reason } = await judge.decide(
          { instruction: '', labels: [], exhibits: [] },
          Deadline.in(1_000),
        );
        return [flag('topic_scoping', label, 0.9, reason)];
      },
    };
    const { checks } = await run(detector, 'quality', new Stubborn());
    expect(checks[0]?.findings).toMatchObject([
      { label: 'OFF_TOPIC', flagged: true, reason: 'About coffee.' },
    ]);
  });

  it('consults the judge when the built-in engine cannot decide', async () => {
    const consult = jest
      .fn<Promise<Outcome[]>, [unknown, Outcome[]]>()
      .mockResolvedValue([ON_TOPIC]);
    const detector: Detector<'topic_scoping'> = {
      examine: () => {
        throw new NotEvaluable('Unknown language.');
      },
      consult,
    };
    const { checks } = await run(detector, 'quality', new Stubborn());
    expect(consult.mock.calls[0]?.[1]).toEqual([
      { kind: 'not_evaluated', name: 'topic_scoping', cause: 'Unknown language.' },
    ]);
    expect(checks[0]?.findings).toEqual([ON_TOPIC]);
  });

  it('refuses a queue of another family', async () => {
    const family = defineFamily('topic', __filename, () => ({
      topic_scoping: examining(() => []),
    }));
    const service = new DetectionService(family, new InlineCompute(), new NoJudge());
    await expect(service.run(aJob(), { queue: 'detect.policy.speed.live' })).rejects.toThrow(
      'does not belong to the topic family',
    );
  });

  describe('with jobs that waited', () => {
    const TAKES_MS = 1_500;
    let examined: number;

    /** Serves jobs that usually take three quarters of the budget, by the clock of the spec. */
    const start = async (): Promise<DetectionService> => {
      const clock = jest.spyOn(performance, 'now');
      let nowMs = 0;
      clock.mockImplementation(() => nowMs);
      examined = 0;
      const family = defineFamily('topic', __filename, () => ({
        topic_scoping: examining(() => {
          examined++;
          nowMs += TAKES_MS;
          return [ON_TOPIC];
        }),
      }));
      const service = new DetectionService(family, new InlineCompute(), new NoJudge());
      await runAfter(service, 0);
      return service;
    };
    const runAfter = (service: DetectionService, waitedMs: number, lane: Lane = 'live') =>
      service.run(aJob({ checks: [request('speed')] }), {
        queue: detectionQueue('topic', 'speed', lane).name,
        waitedMs,
        deadline: Deadline.in(60_000),
      });
    afterEach(() => jest.restoreAllMocks());

    it('refuses one that is unlikely to be finished in time, with the time it waited', async () => {
      await expect(runAfter(await start(), 1_200)).rejects.toMatchObject({
        kind: 'unavailable',
        code: 'at_capacity',
        details: { families: ['topic'], retry_after: 2 },
      });
      expect(examined).toBe(1);
    });

    it('accepts one that waited for less than half of the time', async () => {
      await expect(runAfter(await start(), 900)).resolves.toMatchObject({ family: 'topic' });
    });

    it('accepts one again after a few refusals, to learn how long they take now', async () => {
      const service = await start();
      const outcomes: boolean[] = [];
      for (let job = 0; job < 10 && !outcomes.includes(true); job++)
        outcomes.push(
          await runAfter(service, 1_200).then(
            () => true,
            () => false,
          ),
        );
      expect(outcomes.at(-1)).toBe(true);
    });

    it('refuses none that no caller waits for', async () => {
      const service = await start();
      await expect(runAfter(service, 50_000, 'batch')).resolves.toMatchObject({
        checks: [{ findings: [ON_TOPIC] }],
      });
    });
  });

  it.each(['live', 'batch'] as const)('consults the judge of lane %s', async (lane) => {
    const [live, batch] = [new Stubborn(), new Stubborn()];
    jest.spyOn(live, 'inBackground').mockReturnValue(batch);
    const consulted: Judge[] = [];
    const family = defineFamily('topic', __filename, () => ({
      topic_scoping: {
        examine: () => [ON_TOPIC],
        consult: async (_task, _examined, judge) => {
          consulted.push(judge);
          return [ON_TOPIC];
        },
      },
    }));
    await new DetectionService(family, new InlineCompute(), live).run(
      aJob({ checks: [request('quality')] }),
      { queue: detectionQueue('topic', 'quality', lane).name, deadline: Deadline.in(60_000) },
    );
    expect(consulted).toHaveLength(1);
    expect(consulted[0]).toBe(lane === 'live' ? live : batch);
  });

  it.each([
    ['live', 25_000],
    ['batch', 60_000],
  ] as const)(
    'gives a judge in lane %s %d ms at most, and engines their budget',
    async (lane, mostMs) => {
      const given: Record<string, number> = {};
      const family = defineFamily('topic', __filename, () => ({
        topic_scoping: {
          examine: ({ deadline }) => {
            given.engine = deadline.remainingMs;
            return [ON_TOPIC];
          },
          consult: async ({ deadline }) => {
            given.judge = deadline.remainingMs;
            return [ON_TOPIC];
          },
        },
      }));
      await new DetectionService(family, new InlineCompute(), new Stubborn()).run(
        aJob({ checks: [request('quality')] }),
        { queue: detectionQueue('topic', 'quality', lane).name, deadline: Deadline.in(60_000) },
      );
      expect(given.engine).toBeLessThanOrEqual(25_000);
      expect(given.judge).toBeLessThanOrEqual(mostMs);
      expect(given.judge).toBeGreaterThan(mostMs - 10_000);
    },
  );
});
