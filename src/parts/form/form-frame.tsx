import type { ReactNode, Ref, SubmitEvent } from 'react';
import { turnAutocompleteOff, autocompleteOff } from '#src/ui/form/autocomplete-off.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

/** The frame of every form: the errors above its fields, and the submit button with its busy state. */
export function FormFrame({
  form: { problems, attempt },
  sending: { isBusy, isHeld = false, submit },
  words,
  classes,
  screenOnly = false,
  ref,
  above,
  foot,
  hasButton = true,
  isDestructive = false,
  children,
}: {
  form: { problems: readonly FieldProblem[]; attempt: number };
  sending: {
    isBusy: boolean;
    isHeld?: boolean;
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  words: { submit: string; sending: string };
  /** Further classes of the form, of the row with its button, and of the button. */
  classes?: Partial<Record<'form' | 'row' | 'button', string | undefined>>;
  /** Whether the form is left out on paper; its button always is. */
  screenOnly?: boolean;
  ref?: Ref<HTMLFormElement>;
  /** The content above the errors. */
  above?: ReactNode;
  /** The content beside the button; before it where the form is destructive. */
  foot?: ReactNode;
  /** Whether what the form does can't be undone: the button is red, and the safe choice comes first. */
  isDestructive?: boolean;
  /** False while the current choice cannot be sent and the form says why. */
  hasButton?: boolean;
  children: ReactNode;
}) {
  return (
    <Stack
      as="form"
      gap="5"
      look={screenOnly ? 'screen-only' : undefined}
      ref={(form) => {
        if (form) turnAutocompleteOff(form);
        if (typeof ref === 'function') return ref(form);
        if (ref) ref.current = form;
      }}
      className={classes?.form}
      noValidate
      {...autocompleteOff}
      onSubmit={submit}
    >
      {above}
      <ErrorSummary problems={problems} attempt={attempt} />
      {children}
      <Row gap="4" align="center" className={classes?.row} look="screen-only">
        {isDestructive && foot}
        {hasButton && (
          <Button
            type="submit"
            variant={isDestructive ? 'danger' : 'primary'}
            // Not disabled while busy, because it would lose the focus.
            aria-disabled={isBusy || isHeld}
            className={classes?.button}
          >
            {isBusy ? words.sending : words.submit}
          </Button>
        )}
        {!isDestructive && foot}
      </Row>
    </Stack>
  );
}
