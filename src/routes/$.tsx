import { createFileRoute } from '@tanstack/react-router';

/** Every address without a screen; the guard knows the old names among them. */
export const Route = createFileRoute('/$')({
  staticData: { title: 'Page not found', access: { needs: 'never' } },
});
