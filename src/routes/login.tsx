import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/features/landing/login-screen.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign In', access: { needs: 'nothing' } },
  component: LoginScreen,
});
