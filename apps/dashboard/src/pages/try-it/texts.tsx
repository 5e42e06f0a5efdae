import { useState } from 'react';
import { CodeField } from '../../ui/code-editor/code-field';
import { TextArea } from '../../ui/field';
import { errorAt, type FieldErrors } from '../../ui/schema-form/errors';
import type { Draft } from './draft';
import type { ReadDraft } from './request';
import styles from './try-it.module.css';

interface TextsProps {
  draft: Draft;
  problems: ReadDraft['problems'];
  errors: FieldErrors;
  onChange: (changes: Partial<Draft>) => void;
}

const MESSAGES = `[
  { "role": "system", "content": "You are a shop assistant." },
  { "role": "user", "content": "Where is my order?" }
]`;
const TOOLS = `[
  { "name": "lookup_order", "parameters": { "type": "object", "properties": {} } }
]`;

/** Edits the texts that are judged: input, output, messages and tools. */
export const Texts = ({ draft, problems, errors, onChange }: TextsProps) => (
  <div className={styles.texts}>
    <TextArea
      label="Input"
      dir="auto"
      rows={5}
      placeholder="What a user or another system sends to the model"
      value={draft.input}
      error={errorAt(errors, 'input')}
      onChange={({ target }) => onChange({ input: target.value })}
    />
    <TextArea
      label="Output"
      dir="auto"
      rows={5}
      placeholder="What the model answers"
      value={draft.output}
      error={errorAt(errors, 'output')}
      onChange={({ target }) => onChange({ output: target.value })}
    />
    <JsonText
      title="Messages"
      help="A conversation, the oldest message first; tool calls as in OpenAI's API."
      example={MESSAGES}
      value={draft.messages}
      error={problems.messages ?? errorAt(errors, 'messages', true)}
      onChange={(messages) => onChange({ messages })}
    />
    <JsonText
      title="Tools"
      help="The tools that the model may call, for the check of tool use."
      example={TOOLS}
      value={draft.tools}
      error={problems.available_tools ?? errorAt(errors, 'available_tools', true)}
      onChange={(tools) => onChange({ tools })}
    />
  </div>
);

interface JsonTextProps {
  title: string;
  help: string;
  example: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Edits a JSON text that is closed at first, unless there is one. */
const JsonText = ({ title, value, ...field }: JsonTextProps) => {
  const [isOpen, setOpen] = useState(value !== '');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <CodeField isJson label={`${title}, as JSON`} value={value} {...field} />}
    </details>
  );
};
