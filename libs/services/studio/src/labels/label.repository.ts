import type { EntityManager } from 'typeorm';
import { newRowId, OwnedRows, type Owner } from '@touchstone/storage';
import { labelEntity, type LabelRow } from './label.entity';

/** Stores labels. Callers that change a prompt's labels must lock the prompt. */
export class LabelRepository extends OwnedRows<LabelRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, labelEntity);
  }

  async point(promptId: string, label: string, number: number): Promise<void> {
    const [row] = await this.many({ prompt_id: promptId, label });
    if (row) await this.set(row.id, { number });
    else await this.add({ id: newRowId(), prompt_id: promptId, label, number });
  }

  async delete(promptId: string, label: string): Promise<void> {
    for (const { id } of await this.many({ prompt_id: promptId, label })) await this.remove(id);
  }
}
