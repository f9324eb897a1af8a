import { welcomeWords } from '#content/welcome.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { brandColors } from '#src/ui/layout/brand-colors.ts';

/**
 * Shows the logo of the member's plan in the prerendered frame, on the dashboard also the greeting and the ID card, each
 * at its place, until React has loaded. The markup is that of ShellSkeleton and DashboardSkeleton
 * (scripts/page-markup.tsx).
 */
export function paintFrame({ plans, now }: Portal): void {
  const frame = document.querySelector<HTMLElement>('#root > *');
  const plan = plans.remembered();
  if (frame === null || plan === null) return;
  const brand = brandContent(brandOf(plan.tier1));
  const markup = document.querySelector<HTMLTemplateElement>('template#dashboard')?.content;
  // The markup says that the plan is active.
  if (!plan.isActive) markup?.querySelector('strong + span')?.remove();
  if (markup) frame.querySelector('[aria-busy]')?.replaceWith(markup);
  const texts = {
    'svg + span': brand.displayName,
    h1: welcomeWords.title(now(), plan.usersPreferredName),
    'h1 + p': welcomeWords.intro[plan.contractType](plan.lobDisplayName),
    strong: brand.displayName,
    dd: plan.memberId,
  };
  for (const [selector, text] of Object.entries(texts)) {
    frame.querySelector(selector)?.replaceChildren(text);
  }
  for (const mark of ['svg path', 'svg:has(~ dl) path']) {
    frame.querySelector(mark)?.setAttribute('d', brand.mark);
  }
  for (const [name, color] of Object.entries(brandColors(brand))) {
    frame.style.setProperty(name, String(color));
  }
}

/** Whether the frame shows the member's greeting and ID card. */
export const isDashboardPainted = (): boolean =>
  document.querySelector('#root [aria-busy] h1') !== null;
