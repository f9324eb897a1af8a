import { disclaimerWords } from '#content/disclaimer.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { disclaimerOf } from '#src/catalogue/brand-disclaimer.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlanForMenu } from '#src/parts/plan/use-plan-for-menu.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Stack } from '#src/ui/layout/stack.tsx';

/**
 * The insurer's disclaimer about links to other sites: that of the plan's line of business, otherwise the main one.
 */
export function DisclaimerScreen() {
  const { plans } = usePortal();
  usePlanForMenu();
  const brand = brandOf(plans.remembered()?.tier1);
  return (
    <Stack gap="4" look="reading">
      <ScreenTitle intro={brandContent(brand).displayName}>{disclaimerWords.title}</ScreenTitle>
      {disclaimerOf(brand).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}
