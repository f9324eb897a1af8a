import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/linking-disclaimer')({
  staticData: { title: 'Linking Disclaimer', access: { needs: 'sign-in' } },
  component: UpcomingScreen,
});
