import { privacyWords } from '#content/privacy-security.ts';
import { saveMemberSettings, type MemberSettings } from '#src/api/calls/account/member-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Choice } from '#src/ui/form/choice.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { Editing } from './edit-card.tsx';
import { otherCoverageFormRules, otherCoverageOf } from './member-settings-rules.ts';
import { SettingsForm } from './settings-form.tsx';

const words = privacyWords.member.other;
const answers = ['yes', 'no'] as const;

/** The form of other coverage: whether another insurer covers the member, too; if so, which one and since when. */
export function OtherCoverageForm({
  memberId,
  settings,
  onSaved,
  onCancel,
}: Editing & { memberId: string; settings: MemberSettings }) {
  const { send } = usePortal();
  const userId = useUserId();
  const form = usePortalForm({
    id: 'other-coverage',
    rules: otherCoverageFormRules,
    initial: otherCoverageOf(settings),
  });
  const sending = useSending(form, {
    send: ({ otherCoverage }) => send(saveMemberSettings(userId, memberId, { otherCoverage })),
    onSent: () => onSaved(message('OCI-0005')),
  });
  const { input, idOf, errorOf } = form;
  const hasOther = form.form.watch('hasOtherCoverage') === 'yes';
  return (
    <SettingsForm {...{ form, sending, onCancel }}>
      <Stack as="fieldset" gap="2">
        <legend>{words.question}</legend>
        {answers.map((answer, index) => (
          <Choice
            key={answer}
            {...input('hasOtherCoverage')}
            // The summary of errors leads to the first.
            id={index === 0 ? idOf('hasOtherCoverage') : `${idOf('hasOtherCoverage')}-${answer}`}
            type="radio"
            variant="plain"
            value={answer}
            label={words[answer]}
            {...(index === answers.length - 1 ? { error: errorOf('hasOtherCoverage') } : {})}
          />
        ))}
      </Stack>
      {hasOther && (
        <>
          <Field id={idOf('insurer')} label={words.insurer} error={errorOf('insurer')}>
            {(control) => (
              <input {...control} {...input('insurer')} autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <Field id={idOf('startDate')} label={words.startDate} error={errorOf('startDate')}>
            {(control) => <DateInput {...control} {...input('startDate')} autoComplete="off" />}
          </Field>
        </>
      )}
    </SettingsForm>
  );
}
