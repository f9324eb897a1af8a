import { useParams } from '@tanstack/react-router';
import { SquareArrowOutUpRight } from 'lucide-react';
import { singleSignOnWords } from '#content/single-sign-on.ts';
import { isApplication } from '#src/domain/single-sign-on/applications.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { applicationName } from '#src/shell/menu/menu.ts';
import { MessagePage } from '#src/parts/screen/message-page.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { OpensInNewTab } from '#src/ui/actions/external-link.tsx';

/**
 * The target of a link to another application of the insurer. Browsers let a window open only on a click, so this page
 * requests one.
 */
export function SingleSignOnScreen() {
  const { singleSignOn } = usePortal();
  const { application } = useParams({ from: '/_member/linking/$application' });
  const name = applicationName(application);
  return (
    <MessagePage
      title={name}
      actions={
        <Button
          onClick={() => {
            if (isApplication(application)) void singleSignOn.toApplication(application, name);
          }}
        >
          <SquareArrowOutUpRight size={20} aria-hidden="true" />
          {singleSignOnWords.open(name)}
          <OpensInNewTab />
        </Button>
      }
    >
      <p>{singleSignOnWords.intro}</p>
    </MessagePage>
  );
}
