import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Shell } from '#src/shell/frame/shell.tsx';

export const Route = createFileRoute('/_member')({
  staticData: { title: null, access: null },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
