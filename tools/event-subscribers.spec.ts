import { EVENT_SUBSCRIBERS } from '@touchstone/contracts';
import { filesIn, read } from './workspace.fixture';

const SHARED = /service: '([\w-]+)',\s*kind: 'shared'/g;

it('EVENT_SUBSCRIBERS lists every service with a shared subscription, and no other', () => {
  const declared = filesIn('libs/services')
    .filter((path) => path.endsWith('.consumer.ts'))
    .flatMap((path) => [...read(path).matchAll(SHARED)].map(([, service]) => service));
  expect([...new Set(declared)].sort()).toEqual([...EVENT_SUBSCRIBERS]);
});
