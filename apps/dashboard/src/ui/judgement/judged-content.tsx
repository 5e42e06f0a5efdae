import { memo, type ReactNode, useMemo } from 'react';
import type { ContentBody, MessageBody, ToolBody } from '../../api/evaluation';
import { groupBy } from './group-by';
import { type ArgumentLeaf, argumentLeaves, argumentsPath, messageText } from './judged-texts';
import styles from './judgement.module.css';
import { type Highlight, MarkedText } from './marked-text';
import type { Quote } from './quotes';

interface ContentProps extends Highlight {
  content: ContentBody;
  quotes: readonly Quote[];
}

const NONE: readonly Quote[] = [];

/** Shows input, output, messages and tools, with every quote marked in place. */
export const JudgedContent = memo(({ content, quotes, ...highlight }: ContentProps) => {
  const byPath = useMemo(() => groupBy(quotes, ({ path }) => path), [quotes]);
  const text = (path: string, value: string): ReactNode => (
    <MarkedText text={value} quotes={byPath.get(path) ?? NONE} {...highlight} />
  );
  const { input, output, messages = [], available_tools: tools = [] } = content;
  return (
    <>
      {input ? <Part title="input">{text('input', input)}</Part> : null}
      {messages.map((message, index) => (
        <Part
          key={index}
          title={message.role}
          aside={
            <>
              {message.name !== undefined && text(`messages[${index}].name`, message.name)}
              <span className={styles.path}>messages[{index}]</span>
            </>
          }
        >
          <Message message={message} index={index} text={text} />
        </Part>
      ))}
      {output ? <Part title="output">{text('output', output)}</Part> : null}
      {tools.length > 0 && <Tools tools={tools} />}
    </>
  );
});
JudgedContent.displayName = 'JudgedContent';

const Part = ({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.part}>
    <header className={styles.partHeader}>
      <h2>{title}</h2>
      {aside}
    </header>
    {/* Scrolls, so it must be reachable by the keyboard. */}
    <div className={styles.body} tabIndex={0} role="group" aria-label={`Text of ${title}`}>
      {children}
    </div>
  </section>
);

type ShowText = (path: string, value: string) => ReactNode;

const Message = ({
  message,
  index,
  text,
}: {
  message: MessageBody;
  index: number;
  text: ShowText;
}) => {
  const said = messageText(message);
  const calls = message.tool_calls ?? [];
  return (
    <>
      {said !== '' && text(`messages[${index}].content`, said)}
      {said === '' && calls.length === 0 && <span className={styles.soft}>no text</span>}
      {calls.map((call, callIndex) => {
        const path = argumentsPath(index, callIndex);
        return (
          <div key={callIndex} className={styles.call}>
            <div className={styles.callName}>
              calls {text(path.replace(/arguments$/, 'name'), call.function.name)}
            </div>
            {argumentLeaves(call.function.arguments, path).map((leaf) => (
              <Argument key={leaf.path} leaf={leaf} text={text} />
            ))}
          </div>
        );
      })}
    </>
  );
};

const DEEPEST = 12;

const Argument = ({ leaf, text }: { leaf: ArgumentLeaf; text: ShowText }) => (
  <div
    className={styles.argument}
    style={{ paddingInlineStart: 12 * (1 + Math.min(leaf.depth, DEEPEST)) }}
  >
    {leaf.name !== undefined && <>{text(leaf.namePath, leaf.name)}: </>}
    {leaf.opens === true ? <span className={styles.soft}>…</span> : text(leaf.path, leaf.text)}
  </div>
);

const Tools = ({ tools }: { tools: readonly ToolBody[] }) => (
  <details className={styles.part}>
    <summary className={styles.partHeader}>
      <h2>tools</h2>
      <bdi className={styles.path}>{tools.map(({ name }) => name).join(', ')}</bdi>
    </summary>
    <div className={styles.body} tabIndex={0} role="group" aria-label="Tool definitions">
      <MarkedText
        text={JSON.stringify(tools, null, 2)}
        quotes={NONE}
        active={[]}
        onActive={() => undefined}
        onOpen={() => undefined}
      />
    </div>
  </details>
);
