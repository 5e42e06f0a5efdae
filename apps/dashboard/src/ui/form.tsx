import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';

interface FormProps {
  onSubmit: () => void;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

/**
 * A form; Ctrl+Enter submits it from any of its fields. The browser validates nothing, so that
 * errors are those of the API.
 */
export const Form = ({ onSubmit, className, ref, children }: FormProps) => (
  <form
    ref={ref}
    noValidate
    className={className}
    onKeyDown={submitOnCtrlEnter}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
