import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldWords } from '#content/fields.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { Field } from '#src/ui/form/field.tsx';
import type { FormFields } from './use-portal-form.ts';

/** The values that every form with a comments field has at least. */
export type ValuesWithComments = Record<string, string> & { comments: string };

/** A field for the member's own text, with the number of characters remaining. */
export function CommentsField({
  form: { form, input, idOf, errorOf },
  label,
  length,
}: {
  form: FormFields<ValuesWithComments>;
  label: string;
  /** The most characters, in UTF-16 units, as the service counts. */
  length: number;
}) {
  return (
    <Field
      id={idOf('comments')}
      label={label}
      hint={<CharactersLeft form={form} length={length} />}
      error={errorOf('comments')}
    >
      {(control) => <textarea {...control} {...input('comments')} />}
    </Field>
  );
}

/** The count of characters left, in a separate component so that only it renders at each key. */
function CharactersLeft({
  form,
  length,
}: {
  form: UseFormReturn<ValuesWithComments>;
  length: number;
}) {
  const text = useWatch({ control: form.control, name: 'comments' });
  const left = length - text.length;
  const count = Math.abs(left);
  return fieldWords[left >= 0 ? 'left' : 'over']({ count, shown: formatCount(count) });
}
