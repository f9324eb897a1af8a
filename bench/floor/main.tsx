/**
 * The least that an app of the portal's stack can be: React, TanStack Router and Query, Chakra with
 * only the recipes it uses, and four cards that each load one JSON. What the dashboard needs beyond
 * this, it has to be worth.
 */
import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  headingRecipe,
  skeletonRecipe,
} from '@chakra-ui/react/theme';
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { cards, CardView, loadCard, Page, type CardName } from './page.tsx';

/** The base system with only the recipes that the floor uses. */
const floorSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    theme: {
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        container: containerRecipe,
        heading: headingRecipe,
        skeleton: skeletonRecipe,
      },
      slotRecipes: { card: cardSlotRecipe },
    },
  }),
);

const cardQuery = (name: CardName) =>
  queryOptions({ queryKey: ['card', name], queryFn: () => loadCard(name) });

function Dashboard() {
  return (
    <Page>
      {cards.map((name) => (
        <FloorCard key={name} name={name} />
      ))}
    </Page>
  );
}

function FloorCard({ name }: { name: CardName }) {
  const { data } = useQuery(cardQuery(name));
  return <CardView name={name} data={data} link={<Link to="/">See more</Link>} />;
}

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
