import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { expect, haveSession } from './support/test.ts';

/** Other tests add messages, letters and payments. */
const test = ownSandbox();

/** The most words that Maria may see in the main part of a screen, about 5% above the count when the bar was set. */
const bars: Readonly<Record<string, number>> = {
  '/medical/dashboard': 324,
  '/medical/claims': 356,
  [`/medical/claim-details/${claimCases.partlyPaid}`]: 263,
  [`/medical/claim-details/${claimCases.denied}/appeal`]: 381,
  '/medical/dates': 343,
  '/medical/spending-details': 186,
  '/medical/coverage-and-copays': 324,
  '/medical/authorizations': 280,
  '/medical/find-care': 110,
  '/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri': 508,
  '/medical/primary-care-provider': 164,
  '/medical/health-records': 550,
  '/medical/health-reimbursement': 319,
  '/medical/traveling-abroad': 307,
  '/medical/pharmacy': 175,
  '/medical/payment-center': 282,
  '/medical/id-card': 269,
  '/medical/programs': 611,
  '/medical/documents': 219,
  '/medical/contact-us': 96,
  '/messages': 327,
  '/message/msg-A1042887701-0004': 55,
  '/settings/profile': 53,
  '/settings/privacy-security': 209,
  '/settings/sharing': 468,
  '/settings/preferences': 208,
};

/** Runs in the page. What is a pixel wide is for screen readers. */
function wordsSeen(element: Element): number {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data.match(/\S+/g)?.length ?? 0;
      if (!(node instanceof HTMLElement) || !node.checkVisibility({ visibilityProperty: true }))
        return 0;
      return node.offsetWidth === 1 ? 0 : wordsSeen(node);
    })
    .reduce((sum, count) => sum + count, 0);
}

test('uses no more words on a screen than its bar', async ({ page }) => {
  test.setTimeout(240_000);
  await haveSession(page, 'maria', /Medical/);
  const counts: Record<string, number> = {};
  for (const address of Object.keys(bars)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
    await expect(page.getByText('Older claims are still loading.'), address).toHaveCount(0);
    counts[address] = await page.getByRole('main').evaluate(wordsSeen);
  }
  console.table(
    Object.fromEntries(
      Object.entries(bars).map(([address, bar]) => [address, { words: counts[address], bar }]),
    ),
  );
  expect(Object.entries(bars).filter(([address, bar]) => (counts[address] ?? 0) > bar)).toEqual([]);
});
