import type { ModelAnswer, Piece, ReadEvent, TokenUsage } from './dialect';
import { count } from './reading/conversation';
import { toolArguments } from './reading/tool-arguments';

interface Call {
  id?: string;
  name: string;
}

/** As long as vendors let names of tools be, twice over. */
const NAME = /^\S{0,128}$/;

/** Characters of other texts after which nobody goes on with an earlier one. */
const ENOUGH = 400;

/** What a model has said so far, in channels: one for each choice, tool call, or other text of its own. */
export class Transcript {
  private readonly channels = new Map<string, string>();
  private readonly calls = new Map<string, Call>();
  private readonly usage: TokenUsage = {};
  private closed: string[] = [];
  private readonly since = new Map<string, number>();
  private model: string | undefined;

  /** The channel goes on with this. */
  add(channel: string, text: unknown): Piece[] {
    if (typeof text !== 'string' || text === '') return [];
    this.channels.set(channel, (this.channels.get(channel) ?? '') + text);
    return [{ channel, text }];
  }

  /** The whole of a channel is this: what it already has is a repeat, what differs is added, so that both are read. */
  settle(channel: string, whole: unknown): Piece[] {
    if (typeof whole !== 'string' || whole === '') return [];
    const had = this.channels.get(channel) ?? '';
    if (whole.length >= had.length && whole.startsWith(had))
      return this.add(channel, whole.slice(had.length));
    return this.add(channel, `\n${whole}`);
  }

  /** These carry no more. */
  close(...channels: string[]): void {
    this.closed.push(...channels);
  }

  /** Of channels that vendors do not close: once so much of others has followed, what they carried is over. */
  moveOn(over: readonly string[], pieces: readonly Piece[]): void {
    const key = over.join();
    const continues = pieces.some(({ channel }) => over.includes(channel));
    const since = continues
      ? 0
      : (this.since.get(key) ?? 0) + pieces.reduce((sum, { text }) => sum + text.length, 0);
    this.since.set(key, since);
    if (since >= ENOUGH) this.close(...over);
  }

  /** An event that says this, and closes what was closed since the last one. */
  event(pieces: Piece[], ended = false): ReadEvent {
    return { pieces, closed: this.closed.splice(0), ended };
  }

  /** The text of this channel is the arguments of a tool call. A name that is more than a name is text, too. */
  call(channel: string, name: unknown, id: unknown): Piece[] {
    const known = this.calls.get(channel);
    const called = typeof name === 'string' && name !== '' ? name : known?.name;
    const named = typeof id === 'string' && id !== '' ? id : known?.id;
    this.calls.set(channel, { name: called ?? '', ...(named !== undefined && { id: named }) });
    return typeof name === 'string' && !NAME.test(name) ? this.settle(`${channel} name`, name) : [];
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

  answer(): ModelAnswer {
    return {
      texts: [...this.channels].flatMap(([channel, text]) =>
        this.calls.has(channel) ? [] : [text],
      ),
      toolCalls: [...this.calls].map(([channel, call]) => ({
        ...call,
        arguments: toolArguments(this.channels.get(channel)),
      })),
      usage: { ...this.usage },
      ...(this.model !== undefined && { model: this.model }),
    };
  }
}
