import type { MediaKind } from '@touchstone/contracts';
import type { ModelAnswer, Piece, ReadEvent, TokenUsage } from './dialect';
import { count } from './reading/conversation';
import { toolArguments } from './reading/tool-arguments';

interface Call {
  id?: string;
  name: string;
}

/** Form of a tool's name, up to twice the length that vendors allow. */
const NAME = /^\S{0,128}$/;

/** Characters of other texts after which an earlier channel counts as closed. */
const ENOUGH = 400;

/**
 * Collects a model's output in channels: one for each choice, tool call or separate text.
 */
export class Transcript {
  private readonly channels = new Map<string, string>();
  private readonly calls = new Map<string, Call>();
  private readonly media = new Map<string, readonly MediaKind[]>();
  private readonly usage: TokenUsage = {};
  private closed: string[] = [];
  private readonly since = new Map<string, number>();
  private model: string | undefined;
  private isError = false;

  /** Appends text to a channel. */
  add(channel: string, text: unknown): Piece[] {
    if (typeof text !== 'string' || text === '') return [];
    this.channels.set(channel, (this.channels.get(channel) ?? '') + text);
    return [{ channel, text }];
  }

  /**
   * Sets the whole text of a channel: text that it already has is a repetition, different text is
   * appended, so that both are read.
   */
  settle(channel: string, whole: unknown): Piece[] {
    if (typeof whole !== 'string' || whole === '') return [];
    const had = this.channels.get(channel) ?? '';
    if (whole.length >= had.length && whole.startsWith(had))
      return this.add(channel, whole.slice(had.length));
    return this.add(channel, `\n${whole}`);
  }

  /** Marks channels as closed. */
  close(...channels: string[]): void {
    this.closed.push(...channels);
  }

  /**
   * Closes channels that vendors do not close, once `ENOUGH` characters of other channels have
   * followed.
   */
  moveOn(over: readonly string[], pieces: readonly Piece[]): void {
    const key = over.join();
    const continues = pieces.some(({ channel }) => over.includes(channel));
    const since = continues
      ? 0
      : (this.since.get(key) ?? 0) + pieces.reduce((sum, { text }) => sum + text.length, 0);
    this.since.set(key, since);
    if (since >= ENOUGH) this.close(...over);
  }

  /** Builds the event with these pieces and the channels closed since the previous one. */
  event(pieces: Piece[], ended = false): ReadEvent {
    return { pieces, closed: this.closed.splice(0), ended };
  }

  /**
   * Marks the channel's text as the arguments of a tool call. A name that is more than an
   * identifier is text, too.
   */
  call(channel: string, name: unknown, id: unknown): Piece[] {
    const known = this.calls.get(channel);
    const called = typeof name === 'string' && name !== '' ? name : known?.name;
    const named = typeof id === 'string' && id !== '' ? id : known?.id;
    this.calls.set(channel, { name: called ?? '', ...(named !== undefined && { id: named }) });
    return typeof name === 'string' && !NAME.test(name) ? this.settle(`${channel} name`, name) : [];
  }

  /** Records the skipped media of a channel; repetitions count once. */
  skip(channel: string, kinds: readonly MediaKind[]): void {
    if (kinds.length > 0) this.media.set(channel, kinds);
  }

  count(input: unknown, output: unknown): void {
    const [inputTokens, outputTokens] = [count(input), count(output)];
    Object.assign(
      this.usage,
      inputTokens !== undefined && { inputTokens },
      outputTokens !== undefined && { outputTokens },
    );
  }

  by(model: unknown): void {
    if (typeof model === 'string' && model !== '') this.model = model;
  }

  /** Marks the answer as one that the vendor did not complete. */
  fail(): void {
    this.isError = true;
  }

  answer(): ModelAnswer {
    const skipped = [...this.media.values()].flat();
    return {
      texts: [...this.channels].flatMap(([channel, text]) =>
        this.calls.has(channel) ? [] : [text],
      ),
      toolCalls: [...this.calls].map(([channel, call]) => ({
        ...call,
        ...toolArguments(this.channels.get(channel)),
      })),
      ...(skipped.length > 0 && { skipped }),
      usage: { ...this.usage },
      ...(this.model !== undefined && { model: this.model }),
      ...(this.isError && { isError: true }),
    };
  }
}
