import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { dashboardPrefetch } from '#src/features/dashboard/dashboard-prefetch.ts';

export const Route = createFileRoute('/_member/{-$contractType}/dashboard')({
  staticData: {
    title: titles.dashboard,
    access: { needs: 'plan', prefixed: true },
    prefetch: dashboardPrefetch,
  },
  component: DashboardScreen,
});
