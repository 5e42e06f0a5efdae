import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery, signOut, useHasScope } from '../api/session';
import { workspaceQuery } from '../api/workspace';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Menu } from '../ui/menu';
import { useShortcuts } from '../ui/use-shortcuts';
import { NAVIGATION } from './navigation';
import { Search } from './search';
import styles from './shell.module.css';
import { setTheme, THEMES } from './theme';

const KEYS: readonly [key: string, does: string][] = [
  ['/', 'search pages, or open an id'],
  ['j, k', 'next or previous row'],
  ['Enter', 'open the row'],
  ['Esc', 'close'],
  ['Ctrl+Enter', 'submit a form'],
  ['?', 'show these keys'],
];

/** The frame of every page after the sign-in: navigation, header, and the page itself. */
export const Shell = () => {
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsNavigation, setShowsNavigation] = useState(false);
  const [searches, setSearches] = useState(false);
  useShortcuts({ '?': () => setShowsKeys(true), '/': () => setSearches(true) });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <nav
        className={`${styles.navigation} ${showsNavigation ? styles.shown : ''}`}
        aria-label="Pages"
        onClick={() => setShowsNavigation(false)}
      >
        <Link to="/" className={styles.brand}>
          Touchstone
        </Link>
        {NAVIGATION.map((group, index) => (
          <ul key={index}>
            {group.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  activeProps={{ className: styles.active, 'aria-current': 'page' }}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <header className={styles.header}>
        <Button
          kind="quiet"
          className={styles.opener}
          aria-expanded={showsNavigation}
          onClick={() => setShowsNavigation(!showsNavigation)}
        >
          Menu
        </Button>
        <Button kind="quiet" onClick={() => setSearches(true)}>
          Search <kbd>/</kbd>
        </Button>
        <Account />
        <Button kind="quiet" aria-label="Keys of the keyboard" onClick={() => setShowsKeys(true)}>
          ?
        </Button>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Dialog title="Keys" open={showsKeys} onClose={() => setShowsKeys(false)}>
        <dl className={styles.keys}>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
      <Search open={searches} onClose={() => setSearches(false)} />
    </div>
  );
};

/** The workspace, the theme, and signing out. */
const Account = () => {
  const { data } = useQuery(sessionQuery);
  const mayRead = useHasScope('read');
  const { data: workspace } = useQuery({ ...workspaceQuery, enabled: mayRead });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await signOut();
    queries.clear();
    await navigate({ to: '/sign-in' });
  };
  return (
    <Menu
      trigger={
        <Button kind="quiet">
          <bdi className={styles.workspace}>{workspace?.name || data?.workspace || '…'}</bdi> ▾
        </Button>
      }
      items={[
        ...THEMES.map((theme) => ({ label: `Theme: ${theme}`, onSelect: () => setTheme(theme) })),
        { label: 'Sign out', onSelect: () => void leave() },
      ]}
    />
  );
};
