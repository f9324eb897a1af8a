import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/_registration')({
  staticData: { title: null, access: null },
  // Whatever was typed is forgotten when the last of these screens is left.
  onLeave: ({ context }) => context.portal.registration.end(),
});
