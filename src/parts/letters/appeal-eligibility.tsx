import type { ReactNode } from 'react';
import type { ClaimAppeals } from '#src/api/calls/claim-inquiries.ts';
import { claimLetterWords } from '#content/claim-letters.ts';
import { AppealLastDay } from './appeal-last-day.tsx';

const words = claimLetterWords.appeal;

/** The deadline of an appeal and `children`, the way to it; why not, where the member can't appeal. */
export function AppealEligibility({
  eligibility: { allowed, lastDay, notAllowedReason },
  onlyBy,
  children,
}: {
  eligibility: ClaimAppeals['eligibility'];
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
  children: ReactNode;
}) {
  if (!allowed) return <p>{notAllowedReason ?? words.notAllowed}</p>;
  return (
    <>
      {onlyBy !== null && <p>{words.onlyBy(onlyBy)}</p>}
      <AppealLastDay lastDay={lastDay} />
      {onlyBy === null && children}
    </>
  );
}
