import { OptionalBoundary, PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { ExampleFailure, type States } from '../../story.ts';

function Broken(): never {
  throw new ExampleFailure('Shown by the story of the boundary.');
}

export const states: States = {
  'Its part works': () => (
    <PartBoundary>
      <p>Your plan has paid $1,240.00 this year.</p>
    </PartBoundary>
  ),
  'Its part has failed': () => (
    <PartBoundary>
      <Broken />
    </PartBoundary>
  ),
  'An optional part has failed: nothing stands here': () => (
    <OptionalBoundary>
      <Broken />
    </OptionalBoundary>
  ),
};
