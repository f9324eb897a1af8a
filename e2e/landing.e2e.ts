import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The same page twice: as the build wrote it, and as the portal shows it to a visitor who has to sign in. */
const versions: [name: string, address: string][] = [
  ['on the prerendered page', '/login'],
  ['in the running portal', '/medical/claims'],
];

const first = 'Your ID card is always with you';
const second = 'Know the cost before you go';

const carousel = (page: Page) => page.getByRole('region', { name: 'What you can do here' });
const pause = (page: Page) => carousel(page).getByRole('button', { name: 'Pause the slides' });
const play = (page: Page) => carousel(page).getByRole('button', { name: 'Play the slides' });
const choice = (page: Page, title: string) => carousel(page).getByRole('button', { name: title });

/** Opens an address, and waits until the slides move. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await expect(choice(page, first)).toBeVisible();
}

/** The same, but time passes only when a test says so. */
async function openInTime(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

async function expectSlide(page: Page, title: string): Promise<void> {
  await expect(carousel(page).getByRole('heading')).toHaveText([title]);
}

test('shows a page that arrives in parts as a whole, without layout shifts', async ({
  page,
  baseURL,
}) => {
  // The browser has to see a pause between the parts, which route.fulfill() cannot make. What the
  // page asks for at the end may outlive the test, so the test's own requests cannot fetch it.
  const answerInParts = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(path, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const middle = path === '/login' ? body.indexOf('</svg><div class="words') : 0;
    response.write(body.subarray(0, middle));
    setTimeout(() => response.end(body.subarray(middle)), middle > 0 ? 1_000 : 0);
  };
  const server = createServer((request, response) => {
    answerInParts(request.url ?? '/', response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    await watchShifts(page);
    await page.goto(`http://localhost:${address.port}/login`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(carousel(page)).toHaveCSS('min-height', '425px');
    expect(await shiftsOf(page)).toEqual([]);
  } finally {
    server.close();
  }
});

for (const [name, address] of versions) {
  test.describe(name, () => {
    test('changes slides every six seconds, without layout shifts', async ({ page }) => {
      await watchShifts(page);
      await openInTime(page, address);
      await expectSlide(page, first);
      await page.clock.runFor(6_000);
      await expectSlide(page, second);
      await page.clock.runFor(6_000);
      await expectSlide(page, first);
      // On the way here the portal may have shown another page first.
      if (address === '/login') expect(await shiftsOf(page)).toEqual([]);
    });

    test('stops the slides under the pointer, with the focus inside and when paused', async ({
      page,
    }) => {
      await openInTime(page, address);
      await carousel(page).getByText(first).hover();
      await page.clock.runFor(20_000);
      await expectSlide(page, first);
      await page.mouse.move(0, 0);
      await page.clock.runFor(6_000);
      await expectSlide(page, second);

      await pause(page).focus();
      await page.clock.runFor(20_000);
      await expectSlide(page, second);
      await page.getByRole('link', { name: 'Register' }).focus();
      await page.clock.runFor(6_000);
      await expectSlide(page, first);

      await pause(page).click();
      await page.getByRole('link', { name: 'Register' }).focus();
      await page.mouse.move(0, 0);
      await page.clock.runFor(20_000);
      await expectSlide(page, first);
    });

    test('pauses, selects and plays slides by keyboard', async ({ page }) => {
      await openInTime(page, address);
      await page.getByRole('link', { name: 'Contact us' }).focus();
      await page.keyboard.press('Tab');
      await expect(pause(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(play(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(choice(page, second)).toBeFocused();
      await page.keyboard.press('Space');
      await expectSlide(page, second);
      await page.clock.runFor(20_000);
      await expectSlide(page, second);
      await play(page).press('Enter');
      await expect(pause(page)).toBeFocused();
      await page.clock.runFor(6_000);
      await expectSlide(page, first);
    });

    test('announces a selected slide, but no automatic change', async ({ page }) => {
      await openInTime(page, address);
      const stage = carousel(page).locator('[aria-live]');
      await expect(stage).toHaveAttribute('aria-live', 'off');
      await choice(page, second).click();
      await expect(stage).toHaveAttribute('aria-live', 'polite');
      await expect(choice(page, second)).toHaveAttribute('aria-current', 'true');
      await expect(carousel(page).getByRole('group', { name: '2 of 2' })).toBeVisible();
      await expect(carousel(page).getByRole('group', { name: '1 of 2' })).toHaveCount(0);
    });

    test('stops the slides with reduced motion, and changes them on press', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openInTime(page, address);
      await page.clock.runFor(66_000);
      await expectSlide(page, first);
      await expect(carousel(page).getByRole('button')).toHaveCount(2);
      await choice(page, second).click();
      await expectSlide(page, second);
      await page.clock.resume();
      await expectAccessible(page);
    });

    test('the landing page is accessible in every state, at every width', async ({ page }) => {
      await open(page, address);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const title of [first, second]) {
          await choice(page, title).click();
          await expectSlide(page, title);
          await expectAccessible(page);
        }
        expect((await carousel(page).boundingBox())?.height, `${width} px`).toBe(425);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(overflow).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('makes slides taller for larger text, and hides nothing', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await open(page, '/login');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const title of [first, second]) {
    await choice(page, title).click();
    const words = await carousel(page).getByText(title).locator('..').boundingBox();
    const button = await choice(page, first).boundingBox();
    if (!words || !button) throw new Error('nothing to see');
    expect(words.y + words.height).toBeLessThanOrEqual(button.y);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows both slides and no dead button', async ({ page }) => {
    await page.goto('/login');
    await expect(carousel(page).getByRole('heading')).toHaveText([first, second]);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/initiate-login',
    );
  });
});

test('keeps the first slide and shows no dead button when the late script fails', async ({
  page,
}) => {
  let noteRequest = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    noteRequest = resolve;
  });
  await page.route(/assets\/landing-[^/]*\.js$/, () => noteRequest());
  await page.goto('/login');
  await wasAsked;
  await expectSlide(page, first);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
