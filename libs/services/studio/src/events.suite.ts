import {
  createPrompt,
  deletePrompt,
  deletePromptLabel,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { aCaller, aPrompt, type RunningStudio, says } from './studio.fixture';

/** Describes the events of prompts, on any engine. */
export const describeEvents = (running: () => RunningStudio): void => {
  it('are published to all services, and written to the audit log with the states before and after', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller, says('a secret text'));
    const { id } = prompt;
    const updated = await service.ask(updatePrompt, {
      caller,
      id,
      fields: { ...says('another secret text'), name: 'Renamed' },
    });
    await service.ask(updatePrompt, { caller, id, fields: { active_revision: 1 } });
    await service.ask(setPromptLabel, { caller, id, label: 'production', to: { number: 1 } });
    await service.ask(setPromptLabel, { caller, id, label: 'production', to: { number: 2 } });
    await service.ask(deletePromptLabel, { caller, id, label: 'production' });
    await service.ask(deletePrompt, { caller, id });
    await eventually(
      () => service.recordsOf(caller).length === 7 && service.updatesOf(caller).length === 7,
    );
    const records = service.recordsOf(caller);
    const label = 'production';
    expect(records.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: 'prompt.created', before: null, after: prompt },
      { action: 'prompt.updated', before: prompt, after: { ...updated.prompt, revision: 2 } },
      { action: 'prompt.activated', before: { active_revision: 2 }, after: { active_revision: 1 } },
      {
        action: 'prompt.label_moved',
        before: { label, revision: null },
        after: { label, revision: 1 },
      },
      {
        action: 'prompt.label_moved',
        before: { label, revision: 1 },
        after: { label, revision: 2 },
      },
      { action: 'prompt.label_removed', before: { label, revision: 2 }, after: null },
      { action: 'prompt.deleted', before: { id, name: 'Renamed' }, after: null },
    ]);
    for (const record of records)
      expect(record).toMatchObject({
        keyId: caller.keyId,
        subjectId: id,
        at: new Date(service.clock.nowMs()).toISOString(),
      });
    expect(new Set(records.map((record) => record.id)).size).toBe(7);
    expect(JSON.stringify(records)).not.toContain('secret text');
    for (const update of service.updatesOf(caller))
      expect(update).toEqual({ workspace: caller.workspace, id, text_id: prompt.text_id });
  });

  it('are not published when they fail or change nothing', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    await service.ask(updatePrompt, { caller, id: prompt.id, fields: { name: prompt.name } });
    const refused = [
      service.ask(createPrompt, { caller, fields: {} }),
      service.ask(updatePrompt, {
        caller,
        id: prompt.id,
        fields: { name: 'x', active_revision: 5 },
      }),
      service.ask(updatePrompt, { caller, id: prompt.id, fields: { name: 'x' }, ifMatch: [] }),
      service.ask(setPromptLabel, { caller, id: prompt.id, label: 'x', to: { number: 5 } }),
    ];
    await Promise.all(refused.map((attempt) => expect(attempt).rejects.toBeDefined()));
    await service.ask(deletePrompt, { caller, id: prompt.id });
    const untold = () =>
      service.sql(`SELECT * FROM "${service.schema}"."outbox" WHERE "body"->>'workspace' = $1`, [
        caller.workspace,
      ]);
    await eventually(async () => expect(await untold()).toEqual([]));
    await eventually(() =>
      expect(service.recordsOf(caller).map(({ action }) => action)).toEqual([
        'prompt.created',
        'prompt.deleted',
      ]),
    );
    await eventually(() => expect(service.updatesOf(caller)).toHaveLength(2));
  });
};
