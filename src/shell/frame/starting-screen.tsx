import { useRouter, useRouterState } from '@tanstack/react-router';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { brandColors } from '#src/ui/layout/brand-colors.ts';
import { ScreenSkeleton, ShellSkeleton } from './screen-skeleton.tsx';

/** The frame of the first screen, until the guard has decided. */
export function StartingScreen() {
  const plan = usePortal().plans.remembered();
  const brand = plan && brandContent(brandOf(plan.tier1));
  const { options } = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return options.context.routeAccess(pathname).needs === 'nothing' ? (
    <ScreenSkeleton />
  ) : (
    <ShellSkeleton brand={brand} style={brand ? brandColors(brand) : {}} />
  );
}
