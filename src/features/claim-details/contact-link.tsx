import { Link } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import { Row } from '#src/ui/layout/row.tsx';

/** The link to a message to the insurer about a claim, with its number filled in. */
export const ContactLink = ({ claimId }: { claimId: string }) => (
  <Row as="p" gap="3" look="screen-only">
    <Link to="/{-$contractType}/contact-us" search={{ claim: claimId }}>
      {claimDetailsWords.screen.contactAbout}
    </Link>
  </Row>
);
