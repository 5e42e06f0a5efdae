import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import { type CheckRequest, detectionQueue, type Outcome } from '@touchstone/contracts';
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
});
