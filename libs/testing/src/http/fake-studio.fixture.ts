import {
  type Caller, createPrompt, deletePrompt, deletePromptLabel, diffPrompt, getPrompt, getPrompts, listPromptRevisions, listPrompts, type PromptAsked, type PromptContent, type PromptFields,
  type PromptHead, type PromptRecord, type PromptRevision, type PromptState, promptUpdated, type RevisionSelector, setPromptLabel, studioQueue, updatePrompt,
} from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import type { InProcessBroker } from '@touchstone/messaging';
import { attempt, FakeService, Missing, paged, Rows, without } from './fake-service.fixture';

const CREATED_AT = '2026-01-15T12:00:00.000Z';

class Changed extends AppError {
  readonly kind = 'precondition_failed';
  readonly code = 'prompt.changed';
}

/** Builds an id in the form of a cuid2. */
const cuid = (letter: string, number: number): string => letter + String(number).padStart(23, '0');

const contentOf = ({ messages = [], tools = [], parameters = {} }: Partial<PromptContent>): PromptContent => ({ messages, tools, parameters });

interface Row extends PromptHead {
  revisions: PromptRevision[];
}

const headOf = (row: Row): PromptHead => without(row, 'revisions');

const revisionIn = ({ revisions, labels, active_revision }: Row, { revisionId, number, label }: RevisionSelector): PromptRevision => {
  const wanted = number ?? (label === undefined ? active_revision : labels[label]);
  const found = revisions.find((revision) => (revisionId === undefined ? revision.number === wanted : revision.id === revisionId));
  if (found === undefined) throw new Missing('This prompt has no such revision.');
  return found;
};

const orNull = <T>(found: T | Error): T | null => (found instanceof Error ? null : found);

/** Fake studio service without a database, on real messages. */
export class FakeStudio extends FakeService {
  readonly prompts = new Rows<Row>();
  /** Limit of answers to one request for several prompts. */
  answersAtOnce = Infinity;
  private made = 0;

  private constructor(private readonly broker: InProcessBroker) {
    super(broker, studioQueue);
  }

  static async on(broker: InProcessBroker): Promise<FakeStudio> {
    const studio = new FakeStudio(broker);
    await studio.servePrompts();
    await studio.serveRevisions();
    return studio;
  }

  /** Changes a prompt as a request to another replica of the gateway would. */
  async change(workspace: string, id: string, fields: PromptFields): Promise<void> {
    this.update({ workspace, keyId: 'key-9' }, id, fields);
    await this.broker.emit(promptUpdated.pattern, { workspace, id, text_id: this.row(workspace, id).text_id });
  }

  /** Returns a prompt by its id or its text id. */
  private row(workspace: string, id: string): Row {
    const row = this.prompts.all(workspace).find((prompt) => prompt.id === id || prompt.text_id === id);
    if (row === undefined) throw new Missing('There is nothing with this id; check it.');
    return row;
  }

  private demand(workspace: string, id: string, ifMatch?: PromptState[]): Row {
    const row = this.row(workspace, id);
    const isState = ifMatch?.some(({ revisionId, version }) => revisionId === revisionIn(row, {}).id && version === row.version) ?? true;
    if (!isState) throw new Changed('The prompt was changed meanwhile.');
    return row;
  }

  private record(workspace: string, { id, select }: PromptAsked): PromptRecord {
    const row = this.row(workspace, id);
    return { prompt: headOf(row), revision: revisionIn(row, select) };
  }

  private revision({ keyId }: Caller, number: number, beta: boolean, content: PromptContent): PromptRevision {
    return { id: cuid('r', (this.made += 1)), number, beta, created_at: CREATED_AT, created_by: keyId, ...content };
  }

  private create(caller: Caller, { name = '', description = '', active = true, beta = false, ...content }: PromptFields): PromptRecord {
    const revision = this.revision(caller, 1, beta, contentOf(content));
    const row: Row = {
      id: cuid('p', (this.made += 1)), text_id: name.toLowerCase().replaceAll(' ', '-'), name, description, active, active_revision: 1, created_at: CREATED_AT,
      updated_at: CREATED_AT, version: 1, labels: {}, revisions: [revision],
    };
    return { prompt: headOf(this.prompts.put(caller.workspace, row)), revision };
  }

  private update(caller: Caller, id: string, { beta = false, messages, tools, parameters, ...named }: PromptFields): PromptRecord {
    const before = this.row(caller.workspace, id);
    const makes = messages !== undefined || tools !== undefined || parameters !== undefined;
    const active = revisionIn(before, {});
    const content = contentOf({ messages: messages ?? active.messages, tools: tools ?? active.tools, parameters: parameters ?? active.parameters });
    const made = makes ? [this.revision(caller, before.revisions.length + 1, beta, content)] : [];
    const after: Row = { ...before, ...named, version: before.version + 1, revisions: [...before.revisions, ...made] };
    if (makes && !beta) after.active_revision = after.revisions.length;
    this.prompts.put(caller.workspace, after);
    return { prompt: headOf(after), revision: made[0] ?? revisionIn(after, {}) };
  }

  private async servePrompts(): Promise<void> {
    await this.serve(createPrompt, ({ caller, fields }) => this.create(caller, fields));
    await this.serve(getPrompt, ({ caller, id, select }) => this.record(caller.workspace, { id, select }));
    await this.serve(getPrompts, ({ caller, asked }) => asked.slice(0, this.answersAtOnce).map((one) => attempt(() => this.record(caller.workspace, one))).map(orNull));
    await this.serve(listPrompts, ({ caller, page }) => paged(this.prompts.all(caller.workspace), page).map(headOf));
    await this.serve(deletePrompt, ({ caller, id, ifMatch }) => this.prompts.delete(caller.workspace, this.demand(caller.workspace, id, ifMatch).id));
    await this.serve(updatePrompt, ({ caller, id, fields, ifMatch }) => {
      this.demand(caller.workspace, id, ifMatch);
      return this.update(caller, id, fields);
    });
  }

  private async serveRevisions(): Promise<void> {
    await this.serve(listPromptRevisions, ({ caller, id, page }) => {
      const { revisions, active_revision, labels } = this.row(caller.workspace, id);
      const labelsOf = (number: number) => Object.keys(labels).filter((label) => labels[label] === number);
      const latestFirst = [...revisions].reverse();
      return paged(latestFirst, page).map(({ id: revisionId, number, beta, created_at, created_by }) => ({
        id: revisionId, number, beta, created_at, created_by, active: number === active_revision, labels: labelsOf(number),
      }));
    });
    await this.serve(diffPrompt, ({ caller, id, from, to }) => {
      const row = this.row(caller.workspace, id);
      const changed = { kind: 'changed' as const, path: 'messages[0].content', before: 'a', after: 'b' };
      return { from: revisionIn(row, from).number, to: revisionIn(row, to).number, messages: [changed], tools: [], parameters: [] };
    });
    const relabelled = (workspace: string, row: Row, labels: Record<string, number>): PromptHead =>
      headOf(this.prompts.put(workspace, { ...row, version: row.version + 1, labels }));
    await this.serve(setPromptLabel, ({ caller, id, label, to, ifMatch }) => {
      const row = this.demand(caller.workspace, id, ifMatch);
      return relabelled(caller.workspace, row, { ...row.labels, [label]: revisionIn(row, to).number });
    });
    await this.serve(deletePromptLabel, ({ caller, id, label, ifMatch }) => {
      const row = this.demand(caller.workspace, id, ifMatch);
      if (!Object.hasOwn(row.labels, label)) throw new Missing('This prompt has no such label.');
      return relabelled(caller.workspace, row, without(row.labels, label));
    });
  }
}
