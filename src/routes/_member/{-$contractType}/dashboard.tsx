import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { startDashboardCalls } from '#src/features/dashboard/dashboard-calls.ts';

export const Route = createFileRoute('/_member/{-$contractType}/dashboard')({
  staticData: {
    title: 'Dashboard',
    access: { needs: 'plan', prefixed: true },
    start: startDashboardCalls,
  },
  component: DashboardScreen,
});
