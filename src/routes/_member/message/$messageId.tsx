import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/message/$messageId')({
  staticData: { title: 'Message', access: { needs: 'plan', prefixed: false } },
  component: UpcomingScreen,
});
