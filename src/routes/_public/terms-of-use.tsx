import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_public/terms-of-use')({
  staticData: { title: 'Terms of Use', access: { needs: 'nothing' } },
  component: UpcomingScreen,
});
