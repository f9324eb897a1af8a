import { useState } from 'react';
import { passwordWords } from '#content/passwords.ts';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { Pressed } from '../../pressed.tsx';
import type { States } from '../../story.ts';

function Example({ id, typed, error }: { id: string; typed: string; error?: string }) {
  const [password, setPassword] = useState(typed);
  return (
    <NewPasswordField
      {...{ id, password, error }}
      label="New password"
      hint="You can’t use one that you had before."
      username="maria"
      words={passwordWords}
      input={{ value: password, onChange: ({ target }) => setPassword(target.value) }}
    />
  );
}

export const states: States = {
  Empty: () => <Example id="empty" typed="" />,
  'Some requirements are met': () => <Example id="some" typed="biscuit7" />,
  'With the username in it': () => <Example id="with-name" typed="Maria-2026!" />,
  'All requirements are met, shown': () => (
    <Pressed>
      <Example id="complete" typed="Magnolia-Biscuit-26!" />
    </Pressed>
  ),
  'With an error': () => (
    <Example id="refused" typed="magnolia" error="Choose a password that meets the list below." />
  ),
};
