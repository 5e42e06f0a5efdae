import { type Check, CHECK_NAMES, type CheckRequest, CHECKS } from '@touchstone/contracts';
import type { Detector } from '@touchstone/detection';
import { aTask } from '@touchstone/testing';
import { reliabilityFamily } from './index';

const SENTENCES = 300;

const detectorOf = (check: Check): Detector | undefined =>
  (reliabilityFamily.detectors() as Partial<Record<Check, Detector>>)[check];

describe('reliability family', () => {
  it('answers exactly the checks that the catalogue assigns to it', () => {
    const expected = CHECK_NAMES.filter((check) => CHECKS[check].family === 'reliability');
    expect(Object.keys(reliabilityFamily.detectors()).sort()).toEqual([...expected].sort());
  });

  it.each<CheckRequest<'hallucinations' | 'grounding' | 'tuq' | 'consistency'>>([
    { check: 'hallucinations', mode: 'speed' },
    { check: 'grounding', mode: 'speed', multiTurn: true },
    { check: 'tuq', mode: 'speed' },
    { check: 'consistency', mode: 'speed' },
  ])('$check checks the deadline while it parses the material to compare with', (request) => {
    const context = Array.from(
      { length: SENTENCES },
      (_, index) =>
        `The annual report on ${request.check} describes the plan of department ${index} in detail.`,
    ).join(' ');
    const task = aTask(request, {
      output: 'Well.',
      messages: [
        { role: 'user', content: context, toolCalls: [] },
        {
          role: 'assistant',
          content: 'Let me look.',
          toolCalls: [{ name: 'look_up', arguments: {} }],
        },
      ],
      tools: [{ name: 'look_up', parameters: {} }],
    });
    const look = jest.spyOn(task.deadline, 'check');
    detectorOf(request.check)?.examine(task);
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(SENTENCES);
  });
});
