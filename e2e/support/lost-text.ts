import type { Page } from '@playwright/test';

/** Returns each text that scrolls sideways, is cut off, or is broken inside a word that fits a line. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const all = [...document.body.querySelectorAll('*')];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 60)}"`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const wide = all
      .filter(() => root.scrollWidth > root.clientWidth)
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `scrolls sideways: ${nameOf(element)}`)
      .slice(0, 8);

    const cutOff = all
      .filter((element) => {
        const { display, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        // The first lines of a text that its link opens end in an ellipsis.
        if (webkitLineClamp !== 'none') return false;
        // One that is a pixel wide is for screen readers, one without height is closed.
        if (display === 'inline' || element.clientWidth <= 1 || element.clientHeight <= 1)
          return false;
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        return (
          // Text that is wider than its own box lies over its neighbor where it is not clipped.
          ((clips(overflowX) || hasText) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .filter((element) => element.textContent.trim() !== '' && isSeen(element))
      .map((element) => `cut off: ${nameOf(element)}`);

    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || !isSeen(parent)) continue;
      // Written without spaces: a line may end after any character.
      if (parent.closest(':lang(zh), :lang(ja), :lang(lo)')) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        // Longer ones, such as an address of mail, may need a second line, but never one for each letter.
        if (lines > 1 && (word.length <= 12 || word.length / lines < 4)) {
          broken.push(`"${word}" on ${lines} lines: ${nameOf(parent)}`);
        }
      }
    }
    return [...wide, ...cutOff, ...broken];
  });
}

/** Returns the elements with text that stick out of the room that the element around them leaves. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const parent = element.parentElement;
        const { display, position, marginRight } = getComputedStyle(element);
        if (parent === null || /absolute|fixed/.test(position)) return false;
        const around = getComputedStyle(parent);
        const isLaidOut = [display, around.display].every((way) => !/^inline$|contents/.test(way));
        if (!isLaidOut || around.overflowX !== 'visible') return false;
        const inset = parseFloat(around.paddingRight) + parseFloat(around.borderRightWidth);
        // A negative margin is meant.
        const end = element.getBoundingClientRect().right + Math.min(0, parseFloat(marginRight));
        return end > parent.getBoundingClientRect().right - inset + 1;
      })
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.textContent.trim() !== '' &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map(
        (element) =>
          `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 60)}"`,
      ),
  );
}
