import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

/** Tabs whose choice the caller keeps, usually in the address. */
export const Tabs = ({
  label,
  value,
  onChange,
  tabs,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly Tab[];
}) => (
  <RadixTabs.Root value={value} onValueChange={onChange}>
    <RadixTabs.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.value} value={tab.value} className={styles.content}>
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
