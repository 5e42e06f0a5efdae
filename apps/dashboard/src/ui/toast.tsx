import { Toast as RadixToast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import styles from './toast.module.css';

interface ShownToast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
}

type ShowToast = (text: string, kind?: ShownToast['kind']) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Returns a function that says for a moment what was done or failed. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Shows toasts above its children. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const show = useCallback<ShowToast>(
    (text, kind = 'done') =>
      setToasts((shown) => [...shown, { id: performance.now(), text, kind }]),
    [],
  );
  return (
    <ToastContext value={show}>
      <RadixToast.Provider swipeDirection="right">
        {children}
        {toasts.map(({ id, text, kind }) => (
          <RadixToast.Root
            key={id}
            className={`${styles.toast} ${styles[kind]}`}
            onOpenChange={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
          >
            <RadixToast.Description>{text}</RadixToast.Description>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport className={styles.viewport} />
      </RadixToast.Provider>
    </ToastContext>
  );
};
