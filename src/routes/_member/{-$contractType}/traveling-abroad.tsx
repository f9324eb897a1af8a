import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { forms } from '#src/api/calls/forms.ts';
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
    reads: () => [forms('Medical')],
  },
  component: TravelScreen,
});
