import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { startDashboardCalls } from '#src/features/dashboard/dashboard-calls.ts';

export const Route = createFileRoute('/_member/{-$contractType}/dashboard')({
  staticData: {
    title: titles.dashboard,
    access: { needs: 'plan', prefixed: true },
    start: startDashboardCalls,
  },
  component: DashboardScreen,
});
