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
    <details open={draft.messages !== '' || problems.messages !== undefined}>
      <summary>Messages</summary>
      <TextArea
        label="Messages, as JSON"
        help="A conversation, the oldest message first; tool calls as in OpenAI's API."
        rows={8}
        spellCheck={false}
        placeholder={MESSAGES}
        value={draft.messages}
        error={problems.messages ?? errorAt(errors, 'messages', true)}
        onChange={({ target }) => onChange({ messages: target.value })}
      />
    </details>
    <details open={draft.tools !== '' || problems.available_tools !== undefined}>
      <summary>Tools</summary>
      <TextArea
        label="Tools, as JSON"
        help="The tools that the model may call, for the check of tool use."
        rows={6}
        spellCheck={false}
        placeholder={TOOLS}
        value={draft.tools}
        error={problems.available_tools ?? errorAt(errors, 'available_tools', true)}
        onChange={({ target }) => onChange({ tools: target.value })}
      />
    </details>
  </div>
);
