import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuItem {
  label: string;
  onSelect: () => void;
  danger?: boolean;
}

/** A button that opens a list of actions. */
export const Menu = ({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) => (
  // Not modal: a modal menu would add a style element, which the content security policy refuses.
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className={styles.menu} sideOffset={4} align="end">
        {items.map(({ label, onSelect, danger = false }) => (
          <DropdownMenu.Item
            key={label}
            className={`${styles.item} ${danger ? styles.danger : ''}`}
            onSelect={onSelect}
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
