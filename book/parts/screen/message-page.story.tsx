import { buttonClass } from '#src/ui/actions/button.tsx';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import type { States } from '../../story.ts';

export const isAlone = true;

const action = (
  <a href="?" className={buttonClass('primary')}>
    Go to the dashboard
  </a>
);

export const states: States = {
  'With the next step': () => (
    <MessagePage title="This page isn’t here" actions={action}>
      <p>The address may have a typing mistake, or the page was moved.</p>
    </MessagePage>
  ),
  'With an error code': () => (
    <MessagePage title="The portal isn’t available now" code="BP-NFA-001" actions={action}>
      <p>We’re working on it. Try again in a few minutes.</p>
    </MessagePage>
  ),
};
