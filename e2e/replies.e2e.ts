import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';

/** A message that Maria can answer: an answer to a question of hers. */
const subject = 'An answer to your question';
const row = (page: Page) => page.getByRole('link', { name: `Maria: ${subject}` }).first();
const written = (page: Page) => page.getByRole('region', { name: /^Message from You/ });
const sent = /^We received your reply\. We’ll answer by \w+ \d+, \d{4}\.$/;

async function openMessages(page: Page) {
  await openScreen(page, 'maria', '/messages', /Medical/);
  await expect(row(page)).toBeVisible();
}

test('opens and answers a message by mouse, and lists the answer among sent messages', async ({
  page,
}) => {
  await openMessages(page);
  await row(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  // The question that it answers.
  await expect(written(page).last()).toContainText('Does my deductible start again in January');
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Your message').fill('Thank you. By mouse.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.locator(':focus')).toContainText(sent);
  await expect(written(page).first()).toContainText('Thank you. By mouse.');
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(page).toHaveURL('/messages?folder=sent');
  await expect(page.getByText('Thank you. By mouse.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Thank you. By mouse.')).toBeVisible();
});

test('finds, opens and answers a message by keyboard alone', async ({ page }) => {
  await openMessages(page);
  await tabTo(page, /^Search messages$/);
  await page.keyboard.type('deductible');
  await expect(page.getByText(/^Showing 1–\d of \d messages$/)).toBeVisible();
  await tabTo(page, new RegExp(`^Maria: ${subject}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Reply$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.keyboard.type('Thank you. By keyboard.');
  await tabTo(page, /^Send reply$/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText(sent);
  await expect(written(page).first()).toContainText('Thank you. By keyboard.');
  await page.goBack();
  await expect(page.getByLabel('Search messages')).toHaveValue('deductible');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a message with two taps from any screen, and answers it with two more', async ({
    page,
  }) => {
    await openDashboard(page, 'maria', /Medical/);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await tap(page.getByRole('link', { name: /^Messages, / }));
    // The first message is in the first screenful.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Maria: / })
        .first(),
    ).toBeInViewport();
    await tap(row(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    expect(taps).toBe(2);
    await expect(page.getByText(/starts again with each plan year/)).toBeInViewport();
    await tap(page.getByRole('button', { name: 'Reply' }));
    await page.getByLabel('Your message').fill('Thank you. By thumb.');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Send reply' }));
    await expect(page.getByText(sent)).toBeInViewport();
    expect(taps).toBe(4);
    await expectAccessible(page);
  });

  test('shows a message’s actions in one row under its text, in reach and large enough', async ({
    page,
  }) => {
    await openDashboard(page, 'maria', /Medical/);
    // Other tests don't answer this message, so its conversation doesn't grow.
    await page.goto('/message/msg-A1042887701-0011');
    await expect(page.getByText(/starts again with each plan year/)).toBeVisible();
    const actions = page.getByRole('region', { name: 'What you can do' });
    await expect(actions.getByRole('button')).toHaveText([
      'Reply',
      'Archive',
      'Delete',
      'Mark as unread',
    ]);
    const boxes = await Promise.all(
      (await actions.getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const text = await page.getByRole('region', { name: 'Message', exact: true }).boundingBox();
    expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThan(boxes[0]?.y ?? 0);
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 / 2);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

test('shows the appeal deadline in a message about a denied claim, and links to the appeal', async ({
  page,
}) => {
  await openScreen(page, 'maria', '/message/msg-A1042887701-0001', /Medical/);
  const claim = page.getByRole('region', { name: 'Related claim' });
  await expect(
    claim.getByText(/^Appeal deadline: \w+ \d+, \d{4} \(\d+ days left\)$/),
  ).toBeVisible();
  await expectAccessible(page);
  await claim.getByRole('link', { name: 'Appeal this decision' }).click();
  await expect(page).toHaveURL(/\/claim-details\/[^/]+\/appeal$/);
});

test('has accessible folders, filters and conversations that fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMessages(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Topic').selectOption('Claims and payments');
  await expect(page).toHaveURL('/messages?topic=claims');
  await expectAccessibleAtWidths(page);
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(page.getByRole('link', { name: /physical therapy/ })).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole('link', { name: /physical therapy/ }).click();
  await expect(page.getByText(/^We’ll answer by /)).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.goto('/message/msg-A1042887701-0003');
  await expect(written(page).last()).toBeVisible();
  await expectAccessibleAtWidths(page);
});
