import type { ReactNode } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { StaticFrame } from './static-frame.tsx';

/** What surrounds pages that need no sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { now } = usePortal();
  return <StaticFrame year={now().getFullYear()}>{children}</StaticFrame>;
}
