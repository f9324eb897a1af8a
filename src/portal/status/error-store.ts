import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { limits } from '#src/domain/limits.ts';

/** The content of the global error dialog (product rule 8.3). */
export interface ErrorShown {
  isOpen: boolean;
  /** Shown first, under "Error code:". */
  code: string | null;
  /** Rich text, not yet sanitized; null for the words every error has. */
  message: string | null;
}

export interface ErrorStore {
  shown: ReadonlyAtom<ErrorShown>;
  /** Shows an error at once, in place of the one before. */
  open: (error: { code?: string; message?: string }) => void;
  /** Hides the dialog; its code goes a moment later. */
  close: () => void;
  /** Logs a failed call as an `apiError` event (product rule 8.1): the code and nothing else. */
  report: (code: ErrorCode) => void;
  /** Calls `listen` with each `apiError` from now on. */
  onApiError: (listen: (code: ErrorCode) => void) => void;
}

const nothing: ErrorShown = { isOpen: false, code: null, message: null };

export function createErrorStore(): ErrorStore {
  const shown = createAtom(nothing);
  const listeners = new Set<(code: ErrorCode) => void>();
  let clearing: ReturnType<typeof setTimeout> | undefined;

  return {
    shown,
    open({ code, message }) {
      clearTimeout(clearing);
      shown.set({ isOpen: true, code: code ?? null, message: message ?? null });
    },
    close() {
      if (!shown.get().isOpen) return;
      shown.set({ ...shown.get(), isOpen: false, message: null });
      clearing = setTimeout(() => shown.set(nothing), limits.errorCodeClearDelayMs);
    },
    report(code) {
      console.warn('apiError', code);
      for (const listen of listeners) listen(code);
    },
    onApiError: (listen) => void listeners.add(listen),
  };
}
