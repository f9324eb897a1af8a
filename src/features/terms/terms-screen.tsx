import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '#src/api/failure.ts';
import { termsOfUse } from '#src/catalogue/terms-of-use.ts';
import { formatDateInProse } from '#src/domain/formats.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/shell/screen-title.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './terms-screen.module.css';

/** The terms of use for everybody; a signed-in member who has not accepted them decides here. */
export function TermsScreen({ takeReturnAddress }: { takeReturnAddress: () => string | null }) {
  const { session, terms } = usePortal();
  const isAsked = session.isSignedIn() && !terms.seemAccepted();
  return (
    <div className={styles['terms']}>
      <ScreenTitle
        {...(isAsked ? { intro: 'Please read and accept our terms of use to go on.' } : {})}
      >
        Terms of Use
      </ScreenTitle>
      <p>{termsOfUse.intro}</p>
      {termsOfUse.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={styles['version']}>In force since {formatDateInProse(termsOfUse.version)}</p>
      {isAsked && <Decision takeReturnAddress={takeReturnAddress} />}
    </div>
  );
}

function Decision({ takeReturnAddress }: { takeReturnAddress: () => string | null }) {
  const { session, terms } = usePortal();
  const navigate = useNavigate();
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
    <div className={styles['decision']}>
      {failure && (
        <p role="alert" className={styles['failure']}>
          We could not save that. Please try again. Error code: {failure.code}
        </p>
      )}
      <Button onClick={() => void accept()} disabled={isSaving}>
        Accept and continue
      </Button>
      <Button look="secondary" onClick={() => void session.signOut()}>
        Sign Out
      </Button>
    </div>
  );
}
