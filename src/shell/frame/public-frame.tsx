import { Suspense, type ReactNode } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { StaticFrame } from './static-frame.tsx';

/** Nothing stands below it, so that nothing moves when it comes. */
const SignedOutFooter = lazyPart(
  async () => (await import('./signed-out-footer.tsx')).SignedOutFooter,
);

/** The frame of pages that need no sign-in. */
export function PublicFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { now } = usePortal();
  const footer = (
    <Suspense>
      <SignedOutFooter year={now().getFullYear()} />
    </Suspense>
  );
  return (
    <StaticFrame notice={notice} footer={footer}>
      {children}
    </StaticFrame>
  );
}
