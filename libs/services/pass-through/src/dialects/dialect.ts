import type { Content, MediaKind, ToolCall } from '@touchstone/contracts';

export type JsonObject = Record<string, unknown>;

/** A request to a model. Reading never changes the body. */
export interface ModelRequest {
  /** Empty where the request names none, for example with a stored prompt that does. */
  model: string;
  /** The request asks for a stream. */
  stream: boolean;
  /**
   * The caller asks for the stream as one JSON array, which Gemini sends without `alt=sse`: read it
   * with `readAnswer`.
   */
  asArray?: boolean;
  /** The request asks for token usage in the stream, for vendors with that option. */
  streamUsage?: boolean;
  /**
   * The conversation and the tools, in the shape that checks read; `input` and `output` are `null`.
   */
  content: Content;
  /** Messages that may be references to stored prompts; `expand` replaces them. */
  messages: readonly ReferableMessage[];
}
/**
 * A message whose whole content is one text. `index` is its place in the vendor's list of messages.
 */
export interface ReferableMessage {
  /** Index in the list; `SYSTEM_PROMPT` for the system prompt beside it. */
  index: number;
  role: string;
  text: string;
}
/** Index of a system prompt beside the vendor's list of messages. */
export const SYSTEM_PROMPT = -1;

/** Messages of a compiled prompt, in place of a reference. */
export interface ExpandedMessage {
  role: string;
  content: string;
}
/** Messages of prompts, keyed by the index of the message that they replace. */
export type Expansions = ReadonlyMap<number, readonly ExpandedMessage[]>;

export interface TokenUsage {
  inputTokens?: number;
  outputTokens?: number;
}

/**
 * A model's answer. Several choices are separate texts, in order; so are refusals and the reasoning
 * shown to the caller.
 */
export interface ModelAnswer {
  texts: string[];
  toolCalls: ToolCall[];
  /** Images, audio and video, which are not judged. Absent where there are none. */
  skipped?: MediaKind[];
  usage: TokenUsage;
  /** The vendor's name for the model. */
  model?: string;
  /** The vendor answers with an error, or breaks its answer off with one. */
  isError?: true;
}

/** One event of a stream, as received. */
export interface StreamEvent {
  /** SSE event name; absent without one. */
  event?: string;
  data: string;
}
/** Text that continues the earlier text of its channel. */
export interface Piece {
  /** One choice, tool call, or other separate text; pieces of several channels may alternate. */
  channel: string;
  text: string;
}
/** The content of one event of a stream. */
export interface ReadEvent {
  pieces: Piece[];
  /**
   * Channels that end with this event by the vendor's protocol; a channel that resumes is still
   * read.
   */
  closed: string[];
  /** The vendor's end mark has arrived; events after it are still read. */
  ended: boolean;
}
/** Reads one streamed answer, event by event. */
export interface StreamReader {
  /**
   * Returns the new content of an event; a tool call's arguments count as text, a vendor's error
   * does not. Repeated text is left out, so an event may be released once all pieces up to and
   * including its own may.
   * @throws UnreadableAnswer for an event that should carry text and cannot be read
   */
  read(event: StreamEvent): ReadEvent;
  /** Everything read so far. */
  answer(): ModelAnswer;
}

/** The reason why a guardrail stops an exchange, as far as the caller may know it. */
export interface Refusal {
  /**
   * A sentence that a person can act on, or the guardrail's `default_response` where it blocks with
   * one.
   */
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

/**
 * Reader and writer of the bodies of one vendor operation that carries text. Pure, except for ids
 * and times in written bodies.
 */
export interface Dialect {
  readonly name: string;
  /** The answers hold no text to judge (vectors, counts), so they are forwarded unread. */
  readonly requestOnly?: true;
  /**
   * @param path the operation's path, with its query where that says how to answer. @throws
   * UnreadableRequest naming the field
   */
  readRequest(body: JsonObject, path: string): ModelRequest;
  /** Returns the body with messages replaced and everything else unchanged. */
  expand(body: JsonObject, expanded: Expansions): JsonObject;
  /**
   * @param body parsed JSON: an object, or the list that Gemini streams. @throws UnreadableAnswer
   */
  readAnswer(body: unknown): ModelAnswer;
  openStream(): StreamReader;
  /**
   * Writes a complete answer with this text, streamed if the request asks for it. An operation
   * whose answers hold no text is refused with the text as the message.
   */
  answerWith(text: string, request: ModelRequest): VendorAnswer;
  /** Writes the refusal in the vendor's own error shape. */
  refuse(refusal: Refusal, status: number): VendorAnswer;
  /** Writes the vendor's in-stream error and the end of its stream, as `text/event-stream`. */
  refuseInStream(refusal: Refusal): string;
}
