import { welcomeWords } from '#content/welcome.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { brandColors } from '#src/ui/layout/brand-colors.ts';

/**
 * Shows the member's greeting and ID card in the prerendered frame, each at its place on the dashboard, until React has
 * loaded. The markup is that of DashboardSkeleton (scripts/page-markup.tsx).
 */
export function paintDashboard({ plans, now }: Portal): void {
  const markup = document.querySelector<HTMLTemplateElement>('template#dashboard')?.content;
  const plan = plans.remembered();
  if (markup === undefined || plan === null) return;
  const brand = brandContent(brandOf(plan.tier1));
  const texts = {
    h1: welcomeWords.title(now(), plan.usersPreferredName),
    'h1 + p': welcomeWords.intro[plan.contractType](plan.lobDisplayName),
    strong: brand.displayName,
    dd: plan.memberId,
  };
  for (const [selector, text] of Object.entries(texts)) {
    markup.querySelector(selector)?.replaceChildren(text);
  }
  // The markup says that the plan is active.
  if (!plan.isActive) markup.querySelector('strong + span')?.remove();
  const mark = markup.querySelector<SVGElement>('svg:has(~ dl)');
  mark?.querySelector('path')?.setAttribute('d', brand.mark);
  for (const [name, color] of Object.entries(brandColors(brand))) {
    mark?.parentElement?.style.setProperty(name, String(color));
  }
  document.querySelector('#root [aria-busy]')?.replaceWith(markup);
}

/** Whether the frame shows the member's greeting and ID card. */
export const isDashboardPainted = (): boolean =>
  document.querySelector('#root [aria-busy] h1') !== null;
