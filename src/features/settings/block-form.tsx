import { privacyWords } from '#content/privacy-security.ts';
import { saveAccountBlock } from '#src/api/calls/member-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { useSending } from '#src/parts/form/use-sending.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { DateInput } from '#src/ui/form/masked-input.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import type { Editing } from './edit-card.tsx';
import { blockFormRules, type BlockValues } from './member-settings-rules.ts';
import { SettingsForm } from './settings-form.tsx';

const words = privacyWords.member.block;
const nothingTyped: BlockValues = { blockDate: '', unblockDate: '' };
const fields = ['blockDate', 'unblockDate'] as const;

/** The form of the days from which an account is blocked, and no longer blocked. */
export function BlockForm({ memberId, onSaved, onCancel }: Editing & { memberId: string }) {
  const { send } = usePortal();
  const userId = useUserId();
  const form = usePortalForm({ id: 'block', rules: blockFormRules, initial: nothingTyped });
  const sending = useSending(form, {
    send: (dates) => send(saveAccountBlock(userId, memberId, dates)),
    onSent: () => onSaved(message('ADM-0003')),
  });
  const { input, idOf, errorOf } = form;
  return (
    <SettingsForm {...{ form, sending, onCancel }} above={<p>{words.intro}</p>}>
      <Grid columns="narrow" gap="5">
        {fields.map((field) => (
          <Field key={field} id={idOf(field)} label={words[field]} error={errorOf(field)}>
            {(control) => <DateInput {...control} {...input(field)} autoComplete="off" />}
          </Field>
        ))}
      </Grid>
    </SettingsForm>
  );
}
