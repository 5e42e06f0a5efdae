import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

const DELAY_MS = 300;

/** Shows a text beside an element that has the focus or the pointer. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <RadixTooltip.Provider delayDuration={DELAY_MS}>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.tooltip} sideOffset={4}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
);
