import { useWatch } from 'react-hook-form';
import { contactWords } from '#content/contact.ts';
import { limits } from '#src/domain/limits.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { CommentsField } from '#src/parts/form/comments-field.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { PhoneInput } from '#src/ui/form/masked-input.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { isAboutClaim } from './contact-values.ts';
import type { Question } from './use-question.ts';

const words = contactWords.form;

/** The fields that every question has, signed in or not. */
export function QuestionFields({
  form,
  topics,
}: {
  form: Question;
  topics: Record<string, string>;
}) {
  const topic = useWatch({ control: form.form.control, name: 'topic' });
  return (
    <>
      <Grid columns="pairs" gap="5" align="start">
        <Field id={form.idOf('phone')} {...words.phone} error={form.errorOf('phone')}>
          {(control) => <PhoneInput {...control} {...form.input('phone')} />}
        </Field>
        <ChoiceField form={form} name="topic" {...words.topic} options={Object.entries(topics)} />
      </Grid>
      {isAboutClaim({ topic }) && (
        <Field
          id={form.idOf('claimNumber')}
          {...words.claimNumber}
          error={form.errorOf('claimNumber')}
        >
          {(control) => (
            <input type="text" autoComplete="off" {...control} {...form.input('claimNumber')} />
          )}
        </Field>
      )}
      <CommentsField form={form} label={words.comments} length={limits.commentsLength} />
    </>
  );
}
