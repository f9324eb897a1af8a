import { ConfirmDialog } from '#src/parts/screen/confirm-dialog.tsx';
import type { States } from '../../story.ts';

export const isAlone = true;

const words = {
  title: 'Cancel this payment?',
  confirm: 'Cancel the payment',
  sending: 'Canceling…',
  keep: 'Keep it',
  close: 'Close',
};

function Example({ act }: { act: (() => Promise<unknown>) | null }) {
  return (
    <ConfirmDialog
      {...{ words, act }}
      isDestructive
      failureText={() => 'We couldn’t cancel the payment. It is still scheduled.'}
      onDone={() => {}}
      onClose={() => {}}
    >
      <p>
        {act === null
          ? 'This payment is on its way and can’t be canceled.'
          : '$312.40 from your checking account ending in 4417, on March 15.'}
      </p>
    </ConfirmDialog>
  );
}

export const states: States = {
  'It can be done': () => <Example act={() => new Promise(() => {})} />,
  'It can’t be done': () => <Example act={null} />,
};
