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
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cardQuery, cards, type CardName } from './cards.ts';

export function Dashboard() {
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
