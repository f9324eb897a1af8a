import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Within a sentence': () => (
    <p>
      $30.00<VisuallyHidden>, due March 1</VisuallyHidden>
    </p>
  ),
  'A heading of a section': () => (
    <>
      <VisuallyHidden as="h2">Results of your search</VisuallyHidden>
      <p>14 doctors near 72201</p>
    </>
  ),
};
