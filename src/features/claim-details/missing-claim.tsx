import { Link } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Row } from '#src/ui/layout/row.tsx';

const words = claimDetailsWords.screen;

/** The ways on from a claim that cannot be found: to the list, or to a phone number. */
export function MissingClaim() {
  return (
    <>
      <p>{words.missingText}</p>
      <Row gap="3" look="screen-only">
        <Link to="/{-$contractType}/claims" className={buttonClass('primary')}>
          {words.seeAll}
        </Link>
        <Link to="/{-$contractType}/contact-us" className={buttonClass('secondary')}>
          {words.contact}
        </Link>
      </Row>
    </>
  );
}
