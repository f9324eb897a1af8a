import { Link } from '@tanstack/react-router';
import { claimDetailsWords } from '#content/claim-details.ts';
import styles from './claim-details.module.css';

/** The link to a message to the insurer about a claim, with its number filled in. */
export const ContactLink = ({ claimId }: { claimId: string }) => (
  <p className={styles['ways']}>
    <Link to="/{-$contractType}/contact-us" search={{ claim: claimId }}>
      {claimDetailsWords.screen.contactAbout}
    </Link>
  </p>
);
