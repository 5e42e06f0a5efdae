import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { NAVIGATION } from './navigation';
import styles from './shell.module.css';

const PAGES = NAVIGATION.flat();
const EVALUATION_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Finds a page by its name, or an evaluation by its id. */
export const Search = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const wanted = text.trim().toLowerCase();
  const found = PAGES.filter(({ label }) => label.toLowerCase().includes(wanted));
  const isId = EVALUATION_ID.test(wanted);
  const go = async (to: string | undefined): Promise<void> => {
    if (to === undefined) return;
    setText('');
    onClose();
    await navigate({ to });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void go(isId ? `/evaluations/${wanted}` : found[0]?.to);
  };
  return (
    <Dialog title="Search" open={open} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label="Page, or id of an evaluation"
          value={text}
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <ul className={styles.found}>
        {(isId ? [{ label: `Evaluation ${wanted}`, to: `/evaluations/${wanted}` }] : found).map(
          ({ label, to }) => (
            <li key={to}>
              <button type="button" onClick={() => void go(to)}>
                {label}
              </button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
};
