import { askOk, type Where } from '../support/managing';

/** Addresses of every page, with the ids of a seeded workspace. */
export const addressesOf = async (where: Where): Promise<string[]> => {
  const idIn = async (path: string): Promise<string> => {
    const found = await askOk<{ id: string }[] | { items: { id: string }[] }>(where, 'GET', path);
    return (Array.isArray(found) ? found : found.items)[0]?.id ?? 'none';
  };
  return [
    '/',
    '/evaluations',
    `/evaluations/${await idIn('evaluations')}`,
    '/traffic',
    `/traffic/${await idIn('exchanges')}`,
    '/try',
    '/definitions',
    '/definitions/new',
    `/definitions/${await idIn('evaluation')}`,
    '/guardrails',
    '/guardrails/new',
    `/guardrails/${await idIn('guardrails')}`,
    '/prompts',
    '/prompts/new',
    `/prompts/${await idIn('studio/prompts')}`,
    '/notifiers',
    '/notifiers/new',
    `/notifiers/${await idIn('notifiers')}`,
    '/integrations',
    '/keys',
    '/system',
    '/audit',
    '/settings',
  ];
};
