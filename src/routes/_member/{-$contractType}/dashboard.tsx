import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { dashboardReads } from '#src/features/dashboard/dashboard-reads.ts';

export const Route = createFileRoute('/_member/{-$contractType}/dashboard')({
  staticData: {
    title: titles.dashboard,
    access: { needs: 'plan', prefixed: true },
    reads: dashboardReads,
  },
  component: DashboardScreen,
});
