import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Value = string | number | boolean | undefined;

/**
 * Reads and changes the state of a view, which is the query of its address: filters, tab, selected
 * row. `undefined` removes a value.
 * @param replace changes the address without a new step for the browser's back button
 */
export const useAddressState = <State extends object>(): [
  state: Partial<State>,
  change: (changes: Partial<State>, replace?: boolean) => void,
] => {
  const state: Record<string, Value> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Partial<State>, replace = false): void => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...changes }) as Record<string, Value>,
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [state as Partial<State>, change];
};
