import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { cardQuery, cards } from './cards.ts';
import { Dashboard } from './dashboard.tsx';
import { floorSystem } from './floor-system.ts';

/**
 * The least that an app of the portal's stack can be: React, TanStack Router and Query, Chakra with
 * only the recipes it uses, and four cards that each load one JSON. What the dashboard needs beyond
 * this, it has to be worth.
 */
const queryClient = new QueryClient();
// The portal's routes declare their access, by a type that holds for the whole repository.
const staticData = { title: null, access: null };
const rootRoute = createRootRoute({ staticData, component: Outlet });
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData,
  loader: () => {
    for (const card of cards) queryClient.query(cardQuery(card)).catch(() => {});
  },
  component: Dashboard,
});
const router = createRouter({ routeTree: rootRoute.addChildren([dashboardRoute]) });

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
createRoot(container).render(
  <ChakraProvider value={floorSystem}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ChakraProvider>,
);
