import { Injectable } from '@nestjs/common';
import type {
  Caller,
  deletePromptLabel,
  PromptHead,
  RequestOf,
  RevisionSelector,
  setPromptLabel,
} from '@touchstone/contracts';
import { InvalidField } from '@touchstone/storage';
import { recordChange } from '../audit';
import { RevisionUnknown } from '../errors';
import { isLabel, LABEL_EXPECTED } from '../names';
import { PromptRepository } from '../prompts/prompt.repository';
import { StudioStore } from '../studio.store';
import { LabelRepository } from './label.repository';

type LabelMove = Omit<RequestOf<typeof setPromptLabel>, 'caller'>;
type LabelRemoval = Omit<RequestOf<typeof deletePromptLabel>, 'caller'>;

/** Per prompt. */
const MOST_LABELS = 64;

/** Manages labels: moving one to a revision deploys it, moving it back rolls back. */
@Injectable()
export class LabelService {
  constructor(private readonly store: StudioStore) {}

  /** @throws NotFound, PromptChanged, InvalidField */
  async set(caller: Caller, { id, label, to, ifMatch }: LabelMove): Promise<PromptHead> {
    if (!isLabel(label)) throw new InvalidField('label', LABEL_EXPECTED);
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const { prompt } = await prompts.locked(id, ifMatch);
      const { number } = await revisionOf(prompts, prompt, to);
      const before = numberOf(prompt, label);
      if (before === number) return prompt;
      if (before === null && Object.keys(prompt.labels).length >= MOST_LABELS)
        throw new InvalidField('label', `one of the prompt's ${MOST_LABELS}, which is the maximum`);
      await new LabelRepository(change.manager, caller).point(prompt.id, label, number);
      await prompts.change(prompt, {}, change.now);
      await recordChange(change, caller, 'label_moved', prompt, {
        before: { label, revision: before },
        after: { label, revision: number },
      });
      return prompts.head(prompt.id);
    });
  }

  /** @throws NotFound, PromptChanged, RevisionUnknown */
  delete(caller: Caller, { id, label, ifMatch }: LabelRemoval): Promise<PromptHead> {
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const { prompt } = await prompts.locked(id, ifMatch);
      const before = numberOf(prompt, label);
      if (before === null) throw new RevisionUnknown('label');
      await new LabelRepository(change.manager, caller).delete(prompt.id, label);
      await prompts.change(prompt, {}, change.now);
      await recordChange(change, caller, 'label_removed', prompt, {
        before: { label, revision: before },
      });
      return prompts.head(prompt.id);
    });
  }
}

const numberOf = ({ labels }: PromptHead, label: string): number | null =>
  Object.hasOwn(labels, label) ? (labels[label] ?? null) : null;

/**
 * @throws InvalidField, not RevisionUnknown: the revision is a value in the request, not its
 * subject
 */
const revisionOf = async (
  prompts: PromptRepository,
  { id }: PromptHead,
  to: RevisionSelector,
): Promise<{ number: number }> => {
  try {
    return (await prompts.get(id, to)).revision;
  } catch (error) {
    throw error instanceof RevisionUnknown
      ? new InvalidField('revision', 'a revision of this prompt')
      : error;
  }
};
