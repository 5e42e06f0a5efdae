import { MOST_PROMPTS_ASKED, type PromptAsked, type PromptRecord } from '@touchstone/contracts';
import { AppError, currentTrace, withTrace } from '@touchstone/kernel';

/**
 * Requests several prompts of a workspace. Resolves to their records in order, `null` for a missing
 * one; the last ones may be left out, but not all.
 */
export type AskForPrompts = (
  workspace: string,
  asked: readonly PromptAsked[],
) => Promise<(PromptRecord | null)[]>;

interface Waiting {
  asked: PromptAsked;
  traceparent: string | undefined;
  resolve(record: PromptRecord | null): void;
  reject(error: unknown): void;
}

/** After this time a request no longer delays the next batch. */
const MAX_WAIT_MS = 100;

/**
 * Batches look-ups: those that a workspace makes while one of its own is in flight are sent
 * together after it. A lone look-up is sent at once.
 */
export class PromptBatches {
  /** Waiting look-ups by workspace, while one of its look-ups is in flight. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly ask: AskForPrompts) {}

  /** Returns `null` if there is no such prompt. @throws what `ask` throws */
  get(workspace: string, asked: PromptAsked): Promise<PromptRecord | null> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { asked, traceparent: currentTrace(), resolve, reject };
      const waiting = this.waiting.get(workspace);
      if (waiting) waiting.push(one);
      else void this.askAll(workspace, [one]);
    });
  }

  private async askAll(workspace: string, waiting: Waiting[]): Promise<void> {
    this.waiting.set(workspace, waiting);
    while (waiting.length > 0)
      await settledInTime(
        Promise.all(batchesOf(waiting.splice(0)).map((batch) => this.answer(workspace, batch))),
      );
    this.waiting.delete(workspace);
  }

  private async answer(workspace: string, batch: readonly Waiting[]): Promise<void> {
    let left = batch;
    try {
      while (left.length > 0) {
        const records = await this.answersTo(workspace, left);
        records.forEach((record, index) => left[index]?.resolve(record));
        left = left.slice(records.length);
      }
    } catch (error) {
      if (error instanceof AppError || left.length === 1)
        return left.forEach(({ reject }) => reject(error));
      // A failed look-up must not fail the others.
      await Promise.all(left.map((one) => this.answer(workspace, [one])));
    }
  }

  /** Resolves to at least one record. Runs in the trace of the first look-up. */
  private async answersTo(
    workspace: string,
    batch: readonly Waiting[],
  ): Promise<(PromptRecord | null)[]> {
    const records = await withTrace(batch[0]?.traceparent, () =>
      this.ask(
        workspace,
        batch.map(({ asked }) => asked),
      ),
    );
    if (records.length === 0)
      throw new Error('The studio service answered for none of the prompts.');
    return records;
  }
}

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_PROMPTS_ASKED) }, (_, index) =>
    all.slice(index * MOST_PROMPTS_ASKED, (index + 1) * MOST_PROMPTS_ASKED),
  );

const settledInTime = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
