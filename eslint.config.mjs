import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { docCommentOpening } from './tools/eslint/doc-comment-opening.mjs';

// The boundary rule reads this graph from Nx's cache and skips itself where there is none, so make
// sure of it.
await createProjectGraphAsync();

/**
 * Which way imports point: each tag of a project.json, and what it may import. Neighbours of one
 * kind never import each other.
 */
const DIRECTION = {
  'type:kernel': [],
  'type:contracts': ['type:kernel'],
  'type:text': ['type:contracts', 'type:kernel'],
  'type:assertions': ['type:contracts', 'type:kernel'],
  'type:inference': ['type:contracts', 'type:kernel'],
  'type:outgoing': ['type:kernel'],
  'type:storage': ['type:contracts', 'type:kernel'],
  'type:messaging': ['type:contracts', 'type:kernel'],
  'type:detection': [
    'type:messaging',
    'type:inference',
    'type:text',
    'type:contracts',
    'type:kernel',
  ],
  'type:detector': [
    'type:detection',
    'type:inference',
    'type:assertions',
    'type:text',
    'type:contracts',
    'type:kernel',
  ],
  'type:clients': ['type:messaging', 'type:contracts', 'type:kernel'],
  'type:http-edge': ['type:clients', 'type:contracts', 'type:kernel'],
  'type:service': [
    'type:http-edge',
    'type:clients',
    'type:messaging',
    'type:storage',
    'type:outgoing',
    'type:assertions',
    'type:contracts',
    'type:kernel',
  ],
  'type:platform': [
    'type:detection',
    'type:messaging',
    'type:inference',
    'type:contracts',
    'type:kernel',
  ],
};
const EVERYTHING = [...Object.keys(DIRECTION), 'type:testing'];
/** These may import all but apps, which nothing imports. */
const OUTSIDE = {
  'type:app': Object.keys(DIRECTION),
  // Types of the API only: what runs in a browser is its own.
  'type:dashboard': ['type:contracts'],
  'type:testing': Object.keys(DIRECTION),
  'type:workspace': EVERYTHING,
};

/** Side effects, Node's modules, packages, our libraries, the same project: one block without blank lines. */
const IMPORT_ORDER = ['^\\u0000', '^node:', '^@?\\w', '^@touchstone', '^\\.'];

/** Free of the framework: what they hold must work, and be tested, without it. */
const WITHOUT_NEST = ['type:kernel', 'type:text', 'type:assertions', 'type:detector'];

/** `more`: tags that every project may import as well. */
const boundaries = (more) => [
  'error',
  {
    // Specs use testing, and testing uses what they test; all other circles are errors.
    ignoredCircularDependencies: Object.keys(DIRECTION).map((tag) => ['testing', `tag:${tag}`]),
    depConstraints: Object.entries({ ...DIRECTION, ...OUTSIDE }).map(([sourceTag, allowed]) => ({
      sourceTag,
      onlyDependOnLibsWithTags: [...allowed, ...more],
      ...(WITHOUT_NEST.includes(sourceTag) && { bannedExternalImports: ['@nestjs/*'] }),
    })),
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.nx/',
      '**/coverage/',
      'data/',
      'datasets/',
      'bench-results/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx, 'simple-import-sort': simpleImportSort },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'simple-import-sort/imports': ['error', { groups: [IMPORT_ORDER] }],
      'simple-import-sort/exports': 'error',
      '@nx/enforce-module-boundaries': boundaries([]),
      // Nest modules are classes with nothing but a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { touchstone: { rules: { 'doc-comment-opening': docCommentOpening } } },
    rules: { 'touchstone/doc-comment-opening': 'error' },
  },
  {
    files: ['**/*.{spec,suite,fixture}.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries(['type:testing']) },
  },
);
