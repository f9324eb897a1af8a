import type { ReactNode } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { SignedOutFooter } from './signed-out-footer.tsx';
import { StaticFrame } from './static-frame.tsx';

/** The frame of pages that need no sign-in. */
export function PublicFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { now } = usePortal();
  return (
    <StaticFrame notice={notice} footer={<SignedOutFooter year={now().getFullYear()} />}>
      {children}
    </StaticFrame>
  );
}
