import type { Conversation } from '../conversation';
import { PLACEHOLDERS, SLOTS } from '../placeholders';
import { guess, type Problem, shown } from '../problem';
import type { Leaf } from './leaf';

/** Finds a placeholder that the conversation does not contain. */
export const placeholderIn = (
  leaves: readonly Leaf[],
  conversation: Conversation,
): Problem | undefined => {
  const found = leaves.find(
    (leaf) =>
      typeof leaf.value === 'string' &&
      !leaf.declared &&
      isPlaceholder(leaf.value) &&
      !isSaid(leaf.value, conversation),
  );
  return (
    found &&
    guess(
      'PARAM_VALUE_ERROR',
      `The value of "${found.path.slice(0, 80)}" is a placeholder.`,
      shown(found.value),
      0.95,
    )
  );
};

/** Finds a required string that is empty. */
export const emptyIn = (leaves: readonly Leaf[]): Problem | undefined => {
  const found = leaves.find(
    ({ value, required, declared }) =>
      required && !declared && typeof value === 'string' && value.trim() === '',
  );
  return (
    found &&
    guess(
      'PARAM_VALUE_ERROR',
      `The required value of "${found.path.slice(0, 80)}" is empty.`,
      found.path,
      0.85,
    )
  );
};

export const isPlaceholder = (value: string): boolean => {
  const bare = value.trim();
  return (
    PLACEHOLDERS.has(bare.toLowerCase()) ||
    (bare.length <= 64 && SLOTS.some((slot) => slot.test(bare)))
  );
};

/** Checks for the value as a word of its own: `none` is not said by `nonetheless`. */
const isSaid = (value: string, { turns }: Conversation): boolean => {
  const wanted = value.trim().toLowerCase();
  return turns.some(({ lower }) => {
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1))
      if (!OF_WORD.test(lower[at - 1] ?? ' ') && !OF_WORD.test(lower[at + wanted.length] ?? ' '))
        return true;
    return false;
  });
};
const OF_WORD = /[\p{L}\d]/u;
