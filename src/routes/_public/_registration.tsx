import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/_registration')({
  staticData: { title: null, access: null },
  // Discard the typed values when the member leaves the registration.
  onLeave: ({ context }) => context.portal.registration.end(),
});
