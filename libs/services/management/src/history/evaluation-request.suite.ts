import {
  type Caller,
  checksOf,
  deleteDefinition,
  type EvaluationCompleted,
  listEvaluations,
  readEvaluation,
  updateDefinition,
} from '@touchstone/contracts';
import { aCompletion, aDefinition, keepAll, type RunningManagement } from '../management.fixture';

/** Describes the stored request of an evaluation, on any engine. */
export const describeEvaluationRequest = (running: () => RunningManagement): void => {
  const kept = async (caller: Caller, parts: Partial<EvaluationCompleted>) => {
    const event = aCompletion({ ...parts, workspace: caller.workspace });
    await keepAll(running(), [event]);
    return event.id;
  };
  const read = (caller: Caller, id: string) => running().ask(readEvaluation, { caller, id });

  it('has the options of its checks, and no list has them', async () => {
    const caller = await running().newCaller();
    const fields = {
      mode: 'speed',
      pii_check: true,
      assertions: ['must mention "a\\ud800"'],
      policy_target: 'output',
    } as const;
    const id = await kept(caller, {
      checks: checksOf({ ...fields, assertions: [...fields.assertions] }),
    });
    expect((await read(caller, id)).request).toEqual(fields);
    const { items } = await running().ask(listEvaluations, { caller, filter: { limit: 1 } });
    expect(items[0]).not.toHaveProperty('request');
  });

  it('is that of the version of its definition, also after a change and its deletion', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id: definition } = await aDefinition(service, caller, {
      name: 'n',
      piiCheck: true,
      functionCallsCheck: 'speed',
      allowed_topics: ['travel'],
    });
    await service.ask(updateDefinition, {
      caller,
      id: definition,
      fields: { pii_check: true, allowed_topics: [] },
    });
    const [first, second] = await Promise.all(
      [1, 2].map((version) => kept(caller, { definition: { id: definition, version } })),
    );
    await service.ask(deleteDefinition, { caller, id: definition });
    expect((await read(caller, first ?? '')).request).toEqual({
      pii_check: true,
      tool_use_quality_check: true,
      tuq_mode: 'speed',
      allowed_topics: ['travel'],
    });
    expect((await read(caller, second ?? '')).request).toEqual({
      pii_check: true,
      tool_use_quality_check: true,
      tuq_mode: 'speed',
    });
  });

  it('is absent if it is not known, or the definition is of another workspace', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, await service.newCaller());
    for (const parts of [
      {},
      { definition: { id, version: 1 } },
      { definition: { id: 'gone', version: 1 } },
    ])
      expect(await read(caller, await kept(caller, parts))).not.toHaveProperty('request');
  });
};
