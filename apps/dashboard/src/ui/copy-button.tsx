import { useState } from 'react';
import styles from './copy-button.module.css';

const SHOWN_MS = 1_500;

/** Copies a text, and says so for a moment. */
export const CopyButton = ({
  text,
  label,
  word,
}: {
  text: string;
  label: string;
  word?: string;
}) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={word === undefined ? (copied ? 'Copied' : label) : undefined}
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault();
        void copy();
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {copied ? (
          <path d="M3 8.5 6.5 12 13 4.5" />
        ) : (
          <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
        )}
      </svg>
      {word}
    </button>
  );
};
