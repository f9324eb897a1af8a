import { claimLetterWords } from '#content/claim-letters.ts';
import { formatDateInProse } from '#content/formats.ts';
import { daysBetween, localDay } from '#src/domain/format/days.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const words = claimLetterWords.appeal;

/** The last day on which an appeal is accepted (YYYY-MM-DD); nothing when the payer names no day. */
export function AppealLastDay({ lastDay }: { lastDay: string | undefined }) {
  const { now } = usePortal();
  if (lastDay === undefined) return null;
  return (
    <p>
      {words.lastDay} <strong>{formatDateInProse(lastDay)}</strong>{' '}
      <SecondaryText>({words.daysLeft(daysBetween(localDay(now()), lastDay))})</SecondaryText>
    </p>
  );
}
