import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { readingWords } from '#content/reading.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

/** The ways on from a text that is open to everyone: to the plan or to sign in, and to paper. */
export function ReadingActions({ print }: { print: string }) {
  const { session, plans } = usePortal();
  const isSignedIn = session.isSignedIn();
  const hasPlan = plans.remembered() !== null;
  return (
    <Row gap="3" look="screen-only">
      <Link
        to={!isSignedIn ? '/login' : hasPlan ? '/{-$contractType}/dashboard' : '/select-plan'}
        className={buttonClass('primary')}
      >
        {isSignedIn ? readingWords.toPlan : readingWords.toSignIn}
      </Link>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" /> {print}
      </Button>
    </Row>
  );
}
