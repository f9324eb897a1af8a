import type { Page } from '@playwright/test';
import { stories, test } from './support/book.ts';
import { lostText } from './support/lost-text.ts';
import { expect, expectAccessible } from './support/test.ts';

/**
 * Every page of the component book (book/): each component in each of its states is accessible and loses no text on a
 * laptop, on the narrowest phone, in colors of the member's own and with text twice as large. A new story is found by
 * its file.
 */

// In one worker, so that the book is built once; and what is seen here, `npm run book` shows.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off' });

const laptop = { width: 1280, height: 900 };
const phone = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };

for (const story of stories) {
  test(`shows every state of ${story} without problems`, async ({ page, book }) => {
    await open(page, `${book}?story=${story}`);
    const states = await page.getByRole('navigation', { name: 'States' }).getByRole('link').all();
    const hrefs = await Promise.all(states.map((link) => link.getAttribute('href')));
    await expectSound(page);
    for (const href of hrefs) {
      await open(page, new URL(href ?? '', book).href);
      await expectSound(page);
    }
  });
}

test('links to every story from the index', async ({ page, book }) => {
  await page.goto(book);
  await expect(page.getByRole('main').getByRole('link')).toHaveText(
    stories.map((story) => story.replaceAll('/', ' / ')),
  );
  await expectSound(page);
});

test('overlaps no cells in the card of a table row', async ({ page, book }) => {
  await open(page, `${book}?story=ui/data/data-table`);
  await page.setViewportSize(phone);
  await laidOut(page);
  const overlaps = await page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
      return cells.flatMap((a, at) =>
        cells
          .slice(at + 1)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          )
          .map(() => row.textContent),
      );
    }),
  );
  expect(overlaps).toEqual([]);
});

test('ends the last column of a table at its edge, and aligns it with the others in its cards', async ({
  page,
  book,
}) => {
  await open(page, `${book}?story=ui/data/data-table`);
  const lastCells = () =>
    page
      .getByRole('table')
      .locator('tbody :is(th, td):last-child')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { paddingInlineEnd, textAlign } = getComputedStyle(cell);
          return { padding: paddingInlineEnd, textAlign };
        }),
      );
  expect(await lastCells()).toContainEqual({ padding: '0px', textAlign: 'end' });

  await page.setViewportSize(tablet);
  await laidOut(page);
  const inCards = await lastCells();
  expect(inCards.filter(({ padding }) => padding !== '0px')).toEqual([]);
  expect(inCards).toContainEqual({ padding: '0px', textAlign: 'start' });
});

/** Opens a page on a laptop; resolves when it shows its states, opened panels included. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize(laptop);
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      [...document.querySelectorAll('[aria-expanded=true]')].every((button) =>
        document.getElementById(button.getAttribute('aria-controls') ?? ''),
      ),
  );
}

async function expectSound(page: Page): Promise<void> {
  await test.step(page.url(), async () => {
    await expectAccessible(page);
    expect(await lostText(page), 'at 1280 px').toEqual([]);

    await page.setViewportSize(phone);
    await laidOut(page);
    expect(await lostText(page), 'at 320 px').toEqual([]);
    await expectAccessible(page);

    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'none' });

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await laidOut(page);
    expect(await lostText(page), 'with text of 200 %').toEqual([]);
    await expectAccessible(page);
  });
}

/** Resolves when whatever is placed or measured by script has followed a change of size. */
function laidOut(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
