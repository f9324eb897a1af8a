/**
 * A dashboard as templates begin one: React Router, Chakra's whole default system, and a request in each card once it
 * is on the page. It shows what the floor app shows.
 */
import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  Container,
  defaultSystem,
  Heading,
  SimpleGrid,
  Skeleton,
  Text,
} from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import * as z from 'zod';

const cardContent = z.object({
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

function Dashboard() {
  return (
    <Container as="main" maxW="6xl" paddingY="6">
      <Heading as="h1" size="2xl">
        Good Morning, Maria
      </Heading>
      <Text color="fg.muted">Your medical plan: Arbor Choice PPO 1500</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" marginTop="6">
        {['spending', 'plan', 'messages', 'programs'].map((name) => (
          <PeerCard key={name} name={name} />
        ))}
      </SimpleGrid>
    </Container>
  );
}

function PeerCard({ name }: { name: string }) {
  const [data, setData] = useState<z.infer<typeof cardContent> | null>(null);
  useEffect(() => {
    void fetch(`/data/${name}.json`)
      .then((answer) => answer.json())
      .then((content: unknown) => setData(cardContent.parse(content)));
  }, [name]);
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

const router = createBrowserRouter([{ path: '/', element: <Dashboard /> }]);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
createRoot(container).render(
  <ChakraProvider value={defaultSystem}>
    <RouterProvider router={router} />
  </ChakraProvider>,
);
