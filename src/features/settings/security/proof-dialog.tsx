import type { ReactNode } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { uiWords } from '#content/ui.ts';
import { reauthenticate, reauthenticationRules } from '#src/api/calls/account/reauthentication.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ConfirmDialog } from '#src/parts/screen/confirm-dialog.tsx';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { currentPasswordPart, currentPasswordText } from './current-password.ts';

const rules = formRules({
  request: reauthenticationRules,
  typed: (values: { currentPassword: string }) => values,
  parts: { currentPassword: currentPasswordPart },
  own: ({ currentPassword }) => ({ currentPassword: currentPasswordText(currentPassword) }),
});

interface DialogProps {
  words: { title: string; confirm: string; sending: string; keep: string; close: string };
  /** The error message, without the error code. */
  failureText: string;
  onDone?: () => void;
  onClose: () => void;
  isDestructive?: boolean;
  children: ReactNode;
}

/** A dialog that requires the current password before a change, and reports a failure. */
export function PasswordDialog({
  id,
  words,
  send,
  failureText,
  onDone,
  onClose,
  isDestructive = false,
  children,
}: DialogProps & {
  /** The name of the form. */
  id: string;
  send: (currentPassword: string) => Promise<unknown>;
}) {
  const form = usePortalForm({ id, rules, initial: { currentPassword: '' } });
  const sending = useSending(form, {
    send: ({ currentPassword }) => send(currentPassword),
    saysFailure: true,
    ...(onDone && { onSent: onDone }),
  });
  // While the outcome is unknown, there is nothing to go back to.
  const close = () => {
    if (!sending.isBusy) onClose();
  };
  return (
    <Overlay title={words.title} variant="narrow" closeLabel={words.close} onClose={close}>
      {children}
      <FormFrame
        form={form}
        sending={sending}
        words={{ submit: words.confirm, sending: words.sending }}
        isDestructive={isDestructive}
        foot={
          <Button variant="secondary" aria-disabled={sending.isBusy} onClick={close}>
            {words.keep}
          </Button>
        }
      >
        <CurrentPasswordField form={form} label={privacyWords.password.current} />
        {sending.failure && (
          <Notice tone="error">
            {sentences(
              failureText,
              sending.failure.code !== null && uiWords.errorCode(sending.failure.code),
            )}
          </Notice>
        )}
      </FormFrame>
    </Overlay>
  );
}

/**
 * Asks before a change, and requires the current password where the change needs a proof and the insurer's service takes
 * one.
 */
export function ProofDialog({
  change,
  needsProof = true,
  ...dialog
}: DialogProps & {
  /** The name of the form. */
  id: string;
  onDone: () => void;
  needsProof?: boolean;
  /** @param proof null where the change or the insurer's service needs no proof */
  change: (proof: string | null) => Promise<unknown>;
}) {
  const { send } = usePortal();
  const userId = useUserId();
  const hasProofs = useCapability('account');
  if (needsProof && hasProofs) {
    return (
      <PasswordDialog
        {...dialog}
        send={async (currentPassword) =>
          change(await send(reauthenticate(userId, currentPassword)))
        }
      />
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      act={() => change(null)}
      failureText={(error) =>
        sentences(dialog.failureText, error instanceof ApiFailure && uiWords.errorCode(error.code))
      }
    />
  );
}
