import { useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { RejectedField } from '#src/portal/forms/rejected-fields.ts';
import type { FieldProblem } from '#src/ui/form/error-summary.tsx';
import type { FormRules } from './form-rules.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The part of a form that its fields use. */
export interface FormFields<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Returns the props that register an input. */
  input: (field: FieldPath<Values>) => UseFormRegisterReturn;
  idOf: (field: FieldPath<Values>) => string;
  errorOf: (field: FieldPath<Values>) => string | undefined;
}

export interface PortalForm<Values extends FieldValues, Request> extends FormFields<Values> {
  rules: FormRules<Values, Request>;
  /** For the summary: first the errors of no field, then from top to bottom. */
  problems: readonly FieldProblem[];
  /** Grows whenever there is something new in the summary, which then takes the focus. */
  attempt: number;
  /** Returns the form's submit handler; it does nothing while a response is awaited. */
  submitTo: (sending: {
    isBusy: boolean;
    /** Sends values that break no rule; returns the rejected fields. Never fails. */
    send: (request: Request, values: Values) => Promise<readonly RejectedField[]>;
  }) => (event: SubmitEvent<HTMLFormElement>) => void;
  /** Resets the values and the errors. */
  clear: () => void;
}

/**
 * Returns the state of a form: its values, the rules they break since it was first submitted, and the rejected fields.
 * A rejection stays until its field is changed or the form is sent again.
 */
export function usePortalForm<Values extends FieldValues, Request>({
  id,
  rules,
  initial,
  rejectedBefore = [],
}: {
  /** The prefix of the inputs' ids. */
  id: string;
  rules: FormRules<Values, Request>;
  initial: DefaultValues<Values>;
  /** The fields rejected before the form was opened. */
  rejectedBefore?: readonly RejectedField[];
}): PortalForm<Values, Request> {
  const { fields, requestOf, resolver } = rules;
  const [rejected, setRejected] = useState(rejectedBefore);
  const [timesRejected, setTimesRejected] = useState(rejected.length > 0 ? 1 : 0);
  const oneAtATime = useOneAtATime();
  const form = useForm<Values>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
    // Below, and then for all fields: a field's rule depends on values typed elsewhere.
    reValidateMode: 'onSubmit',
  });
  const { formState } = form;
  const { isSubmitted } = formState;

  const idOf = (field: string) => `${id}-${field}`;
  const errorOf = (field: FieldPath<Values>) =>
    form.getFieldState(field, formState).error?.message ??
    // A rejection without a message is not marked.
    (rejected.find((rejectedField) => rejectedField.field === field)?.text || undefined);

  return {
    form,
    rules,
    idOf,
    errorOf,
    input: (field) =>
      form.register(field, {
        onChange: () => {
          // The rejected text has changed since.
          setRejected((all) =>
            all.some((rejectedField) => rejectedField.field === field)
              ? all.filter((rejectedField) => rejectedField.field !== field)
              : all,
          );
          if (isSubmitted) void form.trigger();
        },
      }),
    problems: [
      ...rejected.flatMap(({ field, text }) =>
        fields.some((own) => own === field) ? [] : [{ fieldId: null, text }],
      ),
      ...fields.flatMap((field) => {
        const text = errorOf(field);
        return text === undefined ? [] : [{ fieldId: idOf(field), text }];
      }),
    ],
    attempt: formState.submitCount + timesRejected,
    submitTo:
      ({ isBusy, send }) =>
      (event) => {
        event.preventDefault();
        if (isBusy) return;
        readFilledFields(event.currentTarget, form, fields);
        void oneAtATime(() =>
          form.handleSubmit(async (values) => {
            const request = requestOf(values);
            if (request === null) return;
            setRejected([]);
            const problems = await send(request, values);
            if (problems.length === 0) return;
            setRejected(problems);
            setTimesRejected((times) => times + 1);
          })(event),
        );
      },
    clear() {
      setRejected([]);
      form.reset();
    },
  };
}

/** Reads the fields that a password manager or an extension filled without an event. */
function readFilledFields<Values extends FieldValues>(
  { elements }: HTMLFormElement,
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
): void {
  for (const field of fields) {
    const element = elements.namedItem(field);
    if (!hasText(element)) continue;
    const isUnread = () => element.value !== form.getValues(field);
    // Masks the text. React ignores the event where a script of the page has set the value.
    if (isUnread()) element.dispatchEvent(new Event('input', { bubbles: true }));
    if (isUnread()) void form.register(field).onChange({ target: element, type: 'change' });
  }
}

const hasText = (
  element: Element | RadioNodeList | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type));
