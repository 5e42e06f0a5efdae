import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, closed by Escape. Its content is mounted only while it is open. */
export const Dialog = ({ title, open, onClose, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <div className={styles.body}>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
};

/** The buttons at the end of a dialog or form. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
