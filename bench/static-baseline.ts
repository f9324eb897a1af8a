import type { BrowserContext, Page, Request } from '@playwright/test';

const address = '/static-baseline';

/**
 * A filled list of claims as nothing but elements and styles: what a browser needs to paint it, whoever
 * puts the rows there. No list with these looks can be faster.
 */
export interface StaticBaseline {
  /** With its rows, and another page's rows in a template. */
  filled: string;
  /** With nothing in `main`, and what goes there in a template. */
  empty: string;
  /** The portal's own search for its first rows. */
  search: { url: string; authorization: string };
}

/** Takes the list over from a page of the portal, with the rows of its first two pages. */
export async function takeStill(page: Page, search: Request): Promise<StaticBaseline> {
  const rows = page.locator('main tbody');
  const turnTo = async (button: 'Next' | 'Previous', first: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `Showing ${first}–` })
      .waitFor();
  };
  await turnTo('Next', '11');
  const others = await rows.innerHTML();
  await turnTo('Previous', '1');
  const { styles, body, main } = await page.evaluate(() => ({
    // Also those that no file holds.
    styles: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
    body: document.body.innerHTML.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, ''),
    main: document.querySelector('main')?.innerHTML ?? '',
  }));
  const pageWith = (content: string, kept: string): string => `<!doctype html>
<html lang="en-US">
  <head><meta name="viewport" content="width=device-width, initial-scale=1" /><style>${styles}</style></head>
  <body>${content}<template>${kept}</template></body>
</html>`;
  return {
    filled: pageWith(body, `<table><tbody>${others}</tbody></table>`),
    empty: pageWith(
      body.replace(main, () => ''),
      main,
    ),
    search: {
      url: search.url(),
      authorization: (await search.headerValue('authorization')) ?? '',
    },
  };
}

/** Serves a still page to a context and opens it there; `origin` is the portal's. */
export async function openStill(
  context: BrowserContext,
  html: string,
  origin: string,
): Promise<Page> {
  await context.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}${address}`);
  return page;
}

/** From now on a letter typed or a button clicked puts the other page's rows in. */
export async function swapRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = document.querySelector('main tbody');
    const others = document.querySelector('template')?.content.querySelectorAll('tr');
    if (!list || !others) throw new Error('no rows');
    const pages = [[...others], [...list.children]];
    let turn = 0;
    const swap = (): void => {
      list.replaceChildren(...(pages[turn % 2] ?? []).map((row) => row.cloneNode(true)));
      turn += 1;
    };
    document.addEventListener('input', swap);
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) swap();
    });
  });
}

/** Asks for the first claims as the portal does, and shows the list when they are there. */
export async function askAndFill(page: Page, { search }: StaticBaseline): Promise<void> {
  await page.evaluate(async ({ url, authorization }) => {
    const content = document.querySelector('template')?.content;
    if (!content) throw new Error('no list');
    const answer = await fetch(url, { headers: { authorization } });
    await answer.json();
    document.querySelector('main')?.replaceChildren(content);
  }, search);
}
