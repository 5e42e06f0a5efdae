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
import { LookUps } from '../cache/look-ups';
import { GatewaySettings, STALE_MS } from '../gateway.config';
import { UnknownId } from '../http/errors';
import { isId, LOOK_UP_MS } from '../management/service.client';
import { type ParsedPrompt, parsePrompt } from './compile';
import { UnknownRevision } from './errors';
import { PromptBatches } from './prompt-batches';
import { StudioClient } from './studio.client';

const FRESH_NOTHING_MS = 2_000;

/** Of all prompts that are kept. */
const MOST_BYTES = 64 * 1_048_576;
const PLACEHOLDER_BYTES = 280;
const VALUE_BYTES = 100;

/** Its depth was bounded when it came in. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return VALUE_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + 2 * key.length + weightOf(item),
    VALUE_BYTES,
  );
};

/** Roughly what it takes in memory: text at its widest, and the positions in it. */
export const bytesOf = ({ record, uses }: ParsedPrompt): number =>
  weightOf(record) + PLACEHOLDER_BYTES * [...uses.values()].reduce((sum, times) => sum + times, 0);

const keyOf = (workspace: string, { id, select }: PromptAsked): string =>
  JSON.stringify([workspace, id, select]);

const unknown = ({ select }: PromptAsked): Error =>
  Object.keys(select).length > 0 ? new UnknownRevision() : new UnknownId('prompt');

/** The prompts that were used lately, parsed. */
@Injectable()
export class Prompts {
  private readonly known: LookUps<ParsedPrompt>;
  private readonly batches = new PromptBatches((workspace, asked) => this.ask(workspace, asked));

  constructor(
    private readonly studio: StudioClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: GatewaySettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.known = new LookUps((key) => this.load(key), times, clock, {
      weigh: bytesOf,
      most: MOST_BYTES,
    });
  }

  /** @throws UnknownId, UnknownRevision, Unavailable for one not used lately while the studio service is away */
  async get({ workspace }: Pick<Caller, 'workspace'>, asked: PromptAsked): Promise<ParsedPrompt> {
    const found = isId(asked.id) ? await this.known.get(keyOf(workspace, asked)) : null;
    if (found === null) throw unknown(asked);
    return found;
  }

  /** Every revision of one prompt, by whatever name it was asked for; or all prompts. */
  forget(id?: string): void {
    this.known.forget(id === undefined ? undefined : ({ record }) => record.prompt.id === id);
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
    // Whoever may use prompts may read one; no single key asks.
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
