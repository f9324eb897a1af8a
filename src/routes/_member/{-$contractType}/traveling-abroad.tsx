import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { TravelScreen } from '#src/features/travel/travel-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/traveling-abroad')({
  staticData: {
    title: titles.travelingAbroad,
    access: {
      needs: 'plan',
      right: 'coverageWhenTravelingAbroad',
      prefixed: true,
      contractTypes: ['medical'],
    },
    menu: { id: 'traveling-abroad', group: 'policy', order: 150 },
  },
  component: TravelScreen,
});
