import { CopyButton } from './copy-button';
import styles from './id.module.css';

const SHOWN = 8;

/** Shows the end of an id, the whole one on hover, and copies it. */
export const Id = ({ id }: { id: string }) => (
  <span className={styles.id} title={id}>
    <code>{id.length > SHOWN + 2 ? `…${id.slice(-SHOWN)}` : id}</code>
    <CopyButton text={id} label="Copy the id" />
  </span>
);
