import { useEffect, useId, type ReactNode } from 'react';
import { claimLetterWords } from '#content/claim-letters.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { CommentsField, type ValuesWithComments } from '#src/parts/form/comments-field.tsx';
import { DraftNote } from '#src/parts/form/draft-note.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules, type RequestValidator } from '#src/parts/form/form-rules.ts';
import { useDraft } from '#src/parts/form/use-draft.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

const formWords = claimLetterWords.form;

interface ChoiceOf {
  name: string;
  label: string;
  prompt: string;
  problem: string;
  /** Words by the value that is sent. */
  options: Record<string, string>;
  /** The value that is selected at first; left out for no selection. */
  chosen?: string;
}

export interface LetterFormWords {
  comments: string;
  commentsProblem: string;
  submit: string;
  sending: string;
  /** Shown when it could not be sent; the written text stays. */
  failure: string;
}

/** A letter about a claim. Typed text survives a session that ends automatically (docs/decisions/006). */
export function LetterForm<Letter extends Record<string, string>, Answer>({
  draft: draftName,
  letter,
  choices,
  commentsLength,
  words,
  above,
  children,
  send,
  onSent,
  cancel,
  takesFocus = false,
}: {
  draft: string;
  /** The validator of the API's request. */
  letter: RequestValidator<Letter>;
  choices: readonly ChoiceOf[];
  commentsLength: number;
  words: LetterFormWords;
  /** The facts of the claim or authorization that the letter is about. */
  above?: ReactNode;
  /** The fields that are sent with the letter. */
  children?: ReactNode;
  send: (letter: Letter) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** The way out without sending. */
  cancel: ReactNode;
  /** Whether its first field takes the focus: where the button that opened the form is gone. */
  takesFocus?: boolean;
}) {
  const form = usePortalForm({
    id: useId(),
    rules: rulesOf({ letter, choices, commentsLength, words }),
    initial: emptyValues(choices),
  });
  const draft = useDraft(draftName, form.form);
  const sending = useSending(form, {
    send,
    // The form shows the failure, because it can be sent again.
    saysFailure: true,
    onSent(answer) {
      draft.discard();
      onSent(answer);
    },
  });
  const first = choices[0]?.name ?? 'comments';
  const { setFocus } = form.form;
  useEffect(() => {
    if (takesFocus) setFocus(first);
  }, [takesFocus, setFocus, first]);
  const { failure } = sending;
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={words}
      screenOnly
      above={
        <>
          {above}
          <DraftNote draft={draft} form={form} />
        </>
      }
      foot={cancel}
    >
      {choices.map(({ name, label, prompt, options }) => (
        <ChoiceField
          key={name}
          {...{ form, name, label, prompt }}
          options={Object.entries(options)}
        />
      ))}
      <CommentsField form={form} label={words.comments} length={commentsLength} />
      {children}
      {failure && (
        <Notice tone="error">
          {sentences(words.failure, failure.code !== null && formWords.errorCode(failure.code))}
        </Notice>
      )}
    </FormFrame>
  );
}

function rulesOf<Letter extends Record<string, string>>({
  letter,
  choices,
  commentsLength,
  words,
}: {
  letter: RequestValidator<Letter>;
  choices: readonly ChoiceOf[];
  commentsLength: number;
  words: LetterFormWords;
}) {
  const rows = [...choices, { name: 'comments', problem: words.commentsProblem }];
  return formRules<ValuesWithComments, Letter, string>({
    request: letter,
    parts: Object.fromEntries(
      rows.map(({ name, problem }) => [
        name,
        { field: name, tooLong: formWords.tooLong(formatCount(commentsLength)), wrong: problem },
      ]),
    ),
    typed: trimmed,
    // The draft may name a choice that is no longer offered.
    own: (values) =>
      Object.fromEntries(
        choices.map(({ name, options, problem }) => [
          name,
          Object.hasOwn(options, values[name] ?? '') ? null : problem,
        ]),
      ),
  });
}

const emptyValues = (choices: readonly ChoiceOf[]): ValuesWithComments => ({
  ...Object.fromEntries(choices.map(({ name, chosen = '' }) => [name, chosen])),
  comments: '',
});

const trimmed = (values: ValuesWithComments): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
