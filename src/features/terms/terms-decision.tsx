import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { termsWords } from '#content/terms.ts';
import { uiWords } from '#content/ui.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './terms-screen.module.css';

/** The acceptance of the terms. No user gets past them without accepting; the only other way is to sign out. */
export function TermsDecision({ takeReturnAddress }: { takeReturnAddress: () => string | null }) {
  const { session, terms } = usePortal();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const accept = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await terms.accept();
      await navigate({ href: takeReturnAddress() ?? '/select-plan', replace: true });
    } catch (error) {
      if (!session.isSignedIn()) return;
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      setSaving(false);
    }
  };

  return (
    <>
      <p>
        <CallText>{termsWords.without}</CallText>
      </p>
      <Row
        gap="3"
        align="center"
        className={classNames(styles['decision'], utility('above-3', 'top-line'))}
        look="screen-only"
      >
        {failure && (
          <Notice tone="error">
            {termsWords.notSaved} {uiWords.errorCode(failure.code)}
          </Notice>
        )}
        <Button onClick={() => void oneAtATime(accept)} disabled={isSaving}>
          {termsWords.accept}
        </Button>
        <Button variant="secondary" onClick={session.signOut}>
          {termsWords.signOut}
        </Button>
      </Row>
    </>
  );
}
