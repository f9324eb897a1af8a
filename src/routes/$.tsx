import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';

/** Every address without a screen; the guard knows the old names among them. */
export const Route = createFileRoute('/$')({
  staticData: { title: titles.notFound, access: { needs: 'never' } },
});
