import { type ReactNode, useState } from 'react';
import { CodeField } from '../code-editor/code-field';

interface JsonFieldProps {
  label: string;
  help?: ReactNode;
  error?: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const written = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

/** Edits a value as JSON text. A text that is no JSON is not taken over, and says so. */
export const JsonField = ({ label, help, error, value, onChange }: JsonFieldProps) => {
  const [text, setText] = useState(() => written(value));
  const isJson = parsed(text) !== undefined;
  return (
    <CodeField
      isJson
      label={label}
      help={help}
      error={isJson ? error : 'This is no JSON yet; the last valid value is kept.'}
      value={text}
      onChange={(changed) => {
        setText(changed);
        const next = parsed(changed);
        if (next !== undefined) onChange(next.value);
      }}
    />
  );
};
