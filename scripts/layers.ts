/**
 * The parts of src that each part may import: the one table that the lint (eslint.config.js) and the architecture test
 * hold. A part is a folder of src, or a file that stands directly in it. What a part does not list is refused.
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
  { begins: '#sandbox/', users: [], why: 'Nothing of the sandbox reaches the portal.' },
  { begins: '#tests/', users: [], why: 'Nothing of the tests reaches the portal.' },
  { begins: '#deploy/', users: [], why: 'How the files are served is for the server to know.' },
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
    why: 'What stands here tells facts; words stand above it.',
  },
  {
    begins: '#brands/',
    users: ['catalogue', 'parts', 'features'],
    why: 'What is told of one brand alone is for those to ask who show it.',
  },
  {
    begins: '#generated/brands/ids',
    users: ['domain'],
    why: 'Which brands there are is asked of src/domain/plan/brand.ts.',
  },
  {
    begins: '#generated/brands/(?!ids)',
    users: ['catalogue', 'parts', 'shell', 'features'],
    why: 'What is told of one brand alone is for those to ask who show it.',
  },
  {
    begins: '#generated/route-tree',
    users: ['app', 'shell'],
    why: 'Only the router and the menu know all routes.',
  },
  {
    begins: '#generated/geography/',
    users: ['parts'],
    why: 'Where ZIP codes and counties lie is asked of src/parts/geography.',
  },
  {
    begins: '#generated/typeface/',
    users: ['main.tsx'],
    why: 'Every page has the typeface from its entry.',
  },
  {
    begins: '#generated/(?!route-tree|brands/|geography/|typeface/)',
    users: ['api'],
    why: 'Only src/api knows the generated types; ask it for what you need.',
  },
  {
    begins: 'react(-dom)?(/|$)',
    users: ['ui', 'portal', 'parts', 'shell', 'features', 'app', 'main.tsx'],
    why: 'What stands below the screens knows nothing of React.',
  },
  {
    begins: '@tanstack/react-router$',
    users: ['portal', 'parts', 'shell', 'features', 'routes', 'app'],
    why: 'Only screens, their frame and the guard know the router.',
  },
  {
    begins: '@tanstack/react-query',
    users: ['api', 'ui', 'portal', 'parts', 'shell', 'features', 'app'],
    why: 'Rules, words and processes know nothing of how answers are kept.',
  },
  {
    begins: 'fhir-kit-client$',
    users: ['api'],
    why: 'Only src/api/fhir knows FHIR.',
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
    const files = (place: string) => [`src/${part}/${place}.{ts,tsx}`];
    return [
      { files: files('*'), patterns: [...patterns, refuse('^\\.\\.', nameTheFolder)] },
      {
        files: files('*/**/*'),
        patterns: [
          ...patterns,
          // The areas of features are rooms of their own: next door is as far away as outside.
          part === 'features'
            ? refuse('^(\\.\\.|#src/features/)', shareAPart)
            : refuse('^\\.\\./\\.\\.', nameTheFolder),
        ],
      },
      // A folder within a feature is a corner of the same room.
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

const shareAPart = 'Features do not use one another; share a part.';
const nameTheFolder = 'Name the folder: #src/….';

const refuse = (regex: string, message: string) => ({ regex, message });

function ofSrc(part: string) {
  const allowed: readonly string[] = allowedOf(part);
  const names = [part, ...allowed].map((name) => name.replace('.', '\\.')).join('|');
  // A file that stands directly in src reaches the parts beside it.
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
