import { createFileRoute } from '@tanstack/react-router';
import { programTitle } from '#src/catalogue/program-titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/programs/$programId')({
  staticData: {
    title: ({ params }) => programTitle(params['programId'] ?? '').title,
    access: { needs: 'plan', right: 'thisProgram', prefixed: true },
  },
  component: UpcomingScreen,
});
