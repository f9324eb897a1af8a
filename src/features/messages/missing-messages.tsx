import { usePlan } from '#src/parts/plan/use-plan.ts';
import { formatList } from '#content/formats.ts';
import { mailboxWords as words } from '#content/mailbox.ts';
import type { Mailbox } from '#src/api/queries/mailbox.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { whoseName } from './message-words.ts';

/** The people whose messages could not be loaded, and the reason. */
export function MissingMessages({
  mailbox: { failed, messages, completeness },
  onRetry,
}: {
  mailbox: Mailbox;
  onRetry: () => void;
}) {
  const selection = usePlan();
  const namesOf = (isRefused: boolean) =>
    formatList(
      failed
        .filter((box) => box.isRefused === isRefused)
        .map(({ memberId }) => whoseName(selection, memberId)),
    );
  const [lost, refused] = [namesOf(false), namesOf(true)];
  return (
    <>
      {lost !== '' && (
        <MissingNote hasFailed onRetry={onRetry}>
          {words.failed(lost)}
        </MissingNote>
      )}
      {refused !== '' && (
        <p role="status" className={utility('secondary')}>
          {words.refused(refused)}
        </p>
      )}
      {completeness !== 'complete' && messages.length > 0 && (
        <p role="status" className={utility('secondary')}>
          {words.mayBeMissing}
        </p>
      )}
    </>
  );
}
