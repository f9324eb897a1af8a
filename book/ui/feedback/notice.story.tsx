import { Notice } from '#src/ui/feedback/notice.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  Success: () => <Notice tone="success">Your payment of $86.40 is scheduled for March 15.</Notice>,
  Warning: () => <Notice tone="warning">You left the payment. Nothing was charged.</Notice>,
  Error: () => (
    <Notice tone="error">
      We couldn’t save your phone number. Try again later, or{' '}
      <a href="tel:+18005550117">call (800) 555-0117</a>.
    </Notice>
  ),
  'Takes the focus': () => (
    <Notice tone="success" takesFocus>
      Your appeal about claim 26047755 was sent. We’ll answer in writing by April 17.
    </Notice>
  ),
};
