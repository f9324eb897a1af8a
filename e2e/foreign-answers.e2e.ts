import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { allAtOnce } from '#tests/support/foreign-answers.ts';
import { readValidators } from '#tests/support/validators.ts';
import { apis, readOperations, type Api } from '../openapi/documents.ts';
import { expect, openDashboard, test } from './support/test.ts';

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

const screens: [path: string, heading: string | RegExp, changed: string[]][] = [
  ['/medical/dashboard', /^Good /, ['getAccumulators', 'getMessageCount', 'getBilling']],
  ['/dental/dashboard', /^Good /, ['getAccumulators']],
  ['/vision/dashboard', /^Good /, ['getAccumulators']],
  ['/medical/claims', 'Claims', ['getMessageCount']],
  [
    `/medical/claim-details/${claimCases.deniedDecided}`,
    /./,
    ['listClaimInquiries', 'listClaimAppeals', 'listDocuments'],
  ],
  ['/medical/spending-details', 'Spending Details', ['getAccumulators']],
  ['/medical/spending-details/family', 'Family spending', ['getAccumulators']],
  ['/medical/coverage-and-copays', 'Coverage & Copays', ['listBenefits', 'getAccumulators']],
  ['/medical/contact-us', 'Contact Us', ['getUserSettings']],
  ['/medical/dates', /dates/i, ['listAppealDeadlines']],
  ['/medical/authorizations', 'Authorizations', ['getMessageCount']],
  ['/medical/primary-care-provider', /primary care/i, ['getPrimaryCareProvider']],
  ['/medical/traveling-abroad', /travel/i, ['listForms']],
  ['/medical/cost-estimates?q=knee&zip=72201', /cost/i, ['searchCostProcedures']],
  [
    '/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri',
    /cost/i,
    ['getCostEstimates', 'getAccumulators'],
  ],
  ['/medical/pharmacy', /pharmacy/i, ['listPrescriptions']],
  [
    '/medical/payment-center',
    /pay/i,
    ['getBilling', 'listPayments', 'listPaymentMethods', 'listStatements'],
  ],
  ['/medical/authorizations/auth-AU88770003', /./, ['listAuthorizationAppeals']],
  ['/medical/documents', 'Documents', ['listDocuments', 'listForms']],
  [
    '/medical/health-reimbursement',
    /reimbursement/i,
    ['getHealthReimbursement', 'listHealthReimbursementTransactions'],
  ],
  ['/medical/id-card', /card/i, ['getMessageCount']],
  ['/messages', 'Messages', ['listMessages', 'getMessageCount']],
  ['/message/msg-A1042887701-0004', /./, ['getMessage']],
  ['/settings/profile', 'Settings', ['getUserSettings']],
  ['/settings/preferences', 'Settings', ['getPreferences']],
  ['/settings/privacy-security', 'Settings', ['getMemberSettings', 'listSessions']],
  ['/settings/sharing', 'Settings', ['getDataSharing', 'listAccessLog']],
  ['/medical/programs', /programs/i, ['getMessageCount']],
  ['/linking-disclaimer', /./, []],
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

async function expectWhole(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/stopped working|not found/);
  await expect(page.getByText('This part isn’t available right now')).toHaveCount(0);
}

test('shows what it can on each screen when every answer of an insurer is unusual', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openDashboard(page, 'maria', /Medical/);
  const seen = new Set(elsewhere);
  for (const [path, heading, expected] of screens) {
    await test.step(path, async () => {
      const changed = await changeAnswers(
        page,
        calls.filter(({ operationId }) => !gates.includes(operationId)),
      );
      await page.goto(path);
      await expect.poll(() => [...changed]).toEqual(expect.arrayContaining(expected));
      await page.waitForLoadState('networkidle');
      await expectWhole(page, heading);
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
  await expectWhole(page, /plan/i);
});
