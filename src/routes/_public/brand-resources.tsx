import { createFileRoute } from '@tanstack/react-router';
import { BrandResourcesScreen } from '#src/features/brands/brand-resources-screen.tsx';

export const Route = createFileRoute('/_public/brand-resources')({
  staticData: { title: 'Brand Resources', access: { needs: 'nothing' } },
  component: BrandResourcesScreen,
});
