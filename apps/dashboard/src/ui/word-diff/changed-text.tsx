import { diffWordsWithSpace } from 'diff';
import { useDeferredValue, useMemo } from 'react';
import styles from './word-diff.module.css';

/** Beyond that, both texts are shown whole. */
const TIMEOUT_MS = 250;

interface ChangedTextProps {
  before: string;
  after: string;
}

/** Marks the words that were removed from a text and those that were added. */
export const ChangedText = (texts: ChangedTextProps) => {
  // A long text takes a while, in which its author can go on typing.
  const before = useDeferredValue(texts.before);
  const after = useDeferredValue(texts.after);
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <pre className={styles.diff} dir="auto" tabIndex={0}>
      {parts
        .filter(({ value }) => value !== '')
        .map(({ value, removed, added }, index) => {
          if (removed)
            return (
              <del key={index} className={styles.removed}>
                {value}
              </del>
            );
          return added ? (
            <ins key={index} className={styles.added}>
              {value}
            </ins>
          ) : (
            value
          );
        })}
    </pre>
  );
};
