import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountHelpWords } from '#content/account-help.ts';
import {
  checkPasscode,
  sendPasscode,
  type PasscodeRequest,
} from '#src/api/calls/account/account-help.ts';
import { message } from '#src/catalogue/messages.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { passcodeRules } from './account-help-rules.ts';
import { HelpForm } from './help-form.tsx';
import { sentences } from '#src/ui/text/sentences.ts';
import { utility } from '#src/ui/layout/utility.ts';

const words = accountHelpWords.passcode;

/** The passcode that was sent, with the attempts that are left (product rule 8.4). */
export function PasscodeForm({
  request,
  passcodeId,
  onAccepted,
  onExceeded,
  onChange,
}: {
  request: PasscodeRequest;
  passcodeId: string;
  onAccepted: (resetToken: string, questions: readonly string[]) => void;
  onExceeded: () => void;
  /** The member wants to change the details. */
  onChange: () => void;
}) {
  const { send } = usePortal();
  const [current, setCurrent] = useState(passcodeId);
  const oneAtATime = useOneAtATime();
  const sendingNew = useMutation({
    mutationFn: () => send(sendPasscode(request)),
    meta: { withoutSession: true },
    onSuccess: setCurrent,
  });
  const form = usePortalForm({ id: 'help', rules: passcodeRules, initial: { passcode: '' } });
  const sending = useSending(form, {
    withoutSession: true,
    // The passcode that is on its way ends the one that was typed.
    isHeld: sendingNew.isPending,
    async send({ passcode }) {
      const outcome = await checkPasscode(send, current, passcode);
      switch (outcome.result) {
        case 'accepted':
          onAccepted(outcome.resetToken, outcome.questions);
          return null;
        case 'invalid':
          return accountHelpWords.attempts.invalid(outcome.attemptsRemaining ?? 0);
        case 'exceeded':
          onExceeded();
          return null;
        case 'expired':
          return message('OPT-0003');
      }
    },
    saidOf: (text) => text,
  });
  const { idOf, input, errorOf, clear } = form;
  const { isBusy, isHeld } = sending;
  const sendNew = () =>
    sendingNew.mutateAsync(undefined, { onSuccess: clear }).then(
      () => {},
      () => {}, // The error dialog shows the message.
    );
  return (
    <HelpForm
      form={form}
      sending={sending}
      words={words}
      intro={words[request.channel]}
      foot={
        <>
          <OtherWay isHeld={isBusy || isHeld} onClick={() => void oneAtATime(sendNew)}>
            {words.sendNew}
          </OtherWay>
          <OtherWay isHeld={isBusy} onClick={onChange}>
            {words.change}
          </OtherWay>
        </>
      }
    >
      <div role="status" className={utility('in-good', 'strong', 'gone-if-empty')}>
        {sentences(
          sendingNew.isPending && words.sendingNew,
          sendingNew.isSuccess && message('OPT-0005'),
        )}
      </div>
      <Field id={idOf('passcode')} label={words.label} error={errorOf('passcode')}>
        {(control) => (
          <input
            {...control}
            {...input('passcode')}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
      </Field>
    </HelpForm>
  );
}

/** Something else to do than to send the passcode. While it is held it does nothing, and keeps the focus. */
function OtherWay({
  isHeld,
  onClick,
  children,
}: {
  isHeld: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button variant="plain" aria-disabled={isHeld} onClick={isHeld ? undefined : onClick}>
      {children}
    </Button>
  );
}
