import type { Popup } from '#src/portal/single-sign-on/popup.ts';

/** Returns a window opener for a portal, and the events in its windows; `isBlocked`: the browser opens no window. */
export function fakeWindow({ isBlocked = false } = {}) {
  const happened: unknown[] = [];
  const opened: Popup = {
    show: (words) => happened.push(words),
    submit: (form) => happened.push(form),
    showFile: (file) => happened.push(file),
    close: () => happened.push('closed'),
  };
  return { openPopup: () => (isBlocked ? null : opened), happened };
}
