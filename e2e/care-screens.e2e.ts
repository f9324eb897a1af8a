import { neverReached } from './support/keyboard.ts';
import { leftOutOnPaper } from './support/pdf.ts';
import { expect, openDashboard, test, type Member } from './support/test.ts';

/**
 * The screens of coverage and care: the keyboard reaches everything the mouse does, and everything shown is printed.
 */
interface Screen {
  address: string;
  /** The text that is there once everything has loaded. */
  shows: string | RegExp;
  member?: Member;
  plan?: RegExp;
  /** The text for the screen alone, beside the controls. */
  aside?: readonly string[];
}

const screens: Screen[] = [
  {
    address: '/medical/coverage-and-copays',
    shows: 'maria.delgado@mail.example',
  },
  {
    address: '/dental/coverage-and-benefits',
    plan: /Dental/,
    shows: 'maria.delgado@mail.example',
  },
  { address: '/medical/authorizations', shows: 'Showing 1–10 of 11 authorizations' },
  { address: '/medical/authorizations/auth-AU88770005', shows: '3 of 20 used' },
  {
    address: '/medical/find-care?specialty=Family+medicine&zip=72201',
    shows: /^Showing 1–/,
    // Paper has a row for each provider in place of the cards (print.e2e.ts).
    aside: ['article'],
  },
  {
    address: '/medical/find-care?provider=role-brandt-cedar',
    shows: 'Locations',
  },
  { address: '/medical/primary-care-provider', shows: 'Why choose one?' },
  {
    address: '/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri',
    shows: 'This is an estimate, not a guarantee of payment.',
    member: 'dev',
    aside: ['article a'],
  },
  {
    address: '/medical/health-records',
    shows: /^Showing 1–20 of/,
    aside: ['[class*=choice]'],
  },
  {
    address: '/medical/pharmacy?drug=lisinopril',
    shows: '$10 copay',
    // Paper has a row for each drug: its price below one heading, without the steps that lead to it.
    aside: [
      'section:has(form)',
      '[class*=terms] p + p',
      'p[class*=cost] > span:first-child',
      'ol [class*=options]',
    ],
  },
  {
    address: '/medical/traveling-abroad',
    shows: 'Maria Delgado',
  },
];

for (const { address, shows, member = 'maria', plan = /Medical/, aside } of screens) {
  test(`${address}: all of it by the keyboard, and on paper`, async ({ page }) => {
    await openDashboard(page, member, member === 'maria' ? plan : undefined);
    await page.goto(address);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await neverReached(page)).toEqual([]);
    expect(await leftOutOnPaper(page, aside)).toEqual([]);
  });
}
