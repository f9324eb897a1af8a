import {
  Badge,
  Button,
  Card,
  Container,
  Heading,
  SimpleGrid,
  Skeleton,
  Text,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

/** The cards of the floor app and of the peer. */
export const cards = ['spending', 'plan', 'messages', 'programs'] as const;
export type CardName = (typeof cards)[number];

const cardContent = z.object({
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type CardContent = z.infer<typeof cardContent>;

export async function loadCard(name: CardName): Promise<CardContent> {
  const response = await fetch(`/data/${name}.json`);
  return cardContent.parse(await response.json());
}

export function Page({ children }: { children: ReactNode }) {
  return (
    <Container as="main" maxW="6xl" paddingY="6">
      <Heading as="h1" size="2xl">
        Good Morning, Maria
      </Heading>
      <Text color="fg.muted">Medical plan: Arbor Choice PPO 1500</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" marginTop="6">
        {children}
      </SimpleGrid>
    </Container>
  );
}

/** @param data undefined while it loads */
export function CardView({
  name,
  data,
  link,
}: {
  name: CardName;
  data: CardContent | undefined;
  link: ReactNode;
}) {
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
          {link}
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}
