import type { PromptContent, StoredMessage } from '@touchstone/contracts';
import { labelOf } from '../../ui/schema-form/words';
import { piecesOf, variablesOf } from './placeholders';
import styles from './prompts.module.css';

/** Shows the messages of a revision with their placeholders marked, its variables and settings. */
export const Content = ({ content }: { content: PromptContent }) => {
  const { messages, tools, parameters } = content;
  const variables = variablesOf(content);
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return (
    <div className={styles.stack}>
      {messages.length === 0 && <p className={styles.soft}>This revision has no message.</p>}
      {messages.map((message, index) => (
        <Message key={index} message={message} />
      ))}
      <h2>Variables</h2>
      {variables.length === 0 ? (
        <p className={styles.soft}>None. Write {'{{NAME}}'} in a message to have one.</p>
      ) : (
        <p className={styles.chips}>
          {variables.map((name) => (
            <code key={name} className={styles.chip}>
              {name}
            </code>
          ))}
        </p>
      )}
      <h2>Parameters</h2>
      {given.length === 0 ? (
        <p className={styles.soft}>None.</p>
      ) : (
        <dl className={styles.parameters}>
          {given.map(([name, value]) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tools.length > 0 && (
        <>
          <h2>Tools</h2>
          <pre className={styles.json} tabIndex={0}>
            {JSON.stringify(tools, null, 2)}
          </pre>
        </>
      )}
    </div>
  );
};

interface MessageProps {
  message: StoredMessage;
  /** Its placeholders are filled: braces that remain are text. */
  isFilled?: boolean;
}

/** Shows one message; what is no text, such as a tool call, as JSON. */
export const Message = ({ message, isFilled = false }: MessageProps) => {
  const { role = 'user', content = '', ...others } = message;
  return (
    <div className={styles.message}>
      <div className={styles.role}>
        <bdi>{role || 'user'}</bdi>
      </div>
      {content !== '' && (
        <pre className={styles.text} dir="auto" tabIndex={0}>
          {(isFilled ? [{ text: content, name: undefined }] : piecesOf(content)).map(
            ({ text, name }, index) =>
              name === undefined ? (
                text
              ) : (
                <mark key={index} className={styles.placeholder}>
                  {text}
                </mark>
              ),
          )}
        </pre>
      )}
      {content === '' && Object.keys(others).length === 0 && <p className={styles.soft}>empty</p>}
      {Object.keys(others).length > 0 && (
        <pre className={styles.json} tabIndex={0}>
          {JSON.stringify(others, null, 2)}
        </pre>
      )}
    </div>
  );
};
