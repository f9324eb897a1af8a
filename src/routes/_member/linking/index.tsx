import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { titles } from '#content/titles.ts';
import { isProtected } from '#src/domain/plan/access.ts';
import { deepLinkTarget } from '#src/domain/navigation/deep-link.ts';

export const Route = createFileRoute('/_member/linking/')({
  staticData: { title: titles.linking, access: { needs: 'sign-in' } },
  validateSearch: z.object({ to: z.optional(z.catch(z.string(), '')) }),
  beforeLoad: async ({ search, context: { portal, routeAccess: accessAt } }) => {
    // Only external links lead here.
    const { linkTarget } = await import('#src/domain/navigation/link-target.ts');
    const target = linkTarget(search.to ?? '', (path) =>
      deepLinkTarget(path, portal.origin, (pathname) => isProtected(accessAt(pathname))),
    );
    if (target === null) throw notFound();
    if (target.kind === 'path') throw redirect({ href: target.path, replace: true });
    throw redirect({
      to: '/linking/$application',
      params: { application: target.app },
      replace: true,
    });
  },
});
