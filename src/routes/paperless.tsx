import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/paperless')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: ({ context: { portal }, preload }) => {
    if (preload) return;
    throw redirect({ href: portal.config.links.paperless, replace: true });
  },
});
