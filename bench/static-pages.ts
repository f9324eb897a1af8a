import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the sign-in page as it would be if it were nothing but a page: the HTML of `/login` without
 * its scripts, and a style sheet of only the rules that it uses. No page with these looks can be
 * faster, so this is the limit that `/login` is measured against.
 */
export async function writeStaticPage(options: {
  dist: string;
  folder: string;
  /** Address of the portal's `/login`. */
  login: string;
  browser: Browser;
}): Promise<void> {
  const { dist, folder, login, browser } = options;
  await mkdir(folder, { recursive: true });
  const html = await readFile(join(dist, 'login.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), withoutScript(html));
  await cp(join(dist, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(js|css)$/.test(file),
  });
  await cp(join(dist, 'favicon.svg'), join(folder, 'favicon.svg'));
  await writeFile(join(folder, 'assets/page.css'), await usedStyles(browser, login));
}

function withoutScript(html: string): string {
  return html
    .replaceAll(/\s*<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/\s*<noscript>[^]*?<\/noscript>/g, '')
    .replaceAll(/\s*<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\s*<link\b[^>]*as="fetch"[^>]*>/g, '')
    .replaceAll(/\s*<meta name="later"[^>]*>/g, '')
    .replace(
      /<link\b[^>]*rel="stylesheet"[^>]*>/,
      '<link rel="stylesheet" crossorigin href="/assets/page.css">',
    );
}

async function usedStyles(browser: Browser, login: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(login);
    return await page.evaluate(() => {
      const isUsed = (selector: string): boolean => {
        // Without its states a selector matches what may come into that state.
        const plain = selector.replaceAll(
          /::[a-z-]+|:(hover|active|visited|focus(-visible|-within)?|target)/g,
          '',
        );
        try {
          return document.querySelector(plain) !== null;
        } catch {
          // Nothing is left of `::selection`, which is for every element.
          return true;
        }
      };
      const kept = (rule: CSSRule): string => {
        if (rule instanceof CSSStyleRule) {
          return isUsed(rule.selectorText) ? rule.cssText : '';
        }
        if (rule instanceof CSSMediaRule) {
          const inner = [...rule.cssRules].map(kept).join('');
          return inner === '' ? '' : `@media ${rule.conditionText}{${inner}}`;
        }
        if (rule instanceof CSSLayerBlockRule) {
          return `@layer ${rule.name}{${[...rule.cssRules].map(kept).join('')}}`;
        }
        return rule instanceof CSSKeyframesRule ? '' : rule.cssText;
      };
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map(kept)
        .join('\n');
    });
  } finally {
    await page.close();
  }
}

const address = '/static-baseline';

/**
 * A filled list of claims as nothing but elements and styles: what a browser needs to paint it, by any code that puts
 * the rows there. No list with these looks can be faster.
 */
export interface StaticBaseline {
  /** The page with its rows, and another page's rows in a template. */
  filled: string;
  /** The page with nothing in `main`, and its content in a template. */
  empty: string;
  /** The portal's own search for its first rows. */
  search: { url: string; authorization: string };
}

/** Takes the list over from a page of the portal, with the rows of its first two pages. */
export async function takeStill(page: Page, search: Request): Promise<StaticBaseline> {
  const turnTo = async (button: 'Next' | 'Previous', first: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `Showing ${first}–` })
      .waitFor();
  };
  await turnTo('Next', '11');
  const others = await rowsOf(page, 'main tbody');
  await turnTo('Previous', '1');
  const taken = await documentOf(page);
  const { body, main } = taken;
  return {
    filled: stillPage(taken, body, `<table><tbody data-rows>${others}</tbody></table>`),
    empty: stillPage(
      taken,
      body.replace(main, () => ''),
      main,
    ),
    search: {
      url: search.url(),
      authorization: (await search.headerValue('authorization')) ?? '',
    },
  };
}

/** Captures a list in its current state, together with the rows that it had before. */
export async function takeStillList(page: Page, list: string, others: string): Promise<string> {
  await rowsOf(page, list);
  const taken = await documentOf(page);
  return stillPage(taken, taken.body, `<div data-rows>${others}</div>`);
}

/** Returns the rows that an element holds, as HTML; marks it as the one whose rows are swapped. */
export async function rowsOf(page: Page, list: string): Promise<string> {
  const holder = page.locator(list).first();
  await holder.evaluate((element) => element.setAttribute('data-rows', ''));
  return holder.innerHTML();
}

interface TakenDocument {
  styles: string;
  body: string;
  main: string;
}

const documentOf = (page: Page): Promise<TakenDocument> =>
  page.evaluate(() => ({
    // Also those that no file holds.
    styles: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
    body: document.body.innerHTML.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, ''),
    main: document.querySelector('main')?.innerHTML ?? '',
  }));

const stillPage = ({ styles }: TakenDocument, content: string, kept: string): string =>
  `<!doctype html>
<html lang="en-US">
  <head><meta name="viewport" content="width=device-width, initial-scale=1" /><style>${styles}</style></head>
  <body>${content}<template>${kept}</template></body>
</html>`;

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

/** Makes a letter typed or a button clicked from now on put the other page's rows in. */
export async function swapRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = document.querySelector('[data-rows]');
    const others = document.querySelector('template')?.content.querySelector('[data-rows]');
    if (!list || !others) throw new Error('no rows');
    const pages = [[...others.children], [...list.children]];
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

/** Requests the first claims as the portal does, and shows the list when they are there. */
export async function askAndFill(page: Page, { search }: StaticBaseline): Promise<void> {
  await page.evaluate(async ({ url, authorization }) => {
    const content = document.querySelector('template')?.content;
    if (!content) throw new Error('no list');
    const answer = await fetch(url, { headers: { authorization } });
    await answer.json();
    document.querySelector('main')?.replaceChildren(content);
  }, search);
}
