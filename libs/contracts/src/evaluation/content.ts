/** The content of an evaluation, in one canonical shape. */

export const ROLES = ['system', 'user', 'assistant', 'tool', 'developer'] as const;
export type Role = (typeof ROLES)[number];

/** Parts of a content that no check reads. */
export type MediaKind = 'image' | 'audio' | 'video';

export interface ToolCall {
  id?: string;
  name: string;
  /** A string only if the caller sent text that is not a JSON object. */
  arguments: Record<string, unknown> | string;
  /**
   * JSON text of the arguments, only if `arguments` lost some of it: digits of a number beyond 64
   * bits, members with a duplicate key. Older gateways do not send it.
   */
  source?: string;
}

export interface Message {
  role: Role;
  /** `null` if the caller sent none; text parts are joined with a line break. */
  content: string | null;
  toolCalls: ToolCall[];
  /**
   * Parts of the content that were skipped, in order. Absent if there were none, and in jobs of
   * older gateways.
   */
  skipped?: MediaKind[];
  toolCallId?: string;
  name?: string;
  /** Set on a message that is only compared with: checks that search a text skip it. */
  context?: true;
  /**
   * Set on an excerpt of another message: a check that reads every message finds the text there,
   * with its surroundings.
   */
  excerpt?: true;
}

export interface ToolDefinition {
  name: string;
  description?: string;
  /** JSON Schema of an object; `{}` if the parameters are not known. */
  parameters: Record<string, unknown>;
}

/** Empty strings and empty lists never occur: they count as absent. */
export interface Content {
  input: string | null;
  output: string | null;
  messages: Message[];
  tools: ToolDefinition[];
  /** The same as `skipped` of a message, for parts that belong to `output`. */
  outputSkipped?: MediaKind[];
  /**
   * Set if a model's answer is judged by itself: its text and tool calls may carry embedded
   * instructions, too.
   */
  untrustedOutput?: true;
}

/** A text and its path in the caller's request, for example `messages[2].content`. */
export interface Field {
  path: string;
  text: string;
  /** The key of the tool-call argument that the text is the value of. */
  key?: string;
}
