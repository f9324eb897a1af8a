import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { OutageScreen } from '#src/features/outage/outage-screen.tsx';

export const Route = createFileRoute('/_public/outage-message')({
  staticData: { title: titles.outage, access: { needs: 'nothing', evenInOutage: true } },
  component: function OutageMessage() {
    const { takeReturnAddress } = useRouteContext({ from: '/_public/outage-message' });
    return <OutageScreen takeReturnAddress={takeReturnAddress} />;
  },
});
