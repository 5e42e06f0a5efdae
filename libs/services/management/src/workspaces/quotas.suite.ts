import {
  type Caller,
  createApiKey,
  createDefinition,
  createGuardrail,
  deleteDefinition,
  deleteGuardrail,
  discardBatch,
  listGuardrails,
  openBatch,
  revokeApiKey,
  rotateApiKey,
  SCOPES,
  updateGuardrail,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Database } from '@touchstone/storage';
import { ANY_PAGE, type RunningManagement, startManagement } from '../management.fixture';

const reached = (sentence: string): object => ({
  kind: 'invalid',
  code: 'limit.reached',
  message: expect.stringContaining(sentence) as string,
});
const alerting = (email: string) => ({ actions: { alert: { email } } });

/** Describes the quotas of a workspace, on any engine. */
export const describeQuotas = (database: () => Database): void => {
  let service: RunningManagement;
  let caller: Caller;
  beforeAll(async () => {
    service = await startManagement(database(), {
      quotas: { apiKeys: 2, definitions: 2, guardrails: 3, alertRecipients: 2, batches: 2 },
    });
  });
  beforeEach(async () => {
    caller = await service.newCaller();
  });
  afterAll(() => service.close());

  const newKey = () =>
    service.ask(createApiKey, { caller, callerScopes: SCOPES, fields: { name: 'k' } });
  const rotate = (id: string, overlapSeconds: number) =>
    service.ask(rotateApiKey, { caller, callerScopes: SCOPES, id, overlapSeconds });
  const newGuardrail = (fields: object = {}, collection: 'rules' | 'guardrails' = 'guardrails') =>
    service.ask(createGuardrail, { caller, collection, fields });
  const change = (id: string, fields: object) =>
    service.ask(updateGuardrail, { caller, collection: 'guardrails', id, fields });

  it('limits working API keys', async () => {
    const [first, second] = [await newKey(), await newKey()];
    await expect(newKey()).rejects.toMatchObject(reached('at most 2 API keys; revoke one first.'));
    await expect(rotate(first.id, 60)).rejects.toMatchObject(reached('at most 2 API keys'));
    await rotate(first.id, 0);
    await service.ask(revokeApiKey, { caller, id: second.id });
    await newKey();
    await expect(newKey()).rejects.toMatchObject(reached('at most 2 API keys'));
  });

  it('limits batches that have not ended', async () => {
    const open = async () => (await service.ask(openBatch, { caller, id: newId() })).id;
    const [first] = [await open(), await open()];
    await expect(open()).rejects.toMatchObject(reached('at most 2 batches at a time'));
    await service.ask(discardBatch, { caller, id: first });
    await open();
    await expect(open()).rejects.toMatchObject(reached('at most 2 batches at a time'));
  });

  it('limits evaluation definitions, not counting deleted ones', async () => {
    const create = () => service.ask(createDefinition, { caller, fields: { piiCheck: true } });
    const [{ id }] = [await create(), await create()];
    await expect(create()).rejects.toMatchObject(
      reached('at most 2 evaluation definitions; delete one first.'),
    );
    await service.ask(deleteDefinition, { caller, id });
    await create();
  });

  it('limits rules and guardrails together', async () => {
    const { id } = await newGuardrail();
    await newGuardrail({}, 'rules');
    await newGuardrail({}, 'rules');
    for (const collection of ['rules', 'guardrails'] as const)
      await expect(newGuardrail({}, collection)).rejects.toMatchObject(
        reached('at most 3 rules and guardrails together; delete one first.'),
      );
    await service.ask(deleteGuardrail, { caller, collection: 'guardrails', id });
    await newGuardrail();
  });

  it('holds under concurrent requests', async () => {
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => newGuardrail()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(
      service.ask(listGuardrails, { caller, collection: 'guardrails', page: ANY_PAGE }),
    ).resolves.toHaveLength(3);
  });

  it('limits the different alert addresses, and allows every other change', async () => {
    const one = await newGuardrail(alerting('one@example.com'));
    const two = await newGuardrail(alerting('two@example.com'));
    const three = await newGuardrail(alerting('ONE@example.com'));
    await expect(change(three.id, alerting('three@example.com'))).rejects.toMatchObject(
      reached('at most 2 e-mail addresses in the alerts'),
    );
    await change(three.id, { name: 'renamed' });
    await change(two.id, alerting('one@example.com'));
    await change(three.id, alerting('three@example.com'));
    await change(one.id, alerting(''));
    await service.ask(deleteGuardrail, { caller, collection: 'guardrails', id: one.id });
    await expect(newGuardrail(alerting('four@example.com'))).rejects.toMatchObject(
      reached('at most 2 e-mail addresses'),
    );
  });

  it('ignores other workspaces', async () => {
    await newKey();
    await newKey();
    caller = await service.newCaller();
    await expect(newKey()).resolves.toMatchObject({ name: 'k' });
  });
};
