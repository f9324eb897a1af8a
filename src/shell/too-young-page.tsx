import { Link } from '@tanstack/react-router';
import { memberServices } from '#content/contact.ts';
import { errorWords } from '#content/errors.ts';
import { pharmacyAgeWords } from '#content/pharmacy-age.ts';
import { titles } from '#content/titles.ts';
import { message } from '#src/catalogue/messages.ts';
import { formatPhone } from '#src/domain/formats.ts';
import { MessagePage } from '#src/parts/message-page.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** In place of the pharmacy center, the one screen that asks for an age (specification, section 5). */
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
      <p>{message('PHA-0001')}</p>
      <p>
        {pharmacyAgeWords.help}{' '}
        <a href={`tel:+1${memberServices.phone}`}>{formatPhone(memberServices.phone)}</a>
      </p>
    </MessagePage>
  );
}
