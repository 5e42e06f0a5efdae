export interface NavigationItem {
  label: string;
  to: string;
}

/** The pages in their three groups: see, set up, operate. */
export const NAVIGATION: readonly (readonly NavigationItem[])[] = [
  [
    { label: 'Overview', to: '/' },
    { label: 'Evaluations', to: '/evaluations' },
    { label: 'Traffic', to: '/traffic' },
    { label: 'Try it', to: '/try' },
  ],
  [
    { label: 'Definitions', to: '/definitions' },
    { label: 'Guardrails', to: '/guardrails' },
    { label: 'Prompts', to: '/prompts' },
  ],
  [
    { label: 'Notifiers', to: '/notifiers' },
    { label: 'Integrations', to: '/integrations' },
    { label: 'Keys', to: '/keys' },
    { label: 'System', to: '/system' },
    { label: 'Audit log', to: '/audit' },
    { label: 'Settings', to: '/settings' },
  ],
];
