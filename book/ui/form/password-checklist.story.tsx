import { passwordWords } from '#content/passwords.ts';
import { PasswordChecklist } from '#src/ui/form/password-checklist.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Nothing typed': () => <PasswordChecklist id="nothing" password="" words={passwordWords} />,
  'Some requirements are met': () => (
    <PasswordChecklist id="some" password="biscuit7" words={passwordWords} />
  ),
  'All requirements are met': () => (
    <PasswordChecklist
      id="all"
      password="Magnolia-Biscuit-26!"
      username="maria"
      words={passwordWords}
    />
  ),
};
