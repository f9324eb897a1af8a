import { createFileRoute } from '@tanstack/react-router';
import { menuWords } from '#content/menu.ts';
import { titles } from '#content/titles.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/dashboard')({
  staticData: {
    title: titles.dashboard,
    access: { needs: 'plan', prefixed: true },
    menu: { id: 'home', name: menuWords.rows.home, group: 'top', order: 10 },
  },
  component: DashboardScreen,
});
