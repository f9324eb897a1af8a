import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { BrandResourcesScreen } from '#src/features/brands/brand-resources-screen.tsx';

export const Route = createFileRoute('/_public/brand-resources')({
  staticData: { title: titles.brandResources, access: { needs: 'nothing' } },
  component: BrandResourcesScreen,
});
