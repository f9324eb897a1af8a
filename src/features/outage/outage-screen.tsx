import { MessagePage } from '#src/shell/message-page.tsx';
import { buttonClass } from '#src/ui/button.tsx';

export function OutageScreen() {
  return (
    <MessagePage
      title="We are working on our systems"
      actions={
        <a className={buttonClass('primary')} href="/login">
          Try again
        </a>
      }
    >
      <p>
        The portal is not available at the moment. Your coverage is not affected: show your ID card
        as usual, and call the number on it if you need us now.
      </p>
      <p>Please come back a little later.</p>
    </MessagePage>
  );
}
