import { useCallback, useEffect, useRef, useState } from 'react';
import { isValues, type Values } from '../../ui/schema-form/changes';

const TYPING_MS = 300;
const STORED_AS = 'touchstone-try-checks';
/** Servers refuse addresses that are much longer; then only this tab keeps the checks. */
const LONGEST_IN_ADDRESS = 4_000;

const valuesIn = (json: string | undefined): Values => {
  try {
    const value: unknown = JSON.parse(json ?? sessionStorage.getItem(STORED_AS) ?? '{}');
    return isValues(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * Holds the values of the check fields. They are JSON in the address, which follows once typing
 * pauses; without any there, those last used in this tab return.
 */
export const useCheckValues = (
  json: string | undefined,
  store: (json: string | undefined) => void,
): [values: Values, change: (name: string, value: unknown) => void] => {
  const [values, setValues] = useState<Values>(() => valuesIn(json));
  const own = useRef(new Set([json]));
  useEffect(() => {
    // Otherwise the address changed by itself: by the back button, or by a link to this page.
    if (!own.current.delete(json)) setValues(valuesIn(json));
  }, [json]);
  useEffect(() => {
    const written = JSON.stringify(values);
    const isShort = written !== '{}' && written.length <= LONGEST_IN_ADDRESS;
    const address = isShort ? written : undefined;
    const timer = setTimeout(() => {
      sessionStorage.setItem(STORED_AS, written);
      if (address === json) return;
      own.current.add(address);
      store(address);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [values, json, store]);
  const change = useCallback(
    (name: string, value: unknown) => setValues((now) => ({ ...now, [name]: value })),
    [],
  );
  return [values, change];
};
