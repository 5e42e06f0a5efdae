import { useEffect } from 'react';

/** Runs actions on single keys, except in a text field or an open dialog. */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog'))
        return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
