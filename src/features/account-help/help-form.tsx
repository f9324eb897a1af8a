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
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import styles from './account-help.module.css';
import { StepHeading } from './step-heading.tsx';

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
  submit: string;
  busy: string;
  foot?: ReactNode;
  /** The fields. Their ids are their names with `help-` before them. */
  children: (
    form: UseFormReturn<Values>,
    errorOf: (name: Path<Values>) => string | undefined,
  ) => ReactNode;
}) {
  const form = useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sending = useMutation({
    mutationFn: send,
    meta: { withoutSession: true },
    onSuccess: setRefusal,
    onError(error) {
      if (!(error instanceof ApiFailure)) return;
      const names = Object.keys(form.getValues());
      for (const { field, message } of error.validationErrors) {
        const own = names.find((name): name is Path<Values> => name === field);
        if (own) form.setError(own, { type: 'server', message });
        else setRefusal(message);
      }
    },
    onSettled: () => setAttempt((before) => before + 1),
  });
  const { errors, submitCount } = form.formState;
  const errorOf = (name: Path<Values>) => {
    const text = form.getFieldState(name, form.formState).error?.message;
    return text === '' ? undefined : text;
  };
  const problems = [
    ...(refusal === null ? [] : [{ fieldId: null, text: refusal }]),
    ...Object.keys(errors).flatMap((name) => {
      const own = Object.keys(form.getValues()).find((key): key is Path<Values> => key === name);
      const text = own && errorOf(own);
      return own && text ? [{ fieldId: `help-${own}`, text }] : [];
    }),
  ];

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        setRefusal(null);
        void form.handleSubmit((values) => sending.mutate(values))(event);
      }}
    >
      <StepHeading title={title}>{intro}</StepHeading>
      <ErrorSummary problems={problems} attempt={submitCount + attempt} />
      {children(form, errorOf)}
      <div className={styles['row']}>
        <Button type="submit" disabled={sending.isPending}>
          {sending.isPending ? busy : submit}
        </Button>
        {foot}
      </div>
    </form>
  );
}
