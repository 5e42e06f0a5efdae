import { CopyButton } from './copy-button';
import styles from './snippet.module.css';

/** Shows text to copy: a key, a request, a program. @param label as in “Copy the …” */
export const Snippet = ({ text, label }: { text: string; label: string }) => (
  <div className={styles.snippet}>
    <pre>{text}</pre>
    <CopyButton text={text} label={`Copy the ${label}`} />
  </div>
);
