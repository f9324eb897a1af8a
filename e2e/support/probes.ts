import type { Page } from '@playwright/test';

/** Checks that run on every screen in addition to the accessibility engines. Each returns the problems it found. */

/** The width of a sheet of letter paper within its margins. */
const sheet = { width: 695, height: 920 };

/**
 * Returns duplicate ids, skipped heading levels, fields without a label (a placeholder is no label), and texts that are
 * a key or a value of the code.
 */
export const structureProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen);
    const skipped = headings.filter((heading, index) => {
      const before = headings[index - 1];
      return before !== undefined && Number(heading.tagName[1]) > Number(before.tagName[1]) + 1;
    });

    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]), select, textarea',
    );
    const unlabeled = [...fields].filter(
      (input) =>
        isSeen(input) &&
        input.labels?.length === 0 &&
        !input.matches('[aria-label], [aria-labelledby]'),
    );

    const raw: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const isKey = /^[a-z]+(?:-[a-z]+){2,}$/.test(words);
      const isOfCode = /\bundefined\b|\bNaN\b|\[object |\$\{|\{\w+\}/.test(words);
      if ((isKey || isOfCode) && text.parentElement && isSeen(text.parentElement)) raw.push(words);
    }
    return [
      ...[...twice].map((id) => `duplicate id: ${id}`),
      ...skipped.map(
        (heading) => `skipped heading level: ${heading.tagName} "${heading.textContent}"`,
      ),
      ...unlabeled.map((input) => `no label: ${input.outerHTML.slice(0, 120)}`),
      ...raw.map((words) => `a key or value of the code: "${words}"`),
    ];
  });

/**
 * Returns the elements that float over the page with the first element to read, use or fill in that each covers at any
 * scroll position.
 */
export const coveredParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The bar at the bottom of phones is the window's edge: the page scrolls past it (e2e/phone).
    const edge = document.querySelector('nav[aria-label="Most used"]');
    const floating = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element !== edge &&
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        isSeen(element),
    );
    const isFloating = (node: Node) => floating.some((element) => element.contains(node));
    /**
     * Returns the visible part of a box: text that an element clips, such as text for screen readers only, cannot be
     * covered.
     */
    const seenOf = (box: DOMRect, parent: Element): DOMRect => {
      if (getComputedStyle(parent).overflowX === 'visible') return box;
      const frame = parent.getBoundingClientRect();
      const left = Math.max(box.left, frame.left);
      const top = Math.max(box.top, frame.top);
      const right = Math.min(box.right, frame.right);
      const bottom = Math.min(box.bottom, frame.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxesOfText: [string, DOMRect[]][] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const collect = () => {
      boxesOfText.length = 0;
      nodes.currentNode = document.body;
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const parent = node.parentElement;
        const words = node.textContent?.trim();
        if (!words || !parent || !isSeen(parent) || isFloating(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxesOfText.push([words, [...range.getClientRects()].map((box) => seenOf(box, parent))]);
      }
      for (const field of document.querySelectorAll(
        'input, select, textarea, meter, button, svg, [role=meter]',
      ))
        if (isSeen(field) && !isFloating(field))
          boxesOfText.push([field.outerHTML.slice(0, 80), [field.getBoundingClientRect()]]);
    };
    const faults: string[] = [];
    for (let top = 0; ; top += Math.round(window.innerHeight / 3)) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      collect();
      for (const element of floating) {
        const over = element.getBoundingClientRect();
        const under = boxesOfText.find(([, boxes]) =>
          boxes.some(
            (box) =>
              // One pixel is its border's.
              Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
              Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1,
          ),
        );
        if (under) faults.push(`${element.outerHTML.slice(0, 80)} covers ${under[0]}`);
      }
      if (top + window.innerHeight >= document.documentElement.scrollHeight) break;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)];
  });

/** Returns the controls and icons that can't be seen in colors of the member's own, on a light and a dark ground. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markBoxes);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    faults.push(
      ...(await page.evaluate(unseen)).map((fault) => `${fault} on a ${colorScheme} ground`),
    );
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return faults;
}

/** Runs in the page: marks the controls that have a visible border or a different background. */
function markBoxes(): void {
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)'
      ? groundOf(element.parentElement)
      : backgroundColor;
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    ':is(button, input, select, textarea):not([aria-disabled=true])',
  )) {
    const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } =
      getComputedStyle(element);
    const around = groundOf(element.parentElement);
    const isBordered =
      borderBlockEndWidth !== '0px' &&
      borderBlockEndStyle !== 'none' &&
      borderBlockEndColor !== 'rgba(0, 0, 0, 0)' &&
      borderBlockEndColor !== around;
    const isSetOff = isBordered || groundOf(element) !== around;
    if (isSetOff && element.checkVisibility() && element.clientWidth > 1)
      element.dataset['isBox'] = '';
  }
}

/** Runs in the page in forced colors: what has no border anymore, and icons in the color of their ground. */
function unseen(): string[] {
  const partsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
      part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (color: string, otherColor: string) => {
    const [dark = 0, light = 0] = [luminance(color), luminance(otherColor)].toSorted(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  const isPaint = (color: string) => /^rgb/.test(color) && partsOf(color)[3] !== 0;
  const canvas = document.createElement('div');
  canvas.style.backgroundColor = 'Canvas';
  document.body.append(canvas);
  const { backgroundColor: page } = getComputedStyle(canvas);
  canvas.remove();
  const groundOf = (element: Element | null): string => {
    if (element === null) return page;
    const { backgroundColor } = getComputedStyle(element);
    return isPaint(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };

  const borderless = [...document.querySelectorAll('[data-is-box]')].filter((box) => {
    const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(box);
    const hasBorder = borderBlockEndWidth !== '0px' && borderBlockEndStyle !== 'none';
    return !hasBorder && groundOf(box) === groundOf(box.parentElement);
  });
  const icons = [...document.querySelectorAll('svg')].filter((svg) => {
    if (!svg.checkVisibility({ visibilityProperty: true }) || svg.clientWidth <= 1) return false;
    const shapes = [
      ...svg.querySelectorAll('path, circle, ellipse, line, rect, polyline, polygon'),
    ];
    const ground = groundOf(svg);
    return !shapes.some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].some((color) => isPaint(color) && contrast(color, ground) >= 2);
    });
  });
  return [
    ...borderless.map((box) => `no border: ${box.outerHTML.slice(0, 120)}`),
    ...icons.map((svg) => `invisible icon: ${svg.parentElement?.outerHTML.slice(0, 120)}`),
  ];
}

/**
 * Returns what is wrong with the page on letter paper: menus, a text wider than the sheet, cards that overlap, and bars
 * whose filling a browser would leave out to save ink.
 */
export async function paperProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? sheet;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  const faults = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const { scrollWidth, clientWidth } = document.documentElement;
    const menus = [
      ...document.querySelectorAll('header :is(nav, button), footer, nav[aria-label="Most used"]'),
    ];
    const cards = [...document.querySelectorAll('main section, main tbody tr, main dl > div')]
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .filter(({ card, box }) => isSeen(card) && box.width > 0 && box.height > 0);
    const overlapping = cards.flatMap(({ card, box }, index) =>
      cards
        .slice(index + 1)
        .filter(
          (other) =>
            !card.contains(other.card) &&
            !other.card.contains(card) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map(
          (other) =>
            `overlapping: ${card.textContent.slice(0, 40)} and ${other.card.textContent.slice(0, 40)}`,
        ),
    );
    const unfilled = [...document.querySelectorAll('[role=meter]')].filter((meter) =>
      [meter, ...meter.querySelectorAll('*')].some(
        (part) => getComputedStyle(part).getPropertyValue('print-color-adjust') !== 'exact',
      ),
    );
    return [
      ...menus.filter(isSeen).map((menu) => `a printed menu: ${menu.outerHTML.slice(0, 120)}`),
      ...(scrollWidth > clientWidth ? [`wider than paper by ${scrollWidth - clientWidth} px`] : []),
      ...overlapping,
      ...unfilled.map((meter) => `an unfilled bar: ${meter.getAttribute('aria-label')}`),
    ];
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(before);
  return faults;
}
