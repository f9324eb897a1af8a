import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import { registrationWords } from '#content/registration.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { communicationKinds } from '#src/domain/people/communication.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { sentences } from '#src/ui/text/sentences.ts';

const words = registrationWords.communication;

/** The three choices explained, and the places to make them: for a user who is not registering now. */
export function CommunicationPage() {
  const { session } = usePortal();
  const { page } = words;
  const hasPreferences = useCapability('preferences');
  const hasRegistration = useCapability('registration');
  return (
    <Stack gap="6" look="reading" className={utility('in-middle')}>
      <ScreenTitle intro={page.intro}>{registrationWords.steps.communication}</ScreenTitle>
      {communicationKinds.map((kind) => (
        <Card key={kind} title={words.choices[kind].title}>
          <p>{words.choices[kind].text}</p>
        </Card>
      ))}
      {hasPreferences && (
        <Card title={page.where}>
          <p>
            {sentences(
              session.isSignedIn() ? page.signedIn : page.signedOut,
              !session.isSignedIn() && hasRegistration && page.whenRegistering,
            )}
          </p>
          <Row gap="3">
            {/* A user who is signed out has to sign in there, and comes back to it. */}
            <Link to="/settings/preferences" className={buttonClass('primary')}>
              {session.isSignedIn() ? page.toPreferences : page.signIn}
            </Link>
            {hasRegistration && !session.isSignedIn() && (
              <Link to="/register" className={buttonClass('secondary')}>
                {page.register}
              </Link>
            )}
          </Row>
        </Card>
      )}
    </Stack>
  );
}
