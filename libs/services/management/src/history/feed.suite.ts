import {
  type Caller,
  createApiKey,
  type EvaluationCriteria,
  type EvaluationFeed,
  evaluationsStored,
  followEvaluations,
  revokeApiKey,
  type Scope,
  SCOPES,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { aCompletion, keepAll, keepTogether, type RunningManagement } from '../management.fixture';

/** Creates a caller in a workspace of its own, by a key that exists. */
export const aReader = async (
  { ask, newCaller }: RunningManagement,
  ...scopes: Scope[]
): Promise<Caller> => {
  const { workspace } = await newCaller();
  const caller = { workspace, keyId: 'spec' };
  const { id } = await ask(createApiKey, {
    caller,
    callerScopes: SCOPES,
    fields: { name: 'reader', scopes },
  });
  return { workspace, keyId: id };
};

/** Describes the feed of stored evaluations, on any engine. */
export const describeFeed = (running: () => RunningManagement): void => {
  const follow = (caller: Caller, after: string | null, criteria: EvaluationCriteria = {}) =>
    running().ask(followEvaluations, { caller, criteria, after });
  const feed = async (...parts: Parameters<typeof follow>): Promise<EvaluationFeed> => {
    const read = await follow(...parts);
    if (read === null) throw new Error('The key does not work.');
    return read;
  };
  const idsIn = ({ items }: EvaluationFeed): string[] =>
    items.map(({ evaluation }) => evaluation.id);

  it('begins at the current position, and goes on in the order of storing', async () => {
    const service = running();
    const caller = await aReader(service, 'read');
    const { workspace } = caller;
    await keepAll(service, [aCompletion({ workspace })]);
    const { items, position, more } = await feed(caller, null);
    expect([items, more]).toEqual([[], false]);
    const [late, later] = [
      aCompletion({ workspace }),
      aCompletion({ workspace, completedAt: '2020-01-01T00:00:00.000Z' }),
    ] as const;
    await keepAll(service, [late]);
    await keepAll(service, [later]);
    const next = await feed(caller, position);
    expect(idsIn(next)).toEqual([late.id, later.id]);
    expect(next.position).toBe(next.items[1]?.position);
    expect(idsIn(await feed(caller, next.items[0]?.position ?? null))).toEqual([later.id]);
    expect(await feed(caller, next.position)).toEqual({
      items: [],
      position: next.position,
      more: false,
    });
  });

  it('has every evaluation once, page by page', async () => {
    const service = running();
    const caller = await aReader(service, 'manage');
    const { workspace } = caller;
    const { position } = await feed(caller, null);
    const events = Array.from({ length: 230 }, () => aCompletion({ workspace }));
    await keepTogether(service, events);
    const ids: string[] = [];
    let page = await feed(caller, position);
    ids.push(...idsIn(page));
    while (page.more) {
      page = await feed(caller, page.position);
      ids.push(...idsIn(page));
    }
    expect([...ids].sort()).toEqual(events.map(({ id }) => id).sort());
  });

  it('has what meets its criteria, and passes over the rest', async () => {
    const service = running();
    const caller = await aReader(service, 'read');
    const { workspace } = caller;
    const { position } = await feed(caller, null);
    const [wanted, other] = [
      aCompletion({ workspace, guardrails: ['g'] }),
      aCompletion({ workspace }),
    ] as const;
    await keepAll(service, [wanted, other]);
    const read = await feed(caller, position, { guardrail: 'g', label: 'NO_PII_FOUND' });
    expect(idsIn(read)).toEqual([wanted.id]);
    expect(await feed(caller, read.position)).toMatchObject({ items: [] });
  });

  it('belongs to one workspace', async () => {
    const service = running();
    const [owner, stranger] = [await aReader(service, 'read'), await aReader(service, 'read')];
    await keepAll(service, [aCompletion({ workspace: owner.workspace })]);
    expect((await feed(stranger, '0')).items).toEqual([]);
    expect((await feed(owner, '0')).items).toHaveLength(1);
  });

  it('ends with its key, and is refused to keys that may not read', async () => {
    const service = running();
    const reader = await aReader(service, 'read');
    await expect(follow(reader, null)).resolves.not.toBeNull();
    await service.ask(revokeApiKey, { caller: reader, id: reader.keyId });
    await expect(follow(reader, null)).resolves.toBeNull();
    await expect(follow(await aReader(service, 'evaluate'), null)).resolves.toBeNull();
    const { keyId } = await aReader(service, 'read');
    await expect(follow({ ...reader, keyId }, null)).resolves.toBeNull();
  });

  it('is announced', async () => {
    const service = running();
    const { workspace } = await service.newCaller();
    const heard: unknown[] = [];
    await service.broker.subscribe(
      { service: `spec-${workspace}`, kind: 'broadcast' },
      evaluationsStored.pattern,
      async ({ body }) => void heard.push(...(body as { workspaces: string[] }).workspaces),
    );
    await keepAll(service, [aCompletion({ workspace }), aCompletion({ workspace })]);
    await eventually(() => heard.includes(workspace));
  });
};
