import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Portal } from '#src/portal/create-portal.ts';
import { PortalContext } from '#src/portal/portal-context.ts';
import { AboveScreens } from '#src/shell/frame/above-screens.tsx';
import type { PortalRouter } from './router.ts';

export function PortalRoot({ portal, router }: { portal: Portal; router: PortalRouter }) {
  return (
    <StrictMode>
      <PortalContext value={portal}>
        <QueryClientProvider client={portal.queryClient}>
          <RouterProvider router={router} />
          <RouterContextProvider router={router}>
            <AboveScreens />
          </RouterContextProvider>
        </QueryClientProvider>
      </PortalContext>
    </StrictMode>
  );
}
