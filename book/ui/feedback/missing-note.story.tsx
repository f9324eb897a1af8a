import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Some of it is missing': () => (
    <MissingNote onRetry={() => {}}>Some claims may be missing from this list.</MissingNote>
  ),
  'All of it is missing': () => (
    <MissingNote hasFailed onRetry={() => {}}>
      We couldn’t load your authorizations.
    </MissingNote>
  ),
  'One of several': () => (
    <MissingNote retryName="Retry: claims of Elena" onRetry={() => {}}>
      We couldn’t load Elena’s claims.
    </MissingNote>
  ),
};
