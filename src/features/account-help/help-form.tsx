import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiFailure } from '#src/api/failure.ts';
import { useFormRefusals } from '#src/parts/use-form-refusals.ts';
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
  const fields = () => Object.keys(form.getValues());
  const fieldOf = (part: string) =>
    fields().find((name): name is Path<Values> => name === part) ?? null;
  const refusals = useFormRefusals(form, fieldOf);
  const sending = useMutation({
    mutationFn: send,
    meta: { withoutSession: true },
    onSuccess: (refusal) => refusal !== null && refusals.say([refusal]),
    onError: (error) => error instanceof ApiFailure && refusals.refuse(error),
  });
  const errorOf = (name: Path<Values>) => {
    const text = form.getFieldState(name, form.formState).error?.message;
    return text === '' ? undefined : text;
  };
  const state: HelpFormState<Values> = {
    form,
    errorOf,
    isBusy: sending.isPending,
    clear() {
      refusals.forget();
      form.reset();
    },
  };
  const problems = [
    ...refusals.problems,
    ...Object.keys(form.formState.errors).flatMap((name) => {
      const own = fieldOf(name);
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
        refusals.forget();
        void form.handleSubmit((values) => sending.mutate(values))(event);
      }}
    >
      <StepHeading title={title}>{intro}</StepHeading>
      <ErrorSummary problems={problems} attempt={refusals.attempt} />
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
