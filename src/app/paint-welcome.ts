import { welcomeWords } from '#content/welcome.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/**
 * Shows the welcome of a plan in the frame that came with the page (scripts/page-markup.tsx), at the place where the
 * screen will have it, until React has arrived.
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
