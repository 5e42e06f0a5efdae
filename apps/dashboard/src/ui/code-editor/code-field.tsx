import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FieldHelp, type FieldProps, TextArea } from '../field';
import fieldStyles from '../field.module.css';
import styles from './code-editor.module.css';
import type { Language } from './extensions';

interface CodeFieldProps extends FieldProps, Language {
  value: string;
  onChange: (value: string) => void;
}

/** Loads the editor, which is not part of any page's own code. */
const editorQuery = queryOptions({
  queryKey: ['code-editor'],
  queryFn: () => import('./editor'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

const LEAST_ROWS = 4;
const MOST_ROWS = 16;

/**
 * Edits JSON or a template in an editor with colours. Until that is loaded, or if it cannot be, it is
 * a text area; one in use is not replaced before it is left.
 */
export const CodeField = ({ label, help, error, value, onChange, ...language }: CodeFieldProps) => {
  const { data, isPending } = useQuery(editorQuery);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLDivElement>(null);
  const className = language.isJson ? styles.code : '';
  if (data === undefined || isTyping)
    return (
      <div className={className} aria-busy={isPending}>
        <TextArea
          label={label}
          help={help}
          error={error}
          dir="auto"
          spellCheck={!language.isJson}
          rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, value.split('\n').length + 1))}
          placeholder={language.example}
          value={value}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    );
  return (
    <div ref={field} className={fieldStyles.field}>
      <div
        className={styles.label}
        onClick={() => field.current?.querySelector<HTMLElement>(`.${styles.editor}`)?.focus()}
      >
        {label}
      </div>
      <div className={className}>
        <data.Editor
          label={label}
          description={description}
          isInvalid={error !== undefined}
          value={value}
          onChange={onChange}
          {...language}
        />
      </div>
      <FieldHelp ref={description} help={help} error={error} />
    </div>
  );
};
