import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { allAtOnce } from '#tests/support/foreign-answers.ts';
import { readValidators } from '#tests/support/validators.ts';
import { apis, readOperations, type Api } from '../openapi/documents.ts';
import { memberScreens } from './support/screens.ts';
import { expect, openDashboard, test } from './support/test.ts';
import { expectWholeScreen } from './support/whole-screen.ts';

/**
 * Every response that a screen requests, changed in every way at once in which another insurer's may differ and still
 * keep to the documents: optional values are null, closed words are new, lists have odd items.
 */
const bases: Record<Api, string> = {
  member: '/api/member',
  'message-center': '/api/member/message-center',
  v1: '/api/v1',
};

/** The calls for plans and rights: without them there is no screen to check. */
const gates = ['getMemberships', 'getAccessRights'];

interface Call {
  operationId: string;
  address: RegExp;
  schema: z.core.$ZodType;
}

async function readCalls(): Promise<Call[]> {
  const operations = (await Promise.all(apis.map(readOperations))).flat();
  const validators = await readValidators();
  return operations.flatMap(({ api, operationId, method, path }) => {
    // FHIR resources have separate readers.
    if (method !== 'get' || path.startsWith('/health-records/')) return [];
    const name = `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
    const schema = validators[api].get(name);
    if (!schema) return [];
    const address = new RegExp(`^${bases[api]}${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    return [{ operationId, address, schema }];
  });
}

/** Changes the responses; returns the operations changed so far. */
async function changeAnswers(page: Page, calls: readonly Call[]): Promise<Set<string>> {
  const changed = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const call = calls.find(({ address }) => address.test(pathname));
    if (route.request().method() !== 'GET' || !call) return route.fallback();
    // A connection that the server was just closing is no fault of the screen.
    const answer = await route.fetch({ maxRetries: 2 });
    if (!/json/.test(answer.headers()['content-type'] ?? '')) {
      return route.fulfill({ response: answer });
    }
    changed.add(call.operationId);
    const told: unknown = await answer.json();
    const other = allAtOnce(call.schema, told);
    return route.fulfill({ response: answer, json: withAcceptedTerms(other, told) });
  });
  return changed;
}

const settings = z.looseObject({ tosChecked: z.boolean() });

/** Keeps the acceptance of the terms, because a user without it has to accept them first. */
function withAcceptedTerms(other: unknown, told: unknown): unknown {
  const known = settings.safeParse(told);
  if (!known.success || typeof other !== 'object') return other;
  return { ...other, tosChecked: known.data.tosChecked };
}

const screens = [
  '/dental/dashboard',
  '/vision/dashboard',
  '/medical/cost-estimates?q=knee&zip=72201',
  ...memberScreens,
];

/** Requested elsewhere, or not JSON, or only after a press; each with its reason. */
const elsewhere = new Set([
  ...gates,
  // Decides whether the portal opens.
  'getSystemAvailability',
  // A key, requested when a draft is kept.
  'getDraftKey',
  // For the reader of a clinic, not for the portal.
  'openCheckInLink',
  // On the sign-in page only: the availability response has the notice for signed-in members.
  'getUserNotice',
  // A PDF.
  'getDocument',
  // Requested only after a press: a file, and an address outside the portal.
  'getAppleWalletPass',
  'getGoogleWalletPass',
  // Requested when autopay is changed: the bill has its state.
  'getAutopay',
  // Requested by the viewer of a person who was given the card's code.
  'readHealthLinkFile',
]);

let calls: Call[] = [];
test.beforeAll(async () => {
  calls = await readCalls();
});

test('shows what it can on each screen when every answer of an insurer is unusual', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openDashboard(page, 'maria', /Medical/);
  const seen = new Set(elsewhere);
  for (const path of screens) {
    await test.step(path, async () => {
      const changed = await changeAnswers(
        page,
        calls.filter(({ operationId }) => !gates.includes(operationId)),
      );
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectWholeScreen(page, path);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const name of changed) seen.add(name);
    });
  }
  expect([...seen].toSorted(), 'every read of the documents').toEqual(
    calls.map(({ operationId }) => operationId).toSorted(),
  );
});

test('opens the plan selection when every answer is unusual', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  const changed = await changeAnswers(page, calls);
  await page.goto('/select-plan');
  await expect.poll(() => [...changed]).toContain('getMemberships');
  await expectWholeScreen(page, '/select-plan');
});
