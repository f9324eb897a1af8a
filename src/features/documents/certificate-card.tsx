import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { documentsWords } from '#content/documents.ts';
import { memberSettings } from '#src/api/calls/member-settings.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { CertificateForm } from './certificate-form.tsx';

const words = documentsWords.certificate;

/** The certificate of creditable coverage, for each person whose certificate the insurer lets the user order here. */
export function CertificateCard() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const selection = usePlan();
  const { plan } = selection;
  const { memberId } = plan;
  const visible = visibleMemberIds(selection);
  const people = selection.accessibleMembers.filter((one) => visible.includes(one.memberId));
  // With only one person, the recipient is known: request the data while the form loads.
  useQuery({
    ...queryOf(memberSettings(userId, memberId)),
    enabled: people.length < 2,
  });
  return (
    <FoldingCard title={words.title} icon={<ScrollText size={20} aria-hidden="true" />} screenOnly>
      <p>{words.text}</p>
      <CertificateForm {...{ people, memberId }} />
    </FoldingCard>
  );
}
