import { MOST_PROMPTS_ASKED, type PromptAsked, type PromptRecord } from '@touchstone/contracts';
import { AppError, currentTrace, withTrace } from '@touchstone/kernel';

/** Asks for several prompts of a workspace: in their order, `null` for what is not there; maybe not for the last ones, but for one at least. */
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

/** A question that is not answered by then keeps nobody else waiting. */
const PATIENCE_MS = 100;

/**
 * Puts questions together: what a workspace asks while a question of its own is under way goes together into its next one. A lone question is asked at
 * once.
 */
export class PromptBatches {
  /** By workspace, while a question is under way. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly ask: AskForPrompts) {}

  /** `null` when there is none. @throws what `ask` throws */
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
      await patiently(
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
      // One that cannot be answered must not take the others with it.
      await Promise.all(left.map((one) => this.answer(workspace, [one])));
    }
  }

  /** At least one. In the trace of the first of them. */
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

const patiently = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
