import { fieldWords } from '#content/fields.ts';
import { privacyWords } from '#content/privacy-security.ts';
import { saveSecurityQuestions } from '#src/api/calls/account/account-security.ts';
import type { UserSettings } from '#src/api/calls/account/user-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Field } from '#src/ui/form/field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import type { Editing } from '../edit-card.tsx';
import { questionsFormRules } from './security-rules.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useSavedSettings } from '../use-saved-settings.ts';

const words = privacyWords.questions;
const pairs = [
  ['question1', words.first, 'answer1', words.firstAnswer],
  ['question2', words.second, 'answer2', words.secondAnswer],
] as const;

/** Two questions with their answers, which are never shown again and never kept. */
export function QuestionsForm({
  settings,
  onSaved,
  onCancel,
}: Editing & { settings: UserSettings }) {
  const { userId, saveConfirmed } = useSavedSettings();
  const choices = settings.securityQuestionChoices ?? [];
  const [first, second] = settings.securityQuestions ?? [];
  const offered = (questionId = '') =>
    choices.some((choice) => choice.questionId === questionId) ? questionId : '';
  const form = usePortalForm({
    id: 'questions',
    rules: questionsFormRules,
    initial: {
      currentPassword: '',
      answer1: '',
      answer2: '',
      question1: offered(first?.questionId),
      question2: offered(second?.questionId),
    },
  });
  const sending = useSending(form, {
    send: ({ currentPassword, ...change }) =>
      saveConfirmed(currentPassword, (proof) => saveSecurityQuestions(userId, proof, change), {
        securityQuestions: change.questions.flatMap(({ questionId }) =>
          choices.filter((choice) => choice.questionId === questionId),
        ),
      }),
    onSent: () => onSaved(message('UPD-0013')),
  });
  const { idOf, input, errorOf } = form;
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      {pairs.map(([question, questionLabel, answer, answerLabel]) => [
        <ChoiceField
          key={question}
          form={form}
          name={question}
          label={questionLabel}
          prompt={words.choose}
          options={choices.map((choice) => [choice.questionId, choice.question] as const)}
        />,
        <Field
          key={answer}
          id={idOf(answer)}
          label={answerLabel}
          hint={words.answerHint}
          error={errorOf(answer)}
        >
          {(control) => (
            <SecretInput
              {...control}
              {...input(answer)}
              what={fieldWords.answer}
              autoComplete="off"
            />
          )}
        </Field>,
      ])}
      <CurrentPasswordField form={form} label={privacyWords.password.current} />
    </SettingsForm>
  );
}
