import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './privacy-policy-screen.module.css';

/** The privacy policy: how the portal uses a member's data. Open to everyone, signed in or not. */
export function PrivacyPolicyScreen() {
  const { session, plans } = usePortal();
  const isSignedIn = session.isSignedIn();
  const hasPlan = plans.remembered() !== null;
  return (
    <Stack gap="6" look="reading" className={styles['policy']}>
      <ScreenTitle intro={privacyPolicy.intro}>{privacyPolicy.title}</ScreenTitle>
      {privacyPolicy.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Row gap="3" look="screen-only">
        <Link
          to={!isSignedIn ? '/login' : hasPlan ? '/{-$contractType}/dashboard' : '/select-plan'}
          className={buttonClass('primary')}
        >
          {isSignedIn ? privacyPolicy.toPlan : privacyPolicy.toSignIn}
        </Link>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {privacyPolicy.print}
        </Button>
      </Row>
    </Stack>
  );
}
