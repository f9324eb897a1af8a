import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorWords } from '#content/errors.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { isTooOften } from '#src/portal/status/failed-calls.ts';
import { rejectedFields } from '#src/portal/forms/rejected-fields.ts';
import type { PortalForm } from './use-portal-form.ts';

export interface Sending<Answer> {
  /** An answer is awaited: nothing else may be begun. */
  isBusy: boolean;
  /** Something else has to end first. */
  isHeld: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The response; undefined before. */
  answer: Answer | undefined;
  /** A failure other than rejected values; with the code of an error of the catalog, if it has one. */
  failure: { code: string | null } | null;
  /** Forgets answer and failure. */
  reset: () => void;
}

/**
 * Sends a form, one request at a time. Rejections go to the form's fields, and above them those of no field, such as
 * how long to wait after too many tries; any other failure is shown by the error dialog, unless the form shows it, and
 * no value is lost.
 * @param saidOf returns the message for a response that rejects the form as a whole
 */
export function useSending<Values extends FieldValues, Request, Answer>(
  { submitTo, rules }: PortalForm<Values, Request>,
  {
    send,
    onSent,
    saidOf = () => null,
    withoutSession,
    saysFailure,
    isHeld = false,
  }: {
    send: (request: Request, values: Values) => Promise<Answer>;
    onSent?: (answer: Answer) => void;
    saidOf?: (answer: Answer) => string | null;
    /** The sender is not signed in. */
    withoutSession?: true;
    /** The form itself shows a failure. */
    saysFailure?: true;
    isHeld?: boolean;
  },
): Sending<Answer> {
  const sending = useMutation({
    mutationFn: ({ request, values }: { request: Request; values: Values }) =>
      send(request, values),
    meta: {
      saysTooOften: true,
      ...(withoutSession && { withoutSession }),
      ...(saysFailure && { customError: saysFailure }),
    },
    ...(onSent && { onSuccess: onSent }),
  });
  const { error, isPending } = sending;

  return {
    isBusy: isPending,
    isHeld,
    submit: submitTo({
      isBusy: isPending || isHeld,
      async send(request, values) {
        try {
          const text = saidOf(await sending.mutateAsync({ request, values }));
          return text === null ? [] : [{ field: null, text }];
        } catch (failure) {
          if (!(failure instanceof ApiFailure)) return [];
          return isTooOften(failure)
            ? [{ field: null, text: errorWords.tooOften(failure.retryAfterSeconds) }]
            : rejectedFields(failure, (part) => ({ field: rules.fieldOf(part) }));
        }
      },
    }),
    answer: sending.data,
    failure: failureOf(error),
    reset: sending.reset,
  };
}

function failureOf(error: Error | null): Sending<unknown>['failure'] {
  if (!(error instanceof ApiFailure)) return error && { code: null };
  return error.validationErrors.length > 0 || isTooOften(error) ? null : { code: error.code };
}
