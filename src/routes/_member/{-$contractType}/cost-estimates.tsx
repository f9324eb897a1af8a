import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/cost-estimates')({
  staticData: {
    title: titles.costEstimates,
    access: { needs: 'plan', right: 'embold', prefixed: true, contractTypes: ['medical'] },
  },
  component: UpcomingScreen,
});
