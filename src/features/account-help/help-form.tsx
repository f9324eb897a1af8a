import type { ReactNode } from 'react';
import type { FieldProblem } from '#src/ui/form/error-summary.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import type { Sending } from '#src/parts/form/use-sending.ts';
import styles from './account-help.module.css';
import { StepHeading } from './step-heading.tsx';

/** One step of account help: a form with its heading. */
export function HelpForm({
  form,
  sending,
  words,
  intro,
  foot,
  children,
}: {
  form: { problems: readonly FieldProblem[]; attempt: number };
  sending: Pick<Sending<unknown>, 'isBusy' | 'isHeld' | 'submit'>;
  words: { title: string; submit: string; busy: string };
  intro: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <FormFrame
      form={form}
      sending={sending}
      words={{ submit: words.submit, sending: words.busy }}
      classes={{ row: styles['row'] }}
      above={<StepHeading title={words.title}>{intro}</StepHeading>}
      foot={foot}
    >
      {children}
    </FormFrame>
  );
}
