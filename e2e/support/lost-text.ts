import type { Page } from '@playwright/test';

/**
 * Returns each text that scrolls sideways, is cut off, touches its frame, or is broken inside a word that fits a line or
 * inside an amount; and each choice too narrow to be read.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const all = [...document.body.querySelectorAll('*')];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 60)}"`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
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
        return (
          // Text that is wider than its own box lies over its neighbor where it is not clipped.
          ((clips(overflowX) || hasOwnText(element)) &&
            element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .filter((element) => element.textContent.trim() !== '' && isSeen(element))
      .map((element) => `cut off: ${nameOf(element)}`);

    const px = (size: string) => Number.parseFloat(size);

    const lowLines = all
      .filter(hasOwnText)
      .filter(isSeen)
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return px(lineHeight) < px(fontSize);
      })
      .map((element) => `lines lower than their letters: ${nameOf(element)}`);

    const narrow = all
      .filter((element) => element instanceof HTMLSelectElement)
      .filter(isSeen)
      .filter((element) => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(element);
        const room = element.clientWidth - px(paddingLeft) - px(paddingRight);
        const { length } = element.selectedOptions[0]?.text ?? '';
        // Half as wide as high, as letters are.
        return room < (Math.min(length, 6) * px(fontSize)) / 2;
      })
      .map((element) => `narrow choice: ${nameOf(element)}`);

    const broken: string[] = [];
    const atEdge: string[] = [];
    /** How far an element's text begins within the frame around it. */
    const insetOf = (element: Element, left: number) => {
      for (let frame: Element | null = element; frame !== null; frame = frame.parentElement) {
        const { borderLeftWidth, display } = getComputedStyle(frame);
        if (display !== 'inline' && px(borderLeftWidth) > 0) {
          return left - frame.getBoundingClientRect().left - px(borderLeftWidth);
        }
      }
      return Infinity;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || !isSeen(parent)) continue;
      // Written without spaces: a line may end after any character.
      if (parent.closest(':lang(zh), :lang(ja), :lang(lo)')) continue;
      const line = document.createRange();
      line.selectNodeContents(text);
      const { left, width: length } = line.getBoundingClientRect();
      // Charts measure their text before its size changes.
      const isText = length > 1 && parent instanceof HTMLElement && parent.offsetWidth !== 1;
      if (isText && insetOf(parent, left) < 6) atEdge.push(`touches its frame: ${nameOf(parent)}`);
      for (const { 0: word, index } of (textContent ?? '').matchAll(/or more$|[^\s\-–/]+/g)) {
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
    return [...wide, ...cutOff, ...lowLines, ...narrow, ...atEdge, ...broken];
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
