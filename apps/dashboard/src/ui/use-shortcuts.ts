import { type RefObject, useEffect } from 'react';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable], dialog';

/** Runs actions on single keys, except in a text field or an open dialog. */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};

// Of the path, since an editor in a shadow root is not the target that the document sees.
const isTyping = (event: KeyboardEvent): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(TEXT_FIELDS));

/** Moves the focus between the elements of a list with `j` and `k`. */
export const useListKeys = (list: RefObject<HTMLElement | null>, selector: string): void => {
  const move = (step: number): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
};
