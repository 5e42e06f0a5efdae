import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sessionQuery, signIn } from '../../api/session';
import { Button } from '../../ui/button';
import { ErrorNote } from '../../ui/feedback';
import { TextField } from '../../ui/field';
import { Page, Panel } from '../../ui/page';
import styles from './sign-in.module.css';

/** Only addresses of this site: a link must not lead away after the sign-in. */
const ownPath = (next: unknown): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : '/';

/** Signs in with an API key, or at once with the token of a link, which stands after `#`. */
export const SignIn = () => {
  const [key, setKey] = useState('');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { next } = useSearch({ strict: false });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const enter = async (proof: { key: string } | { link: string }): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      queries.setQueryData(sessionQuery.queryKey, await signIn(proof));
      await navigate({ href: ownPath(next), replace: true });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const used = useRef(false);
  useEffect(() => {
    const link = location.hash.slice(1);
    if (link === '' || used.current) return;
    used.current = true;
    history.replaceState(history.state, '', location.pathname + location.search);
    void enter({ link });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter({ key: key.trim() });
  };
  return (
    <main className={styles.main}>
      <Page title="Sign in to Touchstone">
        <Panel>
          <form className={styles.form} onSubmit={submit}>
            <TextField
              label="API key"
              type="password"
              autoComplete="off"
              autoFocus
              required
              value={key}
              onChange={(event) => setKey(event.target.value)}
              help="The first start of the service prints one. The key’s scopes decide what you see and may change."
            />
            {error !== undefined && <ErrorNote error={error} />}
            <div>
              <Button kind="primary" type="submit" busy={busy}>
                Sign in
              </Button>
            </div>
          </form>
        </Panel>
      </Page>
    </main>
  );
};
