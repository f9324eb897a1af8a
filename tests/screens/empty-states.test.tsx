// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import * as content from '../../content/en/index.ts';
import { patient } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { operationAt } from '#tests/support/operation-at.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { memberScreens } from '../../e2e/support/screens.ts';
import { apis, readOperations } from '../../openapi/documents.ts';

/** Only a complete answer may be called empty. Every list fails here in one way at a time. */

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();

/** The first example of each answer, by operation. */
const examples = new Map(
  operations.map(({ method, path, responses }) => {
    const ok = responses.find(({ status }) => status === 200);
    return [`${method.toUpperCase()} ${path}`, Object.values(ok?.content?.examples ?? {})[0]];
  }),
);

/** The words of every empty state. */
const emptyTexts = textsUnder(content, false);

function textsUnder(value: unknown, isEmptyState: boolean): string[] {
  if (typeof value === 'string') return isEmptyState ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsUnder(part, name === 'ifComplete'));
}

interface Fault {
  /** Whether the search for patients fails, too; the others find one. */
  isOfPatients?: boolean;
  /** Replaces the rows of a documented list. */
  listed: (body: Record<string, unknown>) => unknown;
  /** Replaces the answer to a search of the health records. */
  found: () => object;
}

const searchset = (more: object) => ({ resourceType: 'Bundle', type: 'searchset', ...more });
const problem = () => ({ type: 'about:blank', title: 'Not now', status: 503 });
const outcome = (severity: string, code: string) => ({
  resource: { resourceType: 'OperationOutcome', issue: [{ severity, code }] },
});

/**
 * Replaces each list of an answer, and the number of items it says there are. A list without a number that is empty is
 * complete, so that it gets an odd row.
 */
const withLists =
  (rows: readonly unknown[], total = rows.length) =>
  (body: Record<string, unknown>): unknown => ({
    ...Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        Array.isArray(value) ? ('items' in body || rows.length > 0 ? rows : [7]) : value,
      ]),
    ),
    ...('items' in body && { total }),
  });

const faults: Record<string, Fault> = {
  'an error as a success': {
    listed: problem,
    found: () => searchset({ entry: [outcome('error', 'processing')] }),
  },
  'a fatal error among warnings': {
    listed: problem,
    found: () =>
      searchset({ entry: [outcome('warning', 'not-supported'), outcome('FATAL', 'timeout')] }),
  },
  'one odd row': {
    listed: withLists([7]),
    found: () => searchset({ total: 1, entry: [null] }),
  },
  'only odd rows': {
    listed: withLists(['odd', null, {}]),
    found: () => searchset({ entry: [{ resource: { id: 'x' } }, { fullUrl: 'urn:x' }, 'odd'] }),
  },
  'a total too high': {
    listed: withLists([], 9),
    found: () => searchset({ total: 9, entry: [] }),
  },
  'a second page that fails': {
    listed: withLists([], 200),
    found: () =>
      searchset({
        link: [
          { relation: 'next', url: 'https://members.example.org/api/v1/health-records/x?page=2' },
        ],
      }),
  },
  'patients that cannot be read': {
    isOfPatients: true,
    listed: withLists([7]),
    found: () => searchset({ total: 1, entry: [null] }),
  },
  'a warning that results are missing': {
    listed: withLists([7]),
    found: () => searchset({ entry: [outcome('warning', 'incomplete')] }),
  },
};

/** The answers that a screen cannot open without. */
const isNeeded = (path: string) =>
  /\/(memberships|settings|systemavailability|user-notice|accessrights\/.*)$/.test(path);

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });

const answerTo =
  ({ listed, found, isOfPatients = false }: Fault) =>
  (path: string, request: Request): Response | null => {
    if (isNeeded(path)) return null;
    if (path.includes('/health-records/Patient') && !isOfPatients) {
      return Response.json(searchset({ entry: [{ resource: patient('p1', 'C101', 'C1') }] }));
    }
    if (path.includes('/health-records/')) {
      return request.url.includes('page=2')
        ? new Response('', { status: 500 })
        : Response.json(found());
    }
    if (Number(new URL(request.url).searchParams.get('page') ?? 1) > 1) {
      return new Response('', { status: 500 });
    }
    const example = examples.get(operationAt(request.method, request.url) ?? '');
    const isList = typeof example === 'object' && example !== null && !Array.isArray(example);
    return isList ? Response.json(listed({ ...example })) : null;
  };

/** Screens that show no list of the insurer's, or one thing alone. */
const withoutLists =
  /claim-details|contact-us|traveling|linking|about|profile|message\/|programs\/|appeal$/;
const screens = memberScreens.filter((path) => !withoutLists.test(path));

describe.each(Object.entries(faults))('with %s', (_, fault) => {
  it.each(screens)('%s never claims that a list is empty', (path) =>
    expectNoEmptyText(path, answerTo(fault)),
  );
});

it.each(screens.filter((path) => /dashboard|claims$|authorizations$|spending-details/.test(path)))(
  '%s never claims that a list is empty when a person on the plan is unreadable',
  (path) => {
    const accessibleMembers = [{ memberId: plan.memberId }, { firstName: 'Mateo' }];
    const emptyLists = answerTo({
      listed: withLists([7]),
      found: () => searchset({ total: 0, entry: [] }),
    });
    return expectNoEmptyText(path, (requestedPath, request) =>
      requestedPath.includes('/accessrights/')
        ? Response.json({ accessibleMembers, rights: everyRight })
        : emptyLists(requestedPath, request),
    );
  },
);

async function expectNoEmptyText(path: string, answer: ReturnType<typeof answerTo>) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { text, main, portal } = await openScreen(path, plan, { answer });
  const isLoading = () =>
    portal.queryClient.isFetching() > 0 || main.querySelector('[aria-busy="true"]') !== null;
  await expect.poll(isLoading).toBe(false);
  expect(emptyTexts.filter((empty) => text().includes(empty))).toEqual([]);
  expect(text()).not.toMatch(/\$0\.00(?! or more)/);
}
