import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  getPrompt,
  getPrompts,
  type PromptAsked,
  type PromptRecord,
  type RevisionSelector,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { ClientSettings, STALE_MS } from '../clients.config';
import { isId, LOOK_UP_MS } from '../service.client';
import { UnknownId } from '../unknown-id';
import { type ParsedPrompt, parsePrompt } from './compile';
import { UnknownRevision } from './errors';
import { PromptBatches } from './prompt-batches';
import { StudioClient } from './studio.client';

const FRESH_NOTHING_MS = 2_000;

/** Maximum estimated size of all cached prompts together. */
const MAX_BYTES = 64 * 1_048_576;
const PLACEHOLDER_BYTES = 280;
const VALUE_BYTES = 100;

/** Recursive: the depth was bounded when the prompt was stored. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return VALUE_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + 2 * key.length + weightOf(item),
    VALUE_BYTES,
  );
};

/** Estimates the memory of a parsed prompt: text at its widest, and the positions in it. */
export const bytesOf = ({ record, uses }: ParsedPrompt): number =>
  weightOf(record) + PLACEHOLDER_BYTES * [...uses.values()].reduce((sum, times) => sum + times, 0);

const keyOf = (workspace: string, { id, select }: PromptAsked): string =>
  JSON.stringify([workspace, id, select]);

const unknown = ({ select }: PromptAsked): Error =>
  Object.keys(select).length > 0 ? new UnknownRevision() : new UnknownId('prompt');

/** Caches parsed prompts by workspace, id and revision. */
@Injectable()
export class PromptCache {
  private readonly cache: StaleWhileRevalidateCache<ParsedPrompt>;
  private readonly batches = new PromptBatches((workspace, asked) => this.ask(workspace, asked));

  constructor(
    private readonly studio: StudioClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.cache = new StaleWhileRevalidateCache((key) => this.load(key), times, clock, {
      sizeOf: bytesOf,
      max: MAX_BYTES,
    });
  }

  /**
   * @throws UnknownId, UnknownRevision; Unavailable for one that is not cached during an outage of
   * the studio service
   */
  async get({ workspace }: Pick<Caller, 'workspace'>, asked: PromptAsked): Promise<ParsedPrompt> {
    const found = isId(asked.id) ? await this.cache.get(keyOf(workspace, asked)) : null;
    if (found === null) throw unknown(asked);
    return found;
  }

  /** Drops every revision of one prompt, under each of its ids; or all prompts. */
  invalidate(id?: string): void {
    this.cache.invalidate(id === undefined ? undefined : ({ record }) => record.prompt.id === id);
  }

  private async load(key: string): Promise<ParsedPrompt | null> {
    const [workspace, id, select] = JSON.parse(key) as [string, string, RevisionSelector];
    const record = await this.batches.get(workspace, { id, select });
    return record && parsePrompt(record);
  }

  private async ask(
    workspace: string,
    asked: readonly PromptAsked[],
  ): Promise<(PromptRecord | null)[]> {
    // Every key that may use prompts may read one, so the request names no key.
    const caller = { workspace, keyId: '' };
    const [one, ...others] = asked;
    if (one === undefined || others.length > 0)
      return this.studio.ask(getPrompts, { caller, asked: [...asked] }, LOOK_UP_MS);
    try {
      return [await this.studio.ask(getPrompt, { caller, ...one }, LOOK_UP_MS)];
    } catch (error) {
      if (error instanceof UnknownId || error instanceof UnknownRevision) return [null];
      throw error;
    }
  }
}
