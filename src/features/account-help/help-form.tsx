import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiFailure } from '#src/api/failure.ts';
import { formRefusals } from '#src/portal/form-refusals.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import styles from './account-help.module.css';
import { StepHeading } from './step-heading.tsx';

interface HelpFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  errorOf: (name: Path<Values>) => string | undefined;
  /** An answer is waited for: nothing else may be begun. */
  isBusy: boolean;
  /** Forgets what was refused. */
  clear: () => void;
}

/**
 * One step of account help: a form with its heading. `send` answers what is wrong in words, or null when
 * the next step was reached; a failure of the service is said by the error dialog, and nothing is lost.
 */
export function HelpForm<Values extends FieldValues>({
  title,
  intro,
  defaultValues,
  errorsOf,
  send,
  isHeld = false,
  submit,
  busy,
  foot,
  children,
}: {
  title: string;
  intro: ReactNode;
  defaultValues: DefaultValues<Values>;
  errorsOf: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => Promise<string | null>;
  /** Something else has to end first: nothing can be sent. The fields say what it is. */
  isHeld?: boolean;
  submit: string;
  busy: string;
  foot?: (state: HelpFormState<Values>) => ReactNode;
  /** The fields. Their ids are their names with `help-` before them. */
  children: (state: HelpFormState<Values>) => ReactNode;
}) {
  const form = useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const fields = () => Object.keys(form.getValues());
  const sending = useMutation({
    mutationFn: send,
    meta: { withoutSession: true },
    onSuccess: (refusal) => setRefusals(refusal === null ? [] : [refusal]),
    onError(error) {
      if (!(error instanceof ApiFailure)) return;
      const { atFields, others } = formRefusals(
        error,
        (part) => fields().find((name): name is Path<Values> => name === part) ?? null,
      );
      for (const { field, text } of atFields) {
        form.setError(field, { type: 'server', message: text });
      }
      setRefusals(others);
    },
    onSettled: () => setAttempt((before) => before + 1),
  });
  const { submitCount } = form.formState;
  const errorOf = (name: Path<Values>) => {
    const text = form.getFieldState(name, form.formState).error?.message;
    return text === '' ? undefined : text;
  };
  const state: HelpFormState<Values> = {
    form,
    errorOf,
    isBusy: sending.isPending,
    clear() {
      setRefusals([]);
      form.reset();
    },
  };
  const problems = [
    ...refusals.map((text) => ({ fieldId: null, text })),
    ...Object.keys(form.formState.errors).flatMap((name) => {
      const own = fields().find((key): key is Path<Values> => key === name);
      const text = own && errorOf(own);
      return own && text ? [{ fieldId: `help-${own}`, text }] : [];
    }),
  ];

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sending.isPending || isHeld) return;
        setRefusals([]);
        void form.handleSubmit((values) => sending.mutate(values))(event);
      }}
    >
      <StepHeading title={title}>{intro}</StepHeading>
      <ErrorSummary problems={problems} attempt={submitCount + attempt} />
      {children(state)}
      <div className={styles['row']}>
        {/* Not disabled while busy: it would lose the focus. */}
        <Button type="submit" aria-disabled={sending.isPending || isHeld}>
          {sending.isPending ? busy : submit}
        </Button>
        {foot?.(state)}
      </div>
    </form>
  );
}
