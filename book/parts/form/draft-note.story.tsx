import { DraftNote } from '#src/parts/form/draft-note.tsx';
import type { States } from '../../story.ts';

const form = { clear: () => {} };

export const states: States = {
  'A draft is there again': () => (
    <DraftNote draft={{ isRestored: true, discard: () => {} }} form={form} />
  ),
  'No draft: nothing stands here': () => (
    <DraftNote draft={{ isRestored: false, discard: () => {} }} form={form} />
  ),
};
