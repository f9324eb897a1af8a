import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/primary-care-provider')({
  staticData: {
    title: titles.primaryCareProvider,
    access: {
      needs: 'plan',
      right: 'choosePrimaryCareProvider',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  validateSearch: z.object({ choose: z.catch(z.optional(z.string()), undefined) }),
  component: UpcomingScreen,
});
