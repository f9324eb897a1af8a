import { LoadingOverlay } from '#src/ui/feedback/loading-overlay.tsx';
import type { States } from '../../story.ts';

export const isAlone = true;

export const states: States = {
  'A few words': () => <LoadingOverlay words="Signing you in" />,
  'A sentence': () => (
    <LoadingOverlay words="We’re taking you to the site of your pharmacy. This may take a moment." />
  ),
};
