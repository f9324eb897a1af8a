import type { Locator, Page } from '@playwright/test';
import { ownSandbox } from './support/own-sandbox.ts';
import { expect, expectDashboard, openDashboard } from './support/test.ts';
import { pdfFile } from '../tests/support/files.ts';

/**
 * The tasks that members come for, each by keyboard alone on a wide screen and by touch on a phone: how many taps it
 * takes there from the dashboard to its proven end, and how high the pages on the way are. Some tasks change data that
 * other tests read.
 */
const test = ownSandbox();

const ways = {
  'by keyboard': { viewport: { width: 1280, height: 900 }, hasTouch: false },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;
type Way = keyof typeof ways;

/** Does a task in one way, and counts. */
class Member {
  /** An option or a file that is chosen counts, too; typing doesn’t. */
  taps = 0;
  /** The heights, in pixels, of the pages after the dashboard on which something was pressed. */
  readonly heights: number[] = [];
  readonly page: Page;
  readonly way: Way;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  get isOnPhone(): boolean {
    return this.way === 'on a phone';
  }

  /** Presses a button or a link. */
  async press(target: Locator): Promise<void> {
    this.taps += 1;
    await target.waitFor();
    if (this.taps > 1) {
      this.heights.push(await this.page.evaluate(() => document.documentElement.scrollHeight));
    }
    if (this.isOnPhone) await target.tap();
    else {
      await this.tabTo(target);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Types into a field, which it reaches by Tab where there is no pointer. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (this.way === 'by keyboard') {
      await this.tabTo(field);
      await this.page.keyboard.type(text);
    } else await field.fill(text);
  }

  /** Chooses an option by its text. */
  async choose(field: Locator, option: string): Promise<void> {
    this.taps += 1;
    if (this.way === 'by keyboard') {
      await this.tabTo(field);
      await this.page.keyboard.type(option);
      await expect(field.locator('option:checked')).toHaveText(option);
    } else await field.selectOption(option);
  }

  async chooseFile(field: Locator, name: string): Promise<void> {
    this.taps += 1;
    await field.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfFile(name) });
  }

  link = (name: RegExp | string) => this.page.getByRole('link', { name });
  button = (name: RegExp | string) => this.page.getByRole('button', { name });

  /** Opens a screen of the menu Care, which the bar at the bottom of phones links to. */
  async openCare(name: 'Claims' | 'Care' = 'Care'): Promise<void> {
    if (this.isOnPhone) {
      await this.press(this.page.getByRole('link', { name, exact: true }));
      return;
    }
    await this.press(this.page.getByRole('button', { name: 'Care', exact: true }));
    await this.press(this.link(name === 'Care' ? /^Find Care/ : /^Claims/).first());
  }

  private async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < 150; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(target)}`);
  }
}

interface Task {
  name: string;
  who: 'maria' | 'dev';
  /** The most taps that it may take on a phone. */
  taps: number;
  /** The most pixels that a page on the way has on a phone. */
  height: number;
  run: (member: Member) => Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: 'a denied claim is understood and appealed with a file',
    who: 'maria',
    taps: 6,
    height: 2_000,
    async run(member) {
      const { page } = member;
      await member.press(member.link(/^View: .*Denied claim/).first());
      const statusCard = page.getByRole('region', { name: 'Where this claim stands' });
      await expect(statusCard).toContainText('Reason:');
      await member.press(statusCard.getByRole('link', { name: /^Appeal/ }));
      await expect(page.getByLabel('Who’s filing?')).toBeVisible();
      await member.choose(page.getByLabel('Who’s filing?'), 'I am the patient');
      await member.choose(page.getByLabel('Reason for your appeal'), 'Another reason');
      await member.type(
        page.getByLabel('Explain it in your own words'),
        'My doctor sent the records.',
      );
      await member.chooseFile(page.getByLabel('Add the records'), 'records.pdf');
      await member.press(member.button('Submit appeal'));
      await expect(page.getByText('We received your appeal.')).toBeVisible();
    },
  },
  {
    name: 'a bill is paid',
    who: 'dev',
    taps: 4,
    height: 2_400,
    async run(member) {
      await member.press(member.link(/^Pay /).first());
      await member.press(member.button('Pay bill'));
      await member.press(member.button('Review payment'));
      await member.press(member.button(/^Pay \$/));
      await expect(member.page.getByRole('heading', { name: 'We got your payment' })).toBeVisible();
    },
  },
  {
    name: 'a dermatologist is found, with the phone number in view',
    who: 'maria',
    taps: 4,
    height: 2_000,
    async run(member) {
      const { page } = member;
      await member.openCare();
      await member.choose(page.getByLabel('Type of care'), 'Dermatology');
      await member.press(page.getByRole('button', { name: 'Search', exact: true }));
      const first = page.getByRole('region', { name: 'Providers' }).getByRole('article').first();
      await expect(first).toContainText('Dermatology');
      await expect(first.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'the cost of an MRI of the knee is estimated by typing that',
    who: 'maria',
    taps: 4,
    height: 3_200,
    async run(member) {
      const { page } = member;
      await member.press(page.getByRole('button', { name: 'Find anything' }));
      await member.type(page.getByRole('searchbox'), 'MRI of the knee');
      await member.press(
        page
          .getByRole('dialog')
          .getByRole('link', { name: /MRI.*knee/i })
          .first(),
      );
      // The only match opens without another choice.
      const places = page.getByRole('region', { name: 'Estimates' }).getByRole('article');
      await expect(places.first()).toContainText(/\$\d/);
    },
  },
  {
    name: 'the card is shown',
    who: 'maria',
    taps: 2,
    height: 2_800,
    async run(member) {
      const { page } = member;
      await member.press(page.getByRole('main').getByRole('link', { name: 'Show ID card' }));
      await member.press(member.button('Show full screen'));
      await expect(page.getByRole('dialog').getByText('A1042887701').first()).toBeInViewport();
    },
  },
  {
    name: 'the code for check-in is shown as a whole',
    who: 'maria',
    taps: 3,
    height: 3_000,
    async run(member) {
      const { page } = member;
      await member.press(page.getByRole('main').getByRole('link', { name: 'Show ID card' }));
      await member.press(member.button('For check-in now'));
      await member.press(member.button('Show code'));
      const code = page.getByRole('img', { name: 'QR code for check-in' });
      await expect(code).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'what may be owed is read',
    who: 'maria',
    taps: 0,
    height: 0,
    async run({ page }) {
      const amount = page.getByRole('main').getByText(/^\$[\d,]+\.\d\d$/);
      await expect(amount.first()).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'a message is read and answered',
    who: 'maria',
    taps: 4,
    height: 3_000,
    async run(member) {
      const { page } = member;
      await member.press(member.link(/^Messages, /));
      await member.press(member.link('Maria: An answer to your question').first());
      await member.press(member.button('Reply'));
      await member.type(page.getByLabel('Your message'), 'Thank you.');
      await member.press(member.button('Send reply'));
      await expect(page.getByText(/^We received your reply\./)).toBeVisible();
    },
  },
  {
    name: 'the claims of a daughter are listed',
    who: 'maria',
    taps: 3,
    height: 3_000,
    async run(member) {
      const { page } = member;
      await member.openCare('Claims');
      if (member.isOnPhone) await member.press(member.button('How it adds up'));
      await member.choose(page.getByLabel('For', { exact: true }), 'Sofia');
      const claims = page.getByRole('table').locator('tbody tr');
      await expect(claims.first()).toContainText('Sofia');
      await expect(claims.filter({ hasText: 'Maria' })).toHaveCount(0);
    },
  },
  {
    name: 'the cheaper drug is found',
    who: 'maria',
    taps: 3,
    height: 4_300,
    async run(member) {
      const { page } = member;
      await member.press(member.button('Find anything'));
      await member.type(page.getByRole('searchbox'), 'fluticasone');
      await member.press(member.link(/^Look up “fluticasone” in the drug list/));
      const drug = page.getByRole('region', { name: 'Drugs on your list' }).getByRole('article');
      // The only drug found shows its options at once.
      await expect(drug).toContainText('Beclomethasone inhaler');
      await expect(drug).toContainText('$10 copay');
      await expect(drug).toContainText('Copay is at least $35.00 lower');
    },
  },
  {
    name: 'the password is changed',
    who: 'maria',
    taps: 4,
    height: 3_200,
    async run(member) {
      const { page } = member;
      await member.press(member.button(/^Profile of/));
      await member.press(member.link('Settings'));
      await member.press(member.link('Privacy & security'));
      await member.press(member.button('Edit password'));
      await expect(page.getByLabel('New password')).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'an in-network doctor is found and chosen',
    who: 'maria',
    taps: 6,
    height: 4_800,
    async run(member) {
      const { page } = member;
      await member.openCare();
      await member.choose(page.getByLabel('Type of care'), 'Family medicine');
      // The ZIP code is known.
      await expect(page.getByLabel('ZIP code')).toHaveValue(/^\d{5}$/);
      await member.press(page.getByRole('button', { name: 'Search', exact: true }));
      const locator = page.getByRole('region', { name: 'Providers' }).getByRole('article');
      const choose = { name: /^Choose as primary care provider/ };
      // The first is hers already; until that is known, she could choose it.
      await expect(locator.first()).toContainText('Primary care provider');
      const other = locator.filter({ has: page.getByRole('link', choose) }).first();
      await expect(page.getByText('All in your network')).toBeVisible();
      const height = (await other.boundingBox())?.height ?? Infinity;
      if (member.isOnPhone) expect(height).toBeLessThan(844 / 3);
      await member.press(other.getByRole('link', choose));
      await member.choose(
        page.getByLabel('Reason', { exact: true }),
        'I’m choosing for the first time',
      );
      await member.press(member.button('Save choice'));
      await expect(page.getByText(/^Saved\. .* will be/)).toBeVisible();
    },
  },
  {
    name: 'claims are shared with an adult of the plan',
    who: 'maria',
    taps: 5,
    height: 3_200,
    async run(member) {
      const { page } = member;
      await member.press(member.button(/^Profile of/));
      await member.press(member.link('Settings'));
      await member.press(member.link('Sharing'));
      await member.press(member.button(/^Share my claims with /).first());
      const dialog = page.getByRole('dialog', { name: /^Share your claims with / });
      await member.type(dialog.getByLabel('Current password'), 'Maria-2026!');
      await member.press(dialog.getByRole('button', { name: 'Share my claims' }));
      await expect(page.getByText('Family access has been updated.')).toBeVisible();
    },
  },
];

for (const way of ['by keyboard', 'on a phone'] as const) {
  for (const who of ['maria', 'dev'] as const) {
    test.describe(`${who} ${way}`, () => {
      // A target that is missing fails its task at once.
      test.use({ ...ways[way], actionTimeout: 20_000 });
      test(`completes each task${way === 'on a phone' ? ' within its taps' : ''}`, async ({
        page,
      }) => {
        // Tab by Tab is slow on a busy machine.
        test.setTimeout(300_000);
        await openDashboard(page, who, /Medical/);
        for (const { name, taps, height, run } of tasks.filter((task) => task.who === who)) {
          await test.step(name, async () => {
            await page.goto('/medical/dashboard');
            await expectDashboard(page);
            const member = new Member(page, way);
            await run(member);
            if (!member.isOnPhone) return;
            expect.soft(member.taps, `taps until ${name}`).toBeLessThanOrEqual(taps);
            expect.soft(Math.max(0, ...member.heights), name).toBeLessThanOrEqual(height);
          });
        }
      });
    });
  }
}
