import type { Popup } from './popup.ts';

/**
 * The windows that a session has opened. One that has gone on to another site is no longer ours to close: it knows
 * nothing of this one, and browsers let no other page close it (docs/decisions/005).
 */
export interface Windows {
  /** Null when the browser blocks it. */
  open: () => Popup | null;
  /** Closes all that the member has not closed; they belong to the session. */
  closeAll: () => void;
}

/** @param openPopup opens an empty window; null when the browser blocks it */
export function createWindows(openPopup: () => Popup | null): Windows {
  const opened = new Set<Popup>();
  return {
    open() {
      const popup = openPopup();
      if (popup === null) return null;
      const own: Popup = {
        ...popup,
        close() {
          opened.delete(own);
          popup.close();
        },
      };
      opened.add(own);
      return own;
    },
    closeAll() {
      for (const popup of opened) popup.close();
    },
  };
}
