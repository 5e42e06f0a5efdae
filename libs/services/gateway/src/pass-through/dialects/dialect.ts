import type { Content } from '@touchstone/contracts';

export type JsonObject = Record<string, unknown>;

/** What a request asks of the model. Reading never changes the body. */
export interface ModelRequest {
  /** Empty where the request names none, for example with a stored prompt that does. */
  model: string;
  /** Whether the answer is wanted as a stream. */
  stream: boolean;
  /** The stream is wanted as one JSON array, as Gemini sends it without `alt=sse`: read it with `readAnswer`. */
  asArray?: boolean;
  /** Whether the stream should tell the usage of tokens, for vendors where that is a wish. */
  streamUsage?: boolean;
  /** The conversation and the tools, in the shape that checks read; `input` and `output` are `null`. */
  content: Content;
  /** Texts of messages that may be references to stored prompts; changed by `expand`. */
  messages: readonly ReferableMessage[];
}
/** A message whose whole content is one text. `index` is its place in the vendor's list of messages. */
export interface ReferableMessage {
  /** `SYSTEM_PROMPT` for the one that stands beside the list. */
  index: number;
  role: string;
  text: string;
}
/** Index of a system prompt that stands beside the vendor's list of messages. */
export const SYSTEM_PROMPT = -1;

/** What stands in the place of a reference: messages of a stored prompt, compiled. */
export interface ExpandedMessage {
  role: string;
  content: string;
}
/** By the index of the message they replace. */
export type Expansions = ReadonlyMap<number, readonly ExpandedMessage[]>;

export interface TokenUsage {
  inputTokens?: number;
  outputTokens?: number;
}

/** What the model said. Several choices are separate texts, in order; so are refusals and the reasoning shown to the caller. */
export interface ModelAnswer {
  texts: string[];
  toolCalls: { id?: string; name: string; arguments: Record<string, unknown> | string }[];
  usage: TokenUsage;
  /** As the vendor names it. */
  model?: string;
}

/** One event of a stream, as it stood on the wire. */
export interface StreamEvent {
  /** SSE's event name, if there was one. */
  event?: string;
  data: string;
}
/** Text that continues what the same channel carried before. */
export interface Piece {
  /** One choice, tool call, or other text of its own: pieces of several channels may come in turn. */
  channel: string;
  text: string;
}
/** What one event of a stream says. */
export interface ReadEvent {
  pieces: Piece[];
  /** Channels that carry no more after this event, as the vendor's form of a stream has it; one that goes on all the same is read on. */
  closed: string[];
  /** The vendor's own mark of the end has come; events after it are to be read all the same. */
  ended: boolean;
}
/** Reads one streamed answer, event by event. */
export interface StreamReader {
  /**
   * What the event carries that no event before it carried; a tool call's arguments count as text. Text that it only
   * repeats is left out, so an event may leave once all pieces up to and including its own may. A vendor's error is no text.
   * @throws UnreadableAnswer for an event that should carry text and cannot be read
   */
  read(event: StreamEvent): ReadEvent;
  /** Everything read so far. */
  answer(): ModelAnswer;
}

/** Why a guardrail stops an exchange; what a caller may know of it. */
export interface Refusal {
  /** A sentence a person can act on; also the guardrail's `default_response`, where it blocks with one. */
  message: string;
  /** For example `guardrail_blocked`. */
  code: string;
  details: JsonObject;
}
export interface VendorAnswer {
  status: number;
  /** Lower case; at least the content type. */
  headers: Record<string, string>;
  body: string;
}

/** One operation of a vendor that carries text: how its bodies are read and written. Pure, but for ids and times in what it writes. */
export interface Dialect {
  readonly name: string;
  /** The answers hold no text to judge: vectors, counts. They may pass as they come. */
  readonly requestOnly?: true;
  /** @param path the operation's path, with its query where that says how to answer. @throws UnreadableRequest naming the field */
  readRequest(body: JsonObject, path: string): ModelRequest;
  /** The body with messages replaced; everything else as it was. */
  expand(body: JsonObject, expanded: Expansions): JsonObject;
  /** @param body parsed JSON: an object, or the list that Gemini streams. @throws UnreadableAnswer */
  readAnswer(body: unknown): ModelAnswer;
  openStream(): StreamReader;
  /** A complete answer with this text, streamed if the request asked for it. Where answers hold no text, it is refused with it. */
  answerWith(text: string, request: ModelRequest): VendorAnswer;
  /** The vendor's own error shape. */
  refuse(refusal: Refusal, status: number): VendorAnswer;
  /** The vendor's in-stream error, and whatever ends its stream: bytes of `text/event-stream`. */
  refuseInStream(refusal: Refusal): string;
}
