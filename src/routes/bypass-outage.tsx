import { createFileRoute, redirect } from '@tanstack/react-router';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** Sets the outage bypass, then leads to sign-in (product rule 2.4). */
export const Route = createFileRoute('/bypass-outage')({
  staticData: { title: null, access: { needs: 'nothing', evenInOutage: true } },
  beforeLoad: ({ context: { portal }, preload }) => {
    if (preload) return;
    portal.storage.write(storageKeys.outageBypass, true);
    throw redirect({ to: '/login', replace: true });
  },
});
