import { createFileRoute, useRouteContext, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { titles } from '#content/titles.ts';
import { TermsScreen } from '#src/features/terms/terms-screen.tsx';

export const Route = createFileRoute('/_public/terms-of-use')({
  staticData: { title: titles.termsOfUse, access: { needs: 'nothing', checksToken: true } },
  /** The user's setting of this name: where the way back leads. */
  validateSearch: z.object({ backToAboutTab: z.catch(z.optional(z.boolean()), undefined) }),
  component: function TermsOfUse() {
    const { takeReturnAddress } = useRouteContext({ from: '/_public/terms-of-use' });
    const { backToAboutTab = false } = useSearch({ from: '/_public/terms-of-use' });
    return <TermsScreen {...{ takeReturnAddress, backToAboutTab }} />;
  },
});
