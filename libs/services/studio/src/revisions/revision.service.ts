import { Injectable } from '@nestjs/common';
import type {
  Caller,
  Page,
  PromptDiff,
  PromptRevisionSummary,
  RevisionSelector,
} from '@touchstone/contracts';
import { PromptRepository } from '../prompts/prompt.repository';
import { StudioStore } from '../studio.store';
import { changesBetween } from './diff';
import { RevisionRepository } from './revision.repository';

/** Lists and compares the revisions of a prompt. */
@Injectable()
export class RevisionService {
  constructor(private readonly store: StudioStore) {}

  /** @throws NotFound */
  list(caller: Caller, id: string, page: Page): Promise<PromptRevisionSummary[]> {
    return this.store.read(async (manager) => {
      const prompt = await new PromptRepository(manager, caller).head(id);
      return new RevisionRepository(manager, caller).list(prompt, page);
    });
  }

  /** @throws NotFound, RevisionUnknown */
  diff(
    caller: Caller,
    id: string,
    from: RevisionSelector,
    to: RevisionSelector,
  ): Promise<PromptDiff> {
    return this.store.read(async (manager) => {
      const prompts = new PromptRepository(manager, caller);
      const { revision: older } = await prompts.get(id, from);
      const { revision: newer } = await prompts.get(id, to);
      return {
        from: older.number,
        to: newer.number,
        messages: changesBetween('messages', older.messages, newer.messages),
        tools: changesBetween('tools', older.tools, newer.tools),
        parameters: changesBetween('parameters', older.parameters, newer.parameters),
      };
    });
  }
}
