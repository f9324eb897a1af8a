import { Field } from '#src/ui/form/field.tsx';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { Pressed } from '../../pressed.tsx';
import type { States } from '../../story.ts';

function Secret({ id, error }: { id: string; error?: string }) {
  return (
    <Field id={id} label="Current password" error={error}>
      {(control) => (
        <SecretInput
          {...control}
          what="password"
          autoComplete="current-password"
          defaultValue="Maria-2026!"
        />
      )}
    </Field>
  );
}

export const states: States = {
  Hidden: () => <Secret id="hidden" />,
  Shown: () => (
    <Pressed>
      <Secret id="shown" />
    </Pressed>
  ),
  'With an error': () => <Secret id="wrong" error="This is not your current password." />,
};
