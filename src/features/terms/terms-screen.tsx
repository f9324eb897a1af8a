import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { termsWords } from '#content/terms.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { TermsText } from '#src/parts/text/terms-text.tsx';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { TermsDecision } from './terms-decision.tsx';
import styles from './terms-screen.module.css';

/** The terms of use, open to everyone; a signed-in member who has not accepted them decides here. */
export function TermsScreen({
  takeReturnAddress,
  backToAboutTab,
}: {
  takeReturnAddress: () => string | null;
  /** Opened from the settings, whose last part is About. */
  backToAboutTab: boolean;
}) {
  const { session, terms } = usePortal();
  const isAsked = session.isSignedIn() && !terms.seemAccepted();
  return (
    <Stack gap="4" look="reading" className={styles['terms']}>
      <ScreenTitle {...(isAsked ? { intro: termsWords.asked } : {})}>
        {termsWords.title}
      </ScreenTitle>
      <TermsText heading="h2" />
      <Row gap="3" className={styles['actions']} look="screen-only">
        {!isAsked && <WayBack backToAboutTab={backToAboutTab} />}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {termsWords.print}
        </Button>
      </Row>
      {isAsked && <TermsDecision takeReturnAddress={takeReturnAddress} />}
    </Stack>
  );
}

/** The page has no navigation bar. */
function WayBack({ backToAboutTab }: { backToAboutTab: boolean }) {
  const { session, plans } = usePortal();
  if (!session.isSignedIn()) {
    return (
      <Link to="/login" className={buttonClass('primary')}>
        {termsWords.toSignIn}
      </Link>
    );
  }
  if (backToAboutTab) {
    return (
      <Link to="/settings/about" className={buttonClass('primary')}>
        {termsWords.toAbout}
      </Link>
    );
  }
  const hasPlan = plans.remembered() !== null;
  return (
    <Link
      to={hasPlan ? '/{-$contractType}/dashboard' : '/select-plan'}
      className={buttonClass('primary')}
    >
      {hasPlan ? termsWords.toPlan : termsWords.choosePlan}
    </Link>
  );
}
