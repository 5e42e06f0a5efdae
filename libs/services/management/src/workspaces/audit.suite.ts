import {
  type Caller,
  type ChangeRecorded,
  changeRecorded,
  listAudit,
  updateWorkspace,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import { ANY_PAGE, type RunningManagement } from '../management.fixture';
import { AuditService } from './audit.service';

const aChange = ({ workspace }: Caller, parts: Partial<ChangeRecorded> = {}): ChangeRecorded => ({
  id: newId(),
  workspace,
  keyId: 'key-1',
  at: '2026-01-15T11:00:00.000Z',
  action: 'prompt.label_moved',
  subjectId: 'p',
  before: { label: 'production', revision: 1 },
  after: { label: 'production', revision: 2 },
  ...parts,
});

/** Describes changes that other services made in a workspace, on any engine. */
export const describeAudit = (running: () => RunningManagement): void => {
  const entriesOf = ({ ask }: RunningManagement, caller: Caller) =>
    ask(listAudit, { caller, page: ANY_PAGE });

  it('lists a change of another service among its own', async () => {
    const service = running();
    const caller = await service.newCaller();
    await service.tell(changeRecorded, aChange(caller));
    await eventually(async () => (await entriesOf(service, caller)).length === 2);
    await service.ask(updateWorkspace, { caller, fields: { retention_days: 8 } });
    const entries = await entriesOf(service, caller);
    expect(entries.map(({ action }) => action)).toEqual([
      'workspace.updated',
      'prompt.label_moved',
      'workspace.created',
    ]);
    expect(entries[1]).toEqual({
      id: expect.any(String) as string,
      at: '2026-01-15T11:00:00.000Z',
      key_id: 'key-1',
      action: 'prompt.label_moved',
      subject_id: 'p',
      before: { label: 'production', revision: 1 },
      after: { label: 'production', revision: 2 },
    });
  });

  it('stores one entry of a change that is published repeatedly and concurrently', async () => {
    const service = running();
    const caller = await service.newCaller();
    const [first, second] = [aChange(caller), aChange(caller)];
    await Promise.all(
      [first, first, second, first, { ...first, action: 'another' }].map((event) =>
        service.get(AuditService).keep(event),
      ),
    );
    await service.get(AuditService).keep(second);
    await expect(entriesOf(service, caller)).resolves.toHaveLength(3);
  });

  it('shows a change to its own workspace only, and accepts characters Postgres cannot hold', async () => {
    const service = running();
    const [owner, stranger] = [await service.newCaller(), await service.newCaller()];
    await service
      .get(AuditService)
      .keep(aChange(owner, { before: null, after: { name: 'a\0\ud800' } }));
    await expect(entriesOf(service, owner)).resolves.toMatchObject([
      { before: null, after: { name: 'a\ufffd\ufffd' } },
      {},
    ]);
    await expect(entriesOf(service, stranger)).resolves.toMatchObject([
      { action: 'workspace.created' },
    ]);
  });

  it('continues after a change of an unknown workspace', async () => {
    const service = running();
    const caller = await service.newCaller();
    const lost = aChange({ ...caller, workspace: 'nowhere' });
    await expect(service.get(AuditService).keep(lost)).rejects.toBeDefined();
    await service.tell(changeRecorded, lost);
    await service.tell(changeRecorded, aChange(caller));
    await eventually(async () => (await entriesOf(service, caller)).length === 2);
  });
};
