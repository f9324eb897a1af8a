import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/paperless')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: ({ context: { portal }, preload }) => {
    if (preload) return;
    const { paperless } = portal.config.links;
    if (paperless === undefined) throw notFound();
    throw redirect({ href: paperless, replace: true });
  },
});
