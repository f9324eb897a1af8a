import { useWatch, type UseFormReturn } from 'react-hook-form';
import { contactWords } from '#content/contact.ts';
import { limits } from '#src/domain/limits.ts';
import { Field } from '#src/ui/field.tsx';
import { PhoneInput } from '#src/ui/masked-input.tsx';
import type { QuestionValues } from './contact-values.ts';

const words = contactWords.form;

type QuestionFormState = UseFormReturn<QuestionValues>;

/** The `id` of a field's input. */
export const questionFieldId = (name: string) => `contact-${name}`;

/** What every question needs, whoever asks it. */
export function QuestionFields({
  form,
  topics,
}: {
  form: QuestionFormState;
  topics: Record<string, string>;
}) {
  const { errors } = form.formState;
  return (
    <>
      <Field id={questionFieldId('phone')} {...words.phone} error={errors.phone?.message}>
        {(control) => <PhoneInput {...control} {...form.register('phone')} />}
      </Field>
      <ChoiceField form={form} name="topic" {...words.topic} options={topics} />
      <Field
        id={questionFieldId('comments')}
        label={words.comments}
        hint={<CharactersLeft form={form} />}
        error={errors.comments?.message}
      >
        {(control) => <textarea {...control} {...form.register('comments')} />}
      </Field>
    </>
  );
}

/** One of several, none chosen at first. */
export function ChoiceField({
  form,
  name,
  label,
  hint,
  prompt,
  options,
}: {
  form: QuestionFormState;
  name: string;
  label: string;
  hint?: string;
  prompt: string;
  /** Words by the value that is sent. */
  options: Record<string, string>;
}) {
  return (
    <Field
      id={questionFieldId(name)}
      label={label}
      hint={hint}
      error={form.formState.errors[name]?.message}
    >
      {(control) => (
        <select {...control} {...form.register(name)}>
          <option value="">{prompt}</option>
          {Object.entries(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function CharactersLeft({ form }: { form: QuestionFormState }) {
  const { length } = useWatch({ control: form.control, name: 'comments' });
  const left = limits.commentsLength - length;
  return left >= 0 ? words.left(left) : words.tooMany(-left);
}
