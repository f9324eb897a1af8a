import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { programWords } from '#content/programs.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { usePrinting } from '#src/ui/browser/use-printing.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AuthorizationPaper } from './authorization-paper.tsx';

const words = programWords.authorization;

/** Confirms that the discounts authorization was given, and prints a copy with the member's name and the day. */
export function AuthorizationCopy() {
  const { plan } = usePlan();
  const { now } = usePortal();
  const [day] = useState(() => formatDateInProse(localDay(now())));
  const isPrinting = usePrinting();
  const signed = {
    name: formatName(plan.usersPreferredName),
    memberId: plan.memberId,
    day,
  };
  return (
    <>
      <Notice tone="success">{words.given(day)}</Notice>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {words.copy}
      </Button>
      {isPrinting && (
        <AuthorizationPaper>
          <p>{words.agree}</p>
          <p>{words.terms}</p>
          <p>
            <strong>{words.signed(signed)}</strong>
          </p>
        </AuthorizationPaper>
      )}
    </>
  );
}
