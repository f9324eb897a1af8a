import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { LoginScreen } from '#src/features/landing/login-screen.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: titles.signIn, access: { needs: 'nothing' } },
  component: LoginScreen,
});
