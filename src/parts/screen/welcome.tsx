import { welcomeWords } from '#content/welcome.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from './screen-title.tsx';

/** The head of the plan's first screen. */
export function Welcome({
  plan: { contractType, lobDisplayName, usersPreferredName },
}: {
  plan: Plan;
}) {
  const { now } = usePortal();
  return (
    <ScreenTitle leavesRoom intro={welcomeWords.intro[contractType](lobDisplayName)}>
      {welcomeWords.title(now(), usersPreferredName)}
    </ScreenTitle>
  );
}
