import { createFileRoute } from '@tanstack/react-router';
import { OutageScreen } from '#src/features/outage/outage-screen.tsx';

export const Route = createFileRoute('/_public/outage-message')({
  staticData: { title: 'Outage', access: { needs: 'nothing', evenInOutage: true } },
  component: OutageScreen,
});
