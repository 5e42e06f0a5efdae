import fc from 'fast-check';
import { CHECK_NAMES, type CheckRequest, familyOf, MODES } from '@touchstone/contracts';
import { aContent, aJob, anyJob } from '@touchstone/testing';
import { planEvaluation } from './plan';

const pii = (mode: CheckRequest['mode']): CheckRequest => ({ check: 'pii', mode });

describe('planEvaluation', () => {
  it('groups checks by family and mode, and waits for the slowest', () => {
    const checks: CheckRequest[] = [
      { check: 'topic_scoping', mode: 'balanced', topics: ['t'], target: 'both', multiTurn: false },
      pii('speed'),
      { check: 'hallucinations', mode: 'quality' },
      { check: 'prompt_injections', mode: 'speed' },
      { check: 'grounding', mode: 'balanced', multiTurn: false },
    ];
    expect(
      planEvaluation(aJob({ checks, content: aContent({ input: 'i', output: 'o' }) })),
    ).toEqual({
      bypassed: [],
      parts: [
        { family: 'security', mode: 'speed', checks: ['prompt_injections', 'pii'] },
        { family: 'reliability', mode: 'balanced', checks: ['grounding'] },
        { family: 'reliability', mode: 'quality', checks: ['hallucinations'] },
        { family: 'topic', mode: 'balanced', checks: ['topic_scoping'] },
      ],
      mode: 'quality',
    });
  });

  it('bypasses a check as a whole and does not wait for it', () => {
    const checks: CheckRequest[] = [
      pii('speed'),
      {
        check: 'policy',
        mode: 'quality',
        assertions: ['a', 'b'],
        target: 'output',
        multiTurn: false,
        includeTools: false,
      },
    ];
    expect(planEvaluation(aJob({ checks, content: aContent({ input: 'i' }) }))).toEqual({
      bypassed: [
        {
          check: 'policy',
          outcomes: [
            { kind: 'bypassed', name: 'policy', missing: 'there is no model output to judge' },
          ],
        },
      ],
      parts: [{ family: 'security', mode: 'speed', checks: ['pii'] }],
      mode: 'speed',
    });
  });

  it('is empty if no check was requested', () => {
    expect(planEvaluation(aJob())).toEqual({ bypassed: [], parts: [], mode: 'speed' });
  });

  it('uses the first request of a check that is named twice', () => {
    expect(
      planEvaluation(
        aJob({ checks: [pii('speed'), pii('quality')], content: aContent({ input: 'i' }) }),
      ).parts,
    ).toEqual([{ family: 'security', mode: 'speed', checks: ['pii'] }]);
  });

  it.each([[[]], [[pii('speed')]]])(
    'sends a check that only another version knows to no queue, beside %j',
    (known) => {
      const unknown = { check: 'palmistry', mode: 'speed' } as unknown as CheckRequest;
      const content = aContent({ input: 'i' });
      expect(planEvaluation(aJob({ checks: [unknown, ...known], content }))).toEqual(
        planEvaluation(aJob({ checks: known, content })),
      );
    },
  );

  it('assigns every check to one queue or bypasses it, for any request', () => {
    fc.assert(
      fc.property(anyJob, (job) => {
        const plan = planEvaluation(job);
        const placed = [
          ...plan.bypassed.map(({ check }) => check),
          ...plan.parts.flatMap(({ checks }) => checks),
        ];
        expect(placed.sort()).toEqual(job.checks.map(({ check }) => check).sort());
        for (const part of plan.parts)
          for (const check of part.checks) {
            expect(part.family).toBe(familyOf(check));
            expect(part.mode).toBe(job.checks.find((request) => request.check === check)?.mode);
          }
        expect(new Set(plan.parts.map(({ family, mode }) => `${family} ${mode}`)).size).toBe(
          plan.parts.length,
        );
        expect(MODES.indexOf(plan.mode)).toBe(
          Math.max(0, ...plan.parts.map(({ mode }) => MODES.indexOf(mode))),
        );
      }),
    );
  });

  it('does not depend on the order of the request', () => {
    fc.assert(
      fc.property(anyJob, (job) => {
        const inOrder = CHECK_NAMES.flatMap((check) =>
          job.checks.filter((request) => request.check === check),
        );
        expect(planEvaluation(job)).toEqual(planEvaluation({ ...job, checks: inOrder }));
      }),
    );
  });
});
