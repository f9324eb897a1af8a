import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { settingsWords } from '#content/settings.ts';
import { DraftNote } from '#src/parts/form/draft-note.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import type { Sending } from '#src/parts/form/use-sending.ts';
import type { PortalForm } from '#src/parts/form/use-portal-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useFocusOn } from '#src/ui/browser/take-focus.ts';

const words = settingsWords.card;

/** A form of the settings: its fields, Save, and a way out that changes nothing. */
export function SettingsForm<Values extends FieldValues, Request>({
  form,
  sending,
  draft,
  onCancel,
  submit = words.save,
  above,
  children,
}: {
  form: PortalForm<Values, Request>;
  sending: Pick<Sending<unknown>, 'isBusy' | 'submit'>;
  /** The restored draft: values typed before and not sent. */
  draft?: { isRestored: boolean; discard: () => void };
  onCancel?: () => void;
  /** The button's label, where several forms are open at once. */
  submit?: string;
  above?: ReactNode;
  children: ReactNode;
}) {
  // The button that opened it had the focus, and is gone.
  const frame = useFocusOn<HTMLFormElement>(onCancel !== undefined, 'input, select');
  return (
    <FormFrame
      ref={frame}
      form={form}
      sending={sending}
      words={{ submit, sending: words.saving }}

      above={
        <>
          {draft && <DraftNote draft={draft} form={form} />}
          {above}
        </>
      }
      foot={
        onCancel && (
          <Button
            variant="plain"
            onClick={() => {
              draft?.discard();
              onCancel();
            }}
          >
            {words.cancel}
          </Button>
        )
      }
    >
      {children}
    </FormFrame>
  );
}
