import { useMutation } from '@tanstack/react-query';
import { askToShareWords as words } from '#content/ask-to-share.ts';
import { askForAccess } from '#src/api/calls/account/account-security.ts';
import { useCapability } from './use-capability.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The button that sends another adult of the plan a request to share their claims. Only they can do so. */
export function AskToShare({ memberId, name }: { memberId: string; name: string }) {
  const canAsk = useCapability('memberSettings');
  const { send } = usePortal();
  const userId = useUserId();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => send(askForAccess(userId, memberId)),
  });
  if (!canAsk) return null;
  if (isSuccess)
    return (
      <Notice tone="success" takesFocus>
        {words.asked(name)}
      </Notice>
    );
  return (
    <div>
      <Button
        variant="secondary"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? words.asking : words.ask(name)}
      </Button>
    </div>
  );
}
