import type { Conversation } from '../conversation';
import type { Leaf } from './leaf';

/** A value that does not fit the conversation. */
export interface Doubt {
  leaf: Leaf;
  reason: string;
  /** 0 to 1. */
  certainty: number;
}

/** A call's values and what was said before it. */
export interface CallView {
  conversation: Conversation;
  /** Values of this call. */
  leaves: readonly Leaf[];
  /** Values of all calls of its message, its own included. */
  all: readonly Leaf[];
  /** Stems of the tool's name and description. */
  toolWords: ReadonlySet<string>;
}

const LONGEST_NAME = 80;

export const named = ({ path }: Leaf): string => `"${path.slice(0, LONGEST_NAME)}"`;
export const quoted = (text: string | number): string => `"${String(text).slice(0, LONGEST_NAME)}"`;
