import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

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
