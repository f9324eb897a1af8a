import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/message/$messageId')({
  staticData: { title: titles.message, access: { needs: 'plan', prefixed: false } },
  component: UpcomingScreen,
});
