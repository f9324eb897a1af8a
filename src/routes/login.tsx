import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { LoginScreen } from '#src/features/landing/login-screen.tsx';
import { storageKeys } from '#src/storage/storage-keys.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: titles.signIn, access: { needs: 'nothing' } },
  component: function Login() {
    const { portal } = useRouteContext({ from: '/login' });
    return <LoginScreen leadsToPage={() => portal.storage.read(storageKeys.deepLink) !== null} />;
  },
});
