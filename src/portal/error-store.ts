import { limits } from '#src/domain/limits.ts';

/** What the global error dialog shows (specification, sections 4 and 8). */
export interface ErrorShown {
  isOpen: boolean;
  /** Shown first, under "Error code:". */
  code: string | null;
  /** Rich text, not yet sanitised; null for the words every error has. */
  message: string | null;
}

export interface ErrorStore {
  current: () => ErrorShown;
  /** Shows an error at once, in place of the one before. */
  open: (error: { code?: string; message?: string }) => void;
  /** Hides the dialog; its code goes a moment later. */
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: ErrorShown = { isOpen: false, code: null, message: null };

export function createErrorStore(): ErrorStore {
  const listeners = new Set<() => void>();
  let shown = nothing;
  let clearing: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ErrorShown) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => shown,
    open({ code, message }) {
      clearTimeout(clearing);
      become({ isOpen: true, code: code ?? null, message: message ?? null });
    },
    close() {
      if (!shown.isOpen) return;
      become({ ...shown, isOpen: false, message: null });
      clearing = setTimeout(() => become(nothing), limits.errorCodeClearDelayMs);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
