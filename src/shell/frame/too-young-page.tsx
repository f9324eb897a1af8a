import { Link } from '@tanstack/react-router';
import { errorWords } from '#content/errors.ts';
import { phaMessages } from '#content/messages/pha.ts';
import { pharmacyAgeWords } from '#content/pharmacy-age.ts';
import { titles } from '#content/titles.ts';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { buttonClass } from '#src/ui/actions/button.tsx';

/** Replaces the pharmacy center, the one screen with a minimum age (product rule 5.8). */
export function TooYoungPage() {
  return (
    <MessagePage
      title={titles.pharmacy}
      code="PHA-0001"
      actions={
        <Link to="/{-$contractType}/dashboard" className={buttonClass('primary')}>
          {errorWords.toDashboard}
        </Link>
      }
    >
      <p>{phaMessages['PHA-0001']}</p>
      <p>
        <CallText>{pharmacyAgeWords.help}</CallText>
      </p>
    </MessagePage>
  );
}
