import type { EntityManager } from 'typeorm';
import type { Page, PromptHead, PromptRevisionSummary } from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { revisionEntity, type RevisionRow } from './revision.entity';

/** All columns but the content. */
const SUMMARY = { id: true, number: true, beta: true, created_at: true, created_by: true };

export type NewRevision = Omit<RevisionRow, 'workspace'>;

export class RevisionRepository extends OwnedRows<RevisionRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, revisionEntity);
  }

  create(row: NewRevision): Promise<void> {
    return this.add(row);
  }

  /** Returns the revision that an earlier delivery of the request created. */
  async madeBy(
    requestId: string | undefined,
  ): Promise<Pick<RevisionRow, 'prompt_id' | 'number'> | undefined> {
    if (requestId === undefined) return undefined;
    const [made] = await this.many(
      { request_id: requestId },
      { select: { prompt_id: true, number: true } },
    );
    return made;
  }

  /** Returns revisions, latest first. */
  async list(prompt: PromptHead, { limit, offset }: Page): Promise<PromptRevisionSummary[]> {
    const rows = await this.many(
      { prompt_id: prompt.id },
      { select: SUMMARY, order: { number: 'DESC' }, take: limit, skip: offset },
    );
    return rows.map(({ id, number, beta, created_at, created_by }) => ({
      id,
      number,
      beta,
      created_at: created_at.toISOString(),
      created_by,
      active: number === prompt.active_revision,
      labels: Object.entries(prompt.labels)
        .filter(([, labelled]) => labelled === number)
        .map(([label]) => label),
    }));
  }
}
