import { welcomeWords } from '#content/welcome.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/**
 * Shows the welcome of a plan in the prerendered frame (scripts/page-markup.tsx), at the same position as on the screen,
 * until React has loaded.
 */
export function paintWelcome({ plans, now }: Portal): void {
  const heading = document.querySelector<HTMLTemplateElement>('#welcome')?.content;
  const [title, intro] = heading?.firstElementChild?.children ?? [];
  const plan = plans.remembered();
  if (heading === undefined || !title || !intro || plan === null) return;
  title.textContent = welcomeWords.title(now(), plan.usersPreferredName);
  intro.textContent = welcomeWords.intro[plan.contractType](plan.lobDisplayName);
  document.querySelector('#root [aria-busy] p')?.replaceWith(heading);
}
