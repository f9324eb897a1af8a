/**
 * The page of the floor app (floor/page.tsx) as templates begin a dashboard: React Router, Chakra's whole default system,
 * and a request in each card's effect.
 */
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import {
  cards,
  CardView,
  loadCard,
  Page,
  type CardContent,
  type CardName,
} from '../floor/page.tsx';

function Dashboard() {
  return (
    <Page>
      {cards.map((name) => (
        <PeerCard key={name} name={name} />
      ))}
    </Page>
  );
}

function PeerCard({ name }: { name: CardName }) {
  const [data, setData] = useState<CardContent>();
  useEffect(() => void loadCard(name).then(setData), [name]);
  return <CardView name={name} data={data} link={<Link to="/">See more</Link>} />;
}

const router = createBrowserRouter([{ path: '/', element: <Dashboard /> }]);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
createRoot(container).render(
  <ChakraProvider value={defaultSystem}>
    <RouterProvider router={router} />
  </ChakraProvider>,
);
