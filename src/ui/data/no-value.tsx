import { uiWords } from '#content/ui.ts';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { utility } from '#src/ui/layout/utility.ts';

/** Stands for a missing amount, which is not $0.00. */
export const NoAmount = () => <Dash aloud={uiWords.noValue.amount} />;

/** Stands for a missing date, number or text. */
export const NotSet = () => <Dash aloud={uiWords.noValue.other} />;

function Dash({ aloud }: { aloud: string }) {
  return (
    <span className={utility('secondary', 'regular')}>
      <span aria-hidden="true">{uiWords.noValue.dash}</span>
      <VisuallyHidden>{aloud}</VisuallyHidden>
    </span>
  );
}
