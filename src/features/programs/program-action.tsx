import { SquareArrowOutUpRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { programWords as words } from '#content/programs.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { ProgramAction as Action } from '#src/domain/programs/programs.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button, buttonClass } from '#src/ui/actions/button.tsx';
import { ExternalLink, OpensInNewTab } from '#src/ui/actions/external-link.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './programs.module.css';
import { AuthorizationCopy } from './authorization-copy.tsx';

const DisclaimerDialog = lazyPart(
  async () => (await import('#src/shell/frame/disclaimer-dialog.tsx')).DisclaimerDialog,
);
const AuthorizationDialog = lazyPart(
  async () => (await import('./authorization-dialog.tsx')).AuthorizationDialog,
);

/** The link to a program, and the note on leaving the portal for it. */
export function ProgramAction({
  title,
  action,
  needsAuthorization,
}: {
  /** The title of the program. */
  title: string;
  action: Action;
  needsAuthorization: boolean;
}) {
  const { singleSignOn } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const [isGiven, setGiven] = useState(false);
  if ('link' in action) {
    return (
      <Stack gap="3" align="start" look="screen-only">
        <ExternalLink href={action.link} className={buttonClass('primary')}>
          <SquareArrowOutUpRight size={20} aria-hidden="true" />
          {action.label}
        </ExternalLink>
        <Leaving text={words.leaves} />
      </Stack>
    );
  }
  const open = () => void singleSignOn.toPartner(action.partner, title);
  return (
    <Stack gap="3" align="start" look="screen-only">
      <Button onClick={needsAuthorization ? () => setAsking(true) : open}>
        <SquareArrowOutUpRight size={20} aria-hidden="true" />
        {action.label}
        {!needsAuthorization && <OpensInNewTab />}
      </Button>
      <Leaving text={words.partner(title)} />
      {isGiven && <AuthorizationCopy />}
      {isAsking && (
        <Suspense>
          <AuthorizationDialog
            onCancel={() => setAsking(false)}
            onAccept={() => {
              // In the very click: browsers refuse a window that opens later.
              open();
              setAsking(false);
              setGiven(true);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Leaving({ text }: { text: string }) {
  const { plan } = usePlan();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SecondaryText as="p">
        {text}{' '}
        <button type="button" className={styles['disclaimer']} onClick={() => setOpen(true)}>
          {words.disclaimer}
        </button>
      </SecondaryText>
      {isOpen && (
        <Suspense>
          <DisclaimerDialog brandId={brandOf(plan.tier1)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
