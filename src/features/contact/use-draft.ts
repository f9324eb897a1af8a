import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from '#src/portal/drafts.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const KEEP_AFTER_MS = 300;

/** Whether anything differs from what the form began with. */
function isTyped<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): boolean {
  const initial = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}));
  return Object.entries(values).some(([name, text]) => text !== initial.get(name));
}

/**
 * Keeps what is typed into a form while it is typed, and brings it back. `restore` puts a draft into
 * the form. Answers whether one was brought back, and how to throw it away.
 */
export function useDraft<Values extends FieldValues & Draft>(
  name: string,
  form: UseFormReturn<Values>,
  restore: (draft: Draft) => void,
): { isRestored: boolean; discard: () => void } {
  const { drafts } = usePortal();
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    let isGone = false;
    void drafts.read(name).then((draft) => {
      // What is being typed already is newer.
      if (isGone || draft === null || isTyped(form, form.getValues())) return;
      restore(draft);
      setRestored(true);
    });
    return () => {
      isGone = true;
    };
    // Once for each form: what is brought back must not be brought back again over new text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, name]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isTyped(form, values)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void drafts.write(name, values), KEEP_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [drafts, name, form]);

  return {
    isRestored,
    discard() {
      clearTimeout(timer.current);
      drafts.discard(name);
      setRestored(false);
    },
  };
}
