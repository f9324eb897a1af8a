import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicFrame } from '#src/shell/public/public-frame.tsx';

export const Route = createFileRoute('/_public')({
  staticData: { title: null, access: null },
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
});
