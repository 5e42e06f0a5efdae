import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * First segments of the addresses of the browser app, which reads the rest itself. Others are
 * unknown to the server, too.
 */
const PAGES = [
  'sign-in',
  'evaluations',
  'traffic',
  'try',
  'definitions',
  'guardrails',
  'prompts',
  'notifiers',
  'integrations',
  'keys',
  'system',
  'audit',
  'settings',
];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves the built browser app: its page at each of its addresses, and its assets, whose names
 * change with their content, for browsers to keep.
 * @param folder of `index.html` and `assets/`
 */
export const installDashboardRoutes = async (
  http: FastifyInstance,
  folder: string,
): Promise<void> => {
  await http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => void reply.headers(HEADERS),
  });
  const page = (_request: unknown, reply: FastifyReply) =>
    reply
      .headers({ ...HEADERS, 'cache-control': 'no-cache' })
      .sendFile('index.html', folder, { immutable: false, maxAge: 0, cacheControl: false });
  for (const address of ['/', ...PAGES.flatMap((name) => [`/${name}`, `/${name}/*`])])
    http.get(address, page);
};
