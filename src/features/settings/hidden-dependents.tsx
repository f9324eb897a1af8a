import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { privacyWords } from '#content/privacy-security.ts';
import { saveMemberSettings } from '#src/api/calls/account/member-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './settings.module.css';

const words = privacyWords.member.dependents;

/** Whether dependents whose coverage has ended are hidden; one press changes it. */
export function HiddenDependents({ memberId, isHidden }: { memberId: string; isHidden: boolean }) {
  const { send, activity } = usePortal();
  const userId = useUserId();
  const [savedValue, setSavedValue] = useState(isHidden);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (hideTermedDependents: boolean) =>
      send(saveMemberSettings(userId, memberId, { hideTermedDependents })),
    onSuccess(_, hidden) {
      setSavedValue(hidden);
      activity.dispatchEvent(new Event('accessChanged'));
    },
  });
  return (
    <>
      {isSuccess && (
        <Notice key={String(savedValue)} tone="success" takesFocus>
          {message(savedValue ? 'TRD-0001' : 'TRD-0002')}
        </Notice>
      )}
      <Row gap="4" align="start" apart className={styles['entry']}>
        <p>{savedValue ? words.hidden : words.shown}</p>
        <Button
          variant="secondary"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(!savedValue);
          }}
        >
          {isPending ? words.saving : savedValue ? words.show : words.hide}
        </Button>
      </Row>
    </>
  );
}
