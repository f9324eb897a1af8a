import { useLayoutEffect } from 'react';
import { usePortal } from '#src/portal/portal-context.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** Between the portal and the identity provider, both ways: nothing but the loading overlay. */
export function SigningInScreen() {
  const { waits } = usePortal();
  useLayoutEffect(() => waits.begin('Taking you to your account …'), [waits]);
  return (
    <main>
      <h1 tabIndex={-1}>
        <VisuallyHidden>Signing in</VisuallyHidden>
      </h1>
    </main>
  );
}
