import { useState, type ReactNode } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { uiWords } from '#content/ui.ts';
import { reauthenticationRules } from '#src/api/calls/reauthentication.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { currentPasswordPart, currentPasswordText } from './current-password.ts';
import { useAccountDeletion } from './use-account-deletion.ts';
import { sentences } from '#src/ui/text/sentences.ts';

const words = privacyWords.remove;

const rules = formRules({
  request: reauthenticationRules,
  typed: (values: { currentPassword: string }) => values,
  parts: { currentPassword: currentPasswordPart },
  own: ({ currentPassword }) => ({ currentPassword: currentPasswordText(currentPassword) }),
});

/** The dialog that requires the current password before the account is deleted, and reports a failure. */
export function DeleteAccountDialog({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactNode;
}) {
  const { remove, isLeftOpen } = useAccountDeletion();
  const [isLost, setLost] = useState(false);
  const form = usePortalForm({ id: 'delete', rules, initial: { currentPassword: '' } });
  const sending = useSending(form, {
    send: ({ currentPassword }) =>
      remove(currentPassword).catch((error: unknown) => {
        setLost(isLeftOpen(error));
        throw error;
      }),
    saysFailure: true,
  });
  // While the outcome is unknown, there is nothing to go back to.
  const close = () => {
    if (!sending.isBusy) onClose();
  };
  return (
    <Overlay title={words.ask.title} variant="narrow" closeLabel={words.ask.close} onClose={close}>
      {children}
      <FormFrame
        form={form}
        sending={sending}
        words={{ submit: words.ask.confirm, sending: words.ask.sending }}
        isDestructive

        foot={
          <Button variant="secondary" aria-disabled={sending.isBusy} onClick={close}>
            {words.ask.keep}
          </Button>
        }
      >
        <CurrentPasswordField form={form} label={privacyWords.password.current} />
        {sending.failure && (
          <Notice tone="error">
            {sentences(
              isLost ? words.lost : words.failed,
              sending.failure.code !== null && uiWords.errorCode(sending.failure.code),
            )}
          </Notice>
        )}
      </FormFrame>
    </Overlay>
  );
}
