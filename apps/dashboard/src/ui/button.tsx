import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one main action of a page or dialog; `danger`: destroys something. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  busy?: boolean;
  children: ReactNode;
}

/** A button; while `busy` it cannot be pressed again. */
export const Button = ({ kind = 'plain', busy = false, className, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    disabled={busy || props.disabled}
    aria-busy={busy || undefined}
    className={`${styles.button} ${styles[kind]} ${className ?? ''}`}
  />
);
