import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#src/api/failure.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { formatCount } from '#src/domain/formats.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { useFormRefusals } from '#src/parts/use-form-refusals.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './claim-details.module.css';

const formWords = claimLetterWords.form;

/** What is written about a claim: a choice or two and some text. */
export type ClaimFormValues = Record<string, string>;

interface ChoiceOf {
  name: string;
  label: string;
  prompt: string;
  problem: string;
  /** Words by the value that is sent. */
  options: Partial<Record<string, string>>;
}

export interface ClaimFormWords {
  comments: string;
  commentsProblem: string;
  submit: string;
  sending: string;
  /** Said when it could not be sent; what was written stays. */
  failure: string;
}

/** A letter about a claim. What is typed survives a session that ends by itself (docs/decisions/011). */
export function ClaimForm({
  draft: draftName,
  choices,
  commentsLength,
  words,
  refusedOf,
  send,
  onSent,
  onCancel,
}: {
  draft: string;
  choices: readonly ChoiceOf[];
  commentsLength: number;
  words: ClaimFormWords;
  /** The parts that the API would refuse, by name. */
  refusedOf: (values: ClaimFormValues) => readonly { name: string; isTooLong: boolean }[];
  send: (values: ClaimFormValues) => Promise<unknown>;
  onSent: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  const fieldId = (name: string) => `${id}-${name}`;
  const problemOf = (name: string, isTooLong: boolean) =>
    isTooLong
      ? formWords.tooLong(formatCount(commentsLength))
      : (choices.find((choice) => choice.name === name)?.problem ?? words.commentsProblem);
  const form = useForm<ClaimFormValues>({
    defaultValues: emptyValues(choices),
    resolver: (typed) => {
      const values = trimmed(typed);
      const errors: FieldErrors<ClaimFormValues> = Object.fromEntries(
        refusedOf(values).map(({ name, isTooLong }) => [
          name,
          { type: 'refused', message: problemOf(name, isTooLong) },
        ]),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    shouldFocusError: false,
  });
  const draft = useDraft(draftName, form);
  const names = [...choices.map(({ name }) => name), 'comments'];
  const refusals = useFormRefusals(form, (part) => names.find((name) => name === part) ?? null);
  const { errors } = form.formState;
  const sending = useMutation({
    mutationFn: send,
    // Said here, where it can be sent again.
    meta: { customError: true },
    onSuccess() {
      draft.discard();
      onSent();
    },
    onError: (error) => error instanceof ApiFailure && refusals.refuse(error),
  });
  // The button that opened the form is gone.
  const first = choices[0]?.name ?? 'comments';
  useEffect(() => form.setFocus(first), [form, first]);
  const isRefused =
    sending.error instanceof ApiFailure && sending.error.validationErrors.length > 0;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          if (sending.isPending) return;
          refusals.forget();
          sending.mutate(values);
        })(event)
      }
    >
      {draft.isRestored && (
        <p role="status" className={styles['note']}>
          {formWords.kept}
        </p>
      )}
      <ErrorSummary
        problems={[
          ...refusals.problems,
          ...names.flatMap((name) => {
            const text = errors[name]?.message;
            return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
          }),
        ]}
        attempt={refusals.attempt}
      />
      {choices.map(({ name, label, prompt, options }) => (
        <Field key={name} id={fieldId(name)} label={label} error={errors[name]?.message}>
          {(control) => (
            <select {...control} {...form.register(name)}>
              <option value="">{prompt}</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Field
        id={fieldId('comments')}
        label={words.comments}
        hint={<CharactersLeft form={form} length={commentsLength} />}
        error={errors['comments']?.message}
      >
        {(control) => <textarea {...control} {...form.register('comments')} />}
      </Field>
      {sending.isError && !isRefused && (
        <p role="alert" className={styles['failed']}>
          {words.failure}
          {sending.error instanceof ApiFailure && ` ${formWords.errorCode(sending.error.code)}`}
        </p>
      )}
      <div className={styles['actions']}>
        {/* Not disabled while busy: it would lose the focus. */}
        <Button type="submit" aria-disabled={sending.isPending}>
          {sending.isPending ? words.sending : words.submit}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {formWords.cancel}
        </Button>
      </div>
    </form>
  );
}

const emptyValues = (choices: readonly ChoiceOf[]): ClaimFormValues => ({
  ...Object.fromEntries(choices.map(({ name }) => [name, ''])),
  comments: '',
});

function trimmed(values: ClaimFormValues): ClaimFormValues {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
}

function CharactersLeft({
  form,
  length,
}: {
  form: UseFormReturn<ClaimFormValues>;
  length: number;
}) {
  const text = useWatch({ control: form.control, name: 'comments' });
  const left = length - text.length;
  const count = Math.abs(left);
  return formWords[left >= 0 ? 'left' : 'over']({ count, shown: formatCount(count) });
}
