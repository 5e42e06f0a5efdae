import type { Dialect, ModelAnswer, Piece } from './dialect';
import { SseSplitter } from './sse';

export interface StreamReading {
  pieces: Piece[];
  /** The pieces of each event, in order. */
  texts: string[];
  /** Closed channels, by the index of the event that closed them. */
  closed: Record<number, string[]>;
  answer: ModelAnswer;
  ended: boolean;
}

const LARGEST = 100_000;

export const sse = (events: readonly unknown[]): string =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');

/** Reads a stream that arrives in chunks of `size` bytes. */
export const readStream = (dialect: Dialect, stream: string, size = LARGEST): StreamReading => {
  const bytes = Buffer.from(stream);
  const splitter = new SseSplitter(LARGEST);
  const reader = dialect.openStream();
  const frames = [];
  for (let at = 0; at < bytes.length; at += size) frames.push(...splitter.push(bytes.subarray(at, at + size)));
  const events = [...frames, ...splitter.end()].flatMap(({ event }) => (event === undefined ? [] : [reader.read(event)]));
  return {
    pieces: events.flatMap(({ pieces }) => pieces),
    texts: events.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
    closed: Object.fromEntries(events.flatMap(({ closed }, place) => (closed.length > 0 ? [[place, closed]] : []))),
    answer: reader.answer(),
    ended: events.at(-1)?.ended ?? false,
  };
};

/** Joins the texts of a stream by channel. */
export const byChannel = (pieces: readonly Piece[]): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const { channel, text } of pieces) all[channel] = (all[channel] ?? '') + text;
  return all;
};
