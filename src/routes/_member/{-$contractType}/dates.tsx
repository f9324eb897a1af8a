import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DatesScreen } from '#src/features/dates/dates-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/dates')({
  staticData: {
    title: titles.dates,
    access: { needs: 'plan', right: 'claims', prefixed: true },
    searchId: 'dates',
  },
  component: DatesScreen,
});
