import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createDrafts, type Draft } from '#src/portal/forms/drafts.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const keepAfterMs = 300;

const nothing: readonly never[] = [];

const without = (secrets: readonly string[], values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));

/** Whether any value differs from the form's initial one. */
function isTyped<Values extends FieldValues>(form: UseFormReturn<Values>, values: Draft): boolean {
  const initial = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}));
  return Object.entries(values).some(([name, text]) => text !== initial.get(name));
}

/**
 * Keeps the values of a form while they are typed, and restores them when the form is opened again. Returns whether
 * that has happened, and the function that discards them.
 * @param secrets fields that are never kept
 */
export function useDraft<Values extends FieldValues & Draft>(
  name: string,
  form: UseFormReturn<Values>,
  secrets: readonly (keyof Values & string)[] = nothing,
): { isRestored: boolean; discard: () => void } {
  const portal = usePortal();
  const [drafts] = useState(() => createDrafts(portal));
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isGone = false;
    void drafts.read(name).then((draft) => {
      // Text being typed already is newer.
      if (isGone || draft === null || isTyped(form, form.getValues())) return;
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
      setRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, name, form]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draftValues = without(secrets, values);
        if (!isTyped(form, draftValues)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void drafts.write(name, draftValues), keepAfterMs);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [drafts, name, form, secrets]);

  return {
    isRestored,
    discard() {
      clearTimeout(timer.current);
      drafts.discard(name);
      setRestored(false);
    },
  };
}
