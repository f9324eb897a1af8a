import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Portal } from '#src/portal/create-portal.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import type { PortalRouter } from './router.ts';

export function PortalRoot({ portal, router }: { portal: Portal; router: PortalRouter }) {
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={portal.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>
  );
}
