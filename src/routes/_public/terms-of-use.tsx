import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { TermsScreen } from '#src/features/terms/terms-screen.tsx';

export const Route = createFileRoute('/_public/terms-of-use')({
  staticData: { title: titles.termsOfUse, access: { needs: 'nothing', checksToken: true } },
  component: function TermsOfUse() {
    const { takeReturnAddress } = useRouteContext({ from: '/_public/terms-of-use' });
    return <TermsScreen takeReturnAddress={takeReturnAddress} />;
  },
});
