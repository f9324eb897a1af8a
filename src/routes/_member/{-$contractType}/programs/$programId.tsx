import { createFileRoute } from '@tanstack/react-router';
import { programTitle } from '#src/catalogue/program-titles.ts';
import { ProgramScreen } from '#src/features/programs/program-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/programs/$programId')({
  staticData: {
    title: ({ params }) => programTitle(params['programId'] ?? ''),
    access: { needs: 'plan', right: 'thisProgram', prefixed: true },
  },
  component: ProgramScreen,
});
