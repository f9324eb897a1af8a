import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { FailureCode, Loadable, LoadFailure, ScreenFailureText } from '#src/ui/lazy/loadable.tsx';
import { ExampleFailure, type States } from '../../story.ts';

function Claims({ state, load }: { state: string; load: () => Promise<number> }) {
  const query = useQuery({ queryKey: [state], queryFn: load });
  return (
    <Loadable query={query} skeleton={<SkeletonRows count={2} height="2rem" />}>
      {(count) => <p>You have {count} claims this year.</p>}
    </Loadable>
  );
}

export const states: States = {
  Loading: () => <Claims state="loading" load={() => new Promise(() => {})} />,
  Loaded: () => <Claims state="loaded" load={() => Promise.resolve(12)} />,
  Failed: () => (
    <Claims
      state="failed"
      load={() => Promise.reject(new ExampleFailure('Shown by the story of what is loaded.'))}
    />
  ),
  'Failed without a code that members see': () => (
    <LoadFailure error={{ code: 'BP-FA-004' }} onRetry={() => {}} />
  ),
  'A whole screen failed': () => (
    <ScreenFailureText value="There’s a problem. Retry, or call us: (800) 555-0117">
      <LoadFailure error={{ code: 'BP-NFA-100' }} onRetry={() => {}} />
    </ScreenFailureText>
  ),
  'The code alone': () => <FailureCode error={{ code: 'BP-NFA-0233' }} />,
};
