import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ProgramScreen } from '#src/features/programs/program-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/programs/$programId')({
  staticData: {
    title: ({ loaderData }) => (typeof loaderData === 'string' ? loaderData : titles.programs),
    access: { needs: 'plan', right: 'thisProgram', prefixed: true },
  },
  // The names of all programs come with the screens that show them, not with every page.
  loader: async ({ params }) => {
    const { programTitle } = await import('#src/catalogue/program-titles.ts');
    return programTitle(params.programId);
  },
  component: ProgramScreen,
});
