import './ui/tokens.css';
import './ui/base.css';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/client';
import { sessionQuery } from './api/session';
import { createAppRouter } from './router';
import { applyTheme } from './shell/theme';
import { ToastProvider } from './ui/toast';

const RETRIES = 2;

const mayRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

const queries = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 5_000, refetchOnWindowFocus: false } },
  queryCache: new QueryCache({
    // A session that has ended leads to the sign-in, whichever request notices it.
    onError: (error, { queryKey }) => {
      if (!(error instanceof ApiError) || error.status !== 401 || queryKey[0] === 'session') return;
      queries.removeQueries({ queryKey: sessionQuery.queryKey });
      void router.invalidate();
    },
  }),
});
const router = createAppRouter(queries);
// The session and the page's script come while React renders the frame for the first time.
void router.load();

applyTheme();
const container = document.getElementById('root');
if (container === null) throw new Error('The page has no root element.');
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
