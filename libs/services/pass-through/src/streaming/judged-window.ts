import type { Piece } from '../dialects/dialect';

/**
 * Characters that are held and judged again with the text that follows: a shorter violation lies
 * whole in one judged text.
 */
export const OVERLAP = 400;
/** Characters that arrive before the next judgement. */
export const STEP = 600;

interface Channel {
  /** Text whose start may already be released. */
  text: string;
  /** Offset of `text` in everything that the channel carried. */
  offset: number;
  /** Offset up to which the channel was judged. */
  judged: number;
  /** Closed: all judged text may be released, as at the end of the stream. */
  closed: boolean;
  /** Resumed after its end, so that further ends are ignored. */
  resumed: boolean;
}

interface Held<Event> {
  event: Event;
  /** Offsets that the channels of its pieces must have reached before it is released. */
  needs: [channel: Channel, end: number][];
}

/**
 * Holds the events of a stream back behind a judged, overlapping window. An event is released once
 * its text was judged together with the `OVERLAP` characters after it, or the end of its channel.
 * Keeps the events between, and at most one window of text.
 */
export class JudgedWindow<Event> {
  private readonly channels = new Map<string, Channel>();
  /** Channels with new text since the last judgement. */
  private readonly changed = new Set<Channel>();
  private held: Held<Event>[] = [];
  private waiting = 0;

  /**
   * @param closed channels that end with this event; one that continues nevertheless is judged
   * further, with the overlap before the new text
   */
  add(event: Event, pieces: readonly Piece[], closed: readonly string[] = []): void {
    const needs = pieces.map(({ channel: name, text }): [Channel, number] => {
      const channel = this.channel(name);
      channel.text += text;
      channel.resumed ||= channel.closed;
      channel.closed = false;
      this.changed.add(channel);
      this.waiting += text.length;
      return [channel, channel.offset + channel.text.length];
    });
    for (const name of closed) this.close(name);
    this.held.push({ event, needs });
  }

  /** Enough text has arrived since the last judgement. */
  get isDue(): boolean {
    return this.waiting >= STEP;
  }

  /**
   * Returns the text to judge next: the new text of every channel, each with the overlap before it.
   * `null` if there is none.
   */
  next(): string | null {
    const texts = [...this.changed].map(({ text, offset, judged }) =>
      text.slice(Math.max(0, judged - OVERLAP - offset)),
    );
    return texts.length === 0 ? null : texts.join('\n\n');
  }

  /**
   * Releases events after the text of `next` was judged and may pass.
   * @param last true at the end, which releases the overlap as well
   * @returns the events to send
   */
  release(last = false): Event[] {
    this.waiting = 0;
    for (const channel of this.changed) channel.judged = channel.offset + channel.text.length;
    const stays = this.held.findIndex(
      ({ needs }) => !last && needs.some(([channel, end]) => end > released(channel)),
    );
    const leaving = stays < 0 ? this.held : this.held.slice(0, stays);
    this.held = stays < 0 ? [] : this.held.slice(stays);
    for (const channel of this.changed) forget(channel);
    this.changed.clear();
    return leaving.map(({ event }) => event);
  }

  private channel(name: string): Channel {
    const known = this.channels.get(name) ?? {
      text: '',
      offset: 0,
      judged: 0,
      closed: false,
      resumed: false,
    };
    this.channels.set(name, known);
    return known;
  }

  private close(name: string): void {
    const channel = this.channels.get(name);
    if (channel !== undefined) channel.closed = !channel.resumed;
  }
}

/** Returns the offset up to which a channel's text may be released. */
const released = ({ judged, closed }: Channel): number => (closed ? judged : judged - OVERLAP);

/** Drops judged text, except the overlap, which is judged again. */
const forget = (channel: Channel): void => {
  const start = Math.max(channel.offset, channel.judged - OVERLAP);
  channel.text = channel.text.slice(start - channel.offset);
  channel.offset = start;
};
