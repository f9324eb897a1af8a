/**
 * The least that an app of the portal's stack can be: React, TanStack Router and Query, Chakra with
 * only the recipes it uses, and four cards that each load one JSON. What the dashboard needs beyond
 * this, it has to be worth.
 */
import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  Container,
  Heading,
  SimpleGrid,
  Skeleton,
  Text,
  createSystem,
  defaultBaseConfig,
  defineConfig,
} from '@chakra-ui/react';
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
  Link,
  Outlet,
  RouterProvider,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const cards = ['spending', 'plan', 'messages', 'programs'] as const;
type CardName = (typeof cards)[number];

type CardContent = { title: string; rows: { label: string; value: string }[] };

const cardQuery = (name: CardName) =>
  queryOptions({
    queryKey: ['card', name],
    queryFn: async (): Promise<CardContent> => {
      const answer = await fetch(`/data/${name}.json`);
      const content: unknown = await answer.json();
      if (!isCardContent(content)) throw new Error(`${name}.json is not a card`);
      return content;
    },
  });

function isCardContent(value: unknown): value is CardContent {
  return typeof value === 'object' && value !== null && 'title' in value && 'rows' in value;
}

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

function Dashboard() {
  return (
    <Container as="main" maxW="6xl" paddingY="6">
      <Heading as="h1" size="2xl">
        Good Morning, Maria
      </Heading>
      <Text color="fg.muted">Your medical plan: Arbor Choice PPO 1500</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" marginTop="6">
        {cards.map((name) => (
          <FloorCard key={name} name={name} />
        ))}
      </SimpleGrid>
    </Container>
  );
}

function FloorCard({ name }: { name: CardName }) {
  const { data } = useQuery(cardQuery(name));
  return (
    <Card.Root aria-busy={!data}>
      <Card.Header>
        <Heading as="h2" size="lg">
          {data ? data.title : name}
        </Heading>
        <Badge alignSelf="start">Active</Badge>
      </Card.Header>
      <Card.Body gap="3">
        {data ? (
          data.rows.map((row) => (
            <Text key={row.label}>
              {row.label}: {row.value}
            </Text>
          ))
        ) : (
          <Skeleton height="33" />
        )}
      </Card.Body>
      <Card.Footer>
        <Button asChild variant="outline">
          <Link to="/">See more</Link>
        </Button>
      </Card.Footer>
    </Card.Root>
  );
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
