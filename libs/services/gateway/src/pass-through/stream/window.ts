import type { Piece } from '../dialects/dialect';

/** Characters that are judged again with what follows them, and held until then: what is shorter stands whole in one judged text. */
export const OVERLAP = 400;
/** Characters that have to wait before they are worth a judgement. */
export const STEP = 600;

interface Channel {
  /** Text whose start may already have left. */
  text: string;
  /** Where `text` begins in all that the channel carried. */
  offset: number;
  /** Up to where it was judged, in all that it carried. */
  judged: number;
  /** It carries no more: what was judged of it may leave, as at the end of the stream. */
  closed: boolean;
  /** It went on after its end: nobody believes another. */
  resumed: boolean;
}

interface Held<Event> {
  event: Event;
  /** Up to where the channels of its pieces must be let go before it may leave. */
  needs: [channel: Channel, end: number][];
}

/**
 * The text of a stream that moves behind a judged, overlapping window. Nothing leaves before it was judged together with the
 * `OVERLAP` characters after it, or the end of its channel. Holds the events between, and of the text no more than one window.
 */
export class JudgedWindow<Event> {
  private readonly channels = new Map<string, Channel>();
  /** With something new since the last judgement. */
  private readonly changed = new Set<Channel>();
  private held: Held<Event>[] = [];
  private waiting = 0;

  /** @param closed channels that carry no more after this event; one that goes on all the same is judged on, with the overlap before it */
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

  /** Whether so much came since the last judgement that another is due. */
  get isDue(): boolean {
    return this.waiting >= STEP;
  }

  /** What is to be judged next: of every channel with something new, that and the overlap before it. `null` when there is nothing new. */
  next(): string | null {
    const texts = [...this.changed].map(({ text, offset, judged }) =>
      text.slice(Math.max(0, judged - OVERLAP - offset)),
    );
    return texts.length === 0 ? null : texts.join('\n\n');
  }

  /** After what `next` gave was judged and may leave. @param last nothing follows, so the overlap may leave as well. @returns the events to send */
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

/** Up to where a channel's text may leave. */
const released = ({ judged, closed }: Channel): number => (closed ? judged : judged - OVERLAP);

/** Of what was judged, only the overlap is read again. */
const forget = (channel: Channel): void => {
  const start = Math.max(channel.offset, channel.judged - OVERLAP);
  channel.text = channel.text.slice(start - channel.offset);
  channel.offset = start;
};
