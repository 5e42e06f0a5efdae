import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { ApiError } from './api/client';
import { sessionQuery } from './api/session';
import { NotFound } from './pages/not-found';
import { Shell } from './shell/shell';
import { ErrorNote } from './ui/feedback';

interface Context {
  queries: QueryClient;
}

/** Keeps only texts, numbers and switches of an address's query; pages name those they know. */
type Search = Record<string, string | number | boolean | undefined>;
const search = (raw: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(raw).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  ) as Search;

const root = createRootRouteWithContext<Context>()({ notFoundComponent: NotFound });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: search,
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in'), 'SignIn'),
});

/** Every other page: requires a session, else leads to the sign-in and back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(sessionQuery);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        redirect({ to: '/sign-in', search: { next: location.href }, throw: true });
      throw error;
    }
  },
  component: Shell,
  errorComponent: ({ error }) => <ErrorNote error={error} />,
});

const page = <const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    validateSearch: search,
    component,
    errorComponent: ({ error }) => <ErrorNote error={error} />,
  });

const pages = [
  page(
    '/',
    lazyRouteComponent(() => import('./pages/overview/overview'), 'Overview'),
  ),
  page(
    '/evaluations',
    lazyRouteComponent(() => import('./pages/evaluations/evaluations'), 'Evaluations'),
  ),
  page(
    '/evaluations/$id',
    lazyRouteComponent(() => import('./pages/evaluations/evaluation'), 'Evaluation'),
  ),
  page(
    '/traffic',
    lazyRouteComponent(() => import('./pages/traffic/traffic'), 'Traffic'),
  ),
  page(
    '/traffic/$id',
    lazyRouteComponent(() => import('./pages/traffic/exchange'), 'Exchange'),
  ),
  page(
    '/try',
    lazyRouteComponent(() => import('./pages/try-it/try-it'), 'TryIt'),
  ),
  page(
    '/definitions',
    lazyRouteComponent(() => import('./pages/definitions/definitions'), 'Definitions'),
  ),
  page(
    '/definitions/$id',
    lazyRouteComponent(() => import('./pages/definitions/definition'), 'Definition'),
  ),
  page(
    '/guardrails',
    lazyRouteComponent(() => import('./pages/guardrails/guardrails'), 'Guardrails'),
  ),
  page(
    '/guardrails/$id',
    lazyRouteComponent(() => import('./pages/guardrails/guardrail'), 'Guardrail'),
  ),
  page(
    '/prompts',
    lazyRouteComponent(() => import('./pages/prompts/prompts'), 'Prompts'),
  ),
  page(
    '/prompts/$id',
    lazyRouteComponent(() => import('./pages/prompts/prompt'), 'Prompt'),
  ),
  page(
    '/notifiers',
    lazyRouteComponent(() => import('./pages/notifiers/notifiers'), 'Notifiers'),
  ),
  page(
    '/notifiers/$id',
    lazyRouteComponent(() => import('./pages/notifiers/notifier'), 'Notifier'),
  ),
  page(
    '/integrations',
    lazyRouteComponent(() => import('./pages/integrations/integrations'), 'Integrations'),
  ),
  page(
    '/keys',
    lazyRouteComponent(() => import('./pages/keys/keys'), 'Keys'),
  ),
  page(
    '/system',
    lazyRouteComponent(() => import('./pages/system/system'), 'System'),
  ),
  page(
    '/audit',
    lazyRouteComponent(() => import('./pages/audit/audit'), 'Audit'),
  ),
  page(
    '/settings',
    lazyRouteComponent(() => import('./pages/settings/settings'), 'Settings'),
  ),
];

const development = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/ui',
        component: lazyRouteComponent(() => import('./pages/ui'), 'Parts'),
      }),
    ]
  : [];

export const createAppRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([signIn, signedIn.addChildren(pages), ...development]),
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
