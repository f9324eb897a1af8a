import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/messages/')({
  staticData: { title: 'Messages', access: { needs: 'plan', prefixed: false } },
  component: UpcomingScreen,
});
