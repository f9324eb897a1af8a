/**
 * The parts of src that each part may import. The lint (eslint.config.js) and the architecture test use this table. A
 * part is a folder of src, or a file directly in it. Every other import is an error.
 */
export const mayImport = {
  domain: [],
  'config.ts': ['domain'],
  storage: ['domain'],
  ui: ['domain'],
  catalogue: ['domain'],
  machines: ['domain'],
  api: ['domain', 'storage', 'config.ts'],
  session: ['domain', 'storage', 'config.ts', 'api', 'machines'],
  portal: ['domain', 'storage', 'config.ts', 'api', 'machines', 'catalogue', 'ui', 'session'],
  parts: ['domain', 'storage', 'api', 'machines', 'catalogue', 'ui', 'portal'],
  shell: ['domain', 'storage', 'api', 'machines', 'catalogue', 'ui', 'portal', 'parts'],
  features: ['domain', 'api', 'machines', 'catalogue', 'ui', 'portal', 'parts', 'shell'],
  routes: ['domain', 'storage', 'api', 'catalogue', 'portal', 'shell', 'features'],
  boot: ['domain', 'storage', 'api', 'ui', 'session', 'features'],
  app: [
    'domain',
    'storage',
    'config.ts',
    'api',
    'catalogue',
    'ui',
    'session',
    'portal',
    'shell',
    'boot',
  ],
  'start.ts': ['config.ts', 'portal', 'app'],
  'main.tsx': ['config.ts', 'start.ts', 'api', 'ui', 'portal', 'shell', 'app'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof mayImport;

export const parts = Object.keys(mayImport);

/** The parts that may import modules outside src, by a regular expression for the beginning of their names. */
export const outsideSrc: readonly { begins: string; users: readonly Part[]; why: string }[] = [
  { begins: '#sandbox/', users: [], why: 'The portal must not import the sandbox.' },
  { begins: '#tests/', users: [], why: 'The portal must not import tests.' },
  { begins: '#deploy/', users: [], why: 'The portal must not depend on the server that hosts it.' },
  {
    begins: '#content/',
    users: [
      'catalogue',
      'ui',
      'portal',
      'parts',
      'shell',
      'features',
      'routes',
      'boot',
      'app',
      'main.tsx',
    ],
    why: 'This layer must not import copy.',
  },
  {
    begins: '#brands/',
    users: ['catalogue', 'parts', 'shell', 'features'],
    why: 'Only the layers that show a brand may import its content.',
  },
  {
    begins: '#generated/capabilities',
    users: ['domain'],
    why: 'Import the capabilities from src/domain/plan/capabilities.ts.',
  },
  {
    begins: '#generated/brands/ids',
    users: ['domain'],
    why: 'Import the brand ids from src/domain/plan/brand.ts.',
  },
  {
    begins: '#generated/brands/(?!ids)',
    users: ['catalogue', 'parts', 'shell', 'features'],
    why: 'Only the layers that show a brand may import its content.',
  },
  {
    begins: '#generated/route-tree',
    users: ['app', 'shell'],
    why: 'Only the router and the menu know all routes.',
  },
  {
    begins: '#generated/geography/',
    users: ['parts'],
    why: 'Import it from src/parts/geography.',
  },
  {
    begins: '#generated/typeface/',
    users: ['main.tsx'],
    why: 'Only the entry of the page may import the typeface.',
  },
  {
    begins: '#generated/(?!route-tree|capabilities|brands/|geography/|typeface/)',
    users: ['api'],
    why: 'Only src/api may import generated types; import from src/api.',
  },
  {
    begins: 'react(-dom)?(/|$)',
    users: ['ui', 'portal', 'parts', 'shell', 'features', 'app', 'main.tsx'],
    why: 'This layer must not import React.',
  },
  {
    begins: '@tanstack/react-router$',
    users: ['portal', 'parts', 'shell', 'features', 'routes', 'app'],
    why: 'Only screens, their frame and the guard may import the router.',
  },
  {
    begins: '@tanstack/react-query',
    users: ['api', 'ui', 'portal', 'parts', 'shell', 'features', 'app'],
    why: 'This layer must not import the query cache.',
  },
  {
    begins: 'fhir-kit-client$',
    users: ['api'],
    why: 'Only src/api/fhir may import the FHIR client.',
  },
];

/** The lint's restrictions on the imports of files that fit a pattern. */
export interface Wall {
  files: string[];
  patterns: { regex: string; message: string }[];
}

/** Returns the table as patterns of `no-restricted-imports`; of several walls around one file, the last holds. */
export function walls(): Wall[] {
  return parts.flatMap((part) => {
    const patterns = [...ofSrc(part), ...ofOutside(part)];
    if (part.includes('.')) return { files: [`src/${part}`], patterns };
    const files = (folder: string) => [`src/${part}/${folder}.{ts,tsx}`];
    return [
      { files: files('*'), patterns: [...patterns, refuse('^\\.\\.', nameTheFolder)] },
      {
        files: files('*/**/*'),
        patterns: [
          ...patterns,
          // The areas of features must not import each other, so a neighbor counts as outside.
          part === 'features'
            ? refuse('^(\\.\\.|#src/features/)', shareAPart)
            : refuse('^\\.\\./\\.\\.', nameTheFolder),
        ],
      },
      // A subfolder of a feature may import from its parent folder.
      ...(part === 'features'
        ? [
            {
              files: files('*/*/**/*'),
              patterns: [...patterns, refuse('^(\\.\\./\\.\\.|#src/features/)', shareAPart)],
            },
          ]
        : []),
    ];
  });
}

const shareAPart = 'Features must not import each other; move shared code to src/parts.';
const nameTheFolder = 'Import other folders by their full path: #src/….';

const refuse = (regex: string, message: string) => ({ regex, message });

function ofSrc(part: string) {
  const allowed: readonly string[] = allowedOf(part);
  const names = [part, ...allowed].map((name) => name.replace('.', '\\.')).join('|');
  // A file directly in src may import its neighbors with a relative path.
  const way = part.includes('.') ? '(?:#src|\\.)' : '#src';
  return [
    refuse(
      `^${way}/(?!(?:${names})(?:/|$))`,
      `src/${part} may use ${allowed.join(', ') || 'nothing of src'}; dependencies point one way (scripts/layers.ts).`,
    ),
  ];
}

function allowedOf(part: string): readonly string[] {
  const table: Record<string, readonly string[]> = mayImport;
  return table[part] ?? [];
}

const ofOutside = (part: string) =>
  outsideSrc
    .filter(({ users }) => !users.some((user) => user === part))
    .map(({ begins, why }) => refuse(`^${begins}`, why));
