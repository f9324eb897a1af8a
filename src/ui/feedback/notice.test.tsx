// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

let cleanUp = () => {};
afterEach(() => cleanUp());

function renderNotice(notice: React.ReactNode): HTMLElement | null {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  cleanUp = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
  flushSync(() => root.render(notice));
  return place.querySelector('p');
}

it('takes the focus where it replaces what was pressed', async () => {
  const notice = renderNotice(
    <Notice tone="success" takesFocus>
      Saved
    </Notice>,
  );
  await expect.poll(() => document.activeElement).toBe(notice);
  expect(notice?.getAttribute('role')).toBe('status');
});

it('leaves the focus alone otherwise, and an error is read out at once', async () => {
  const notice = renderNotice(<Notice tone="error">Not saved</Notice>);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(document.body);
  expect(notice?.hasAttribute('tabindex')).toBe(false);
  expect(notice?.getAttribute('role')).toBe('alert');
});
