import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_public/register')({
  staticData: { title: 'Verify Member', access: { needs: 'nothing' } },
  component: UpcomingScreen,
});
