import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/linking')({
  staticData: { title: 'Linking', access: { needs: 'sign-in' } },
  validateSearch: z.object({ to: z.optional(z.catch(z.string(), '')) }),
  component: UpcomingScreen,
});
