import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { documentsWords as words } from '#content/documents.ts';
import { titles } from '#content/titles.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { memberSettings } from '#src/api/calls/account/member-settings.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import type { DocumentsNavigation } from './documents-search.ts';
import { FormsCard } from './forms-card.tsx';
import { LinkedFormCard } from './linked-form-card.tsx';
import { CertificateForm } from './certificate-form.tsx';

const certificateWords = words.certificate;

/** The insurer's documents for the member, blank forms, and proof of coverage. */
export function DocumentsScreen({ search, onSearch }: DocumentsNavigation) {
  const { form, version, action } = search;
  const hasCertificates = useCapability('memberSettings');
  return (
    <>
      <ScreenTitle>{titles.documents}</ScreenTitle>
      {form !== undefined && (
        <PartBoundary>
          <LinkedFormCard link={{ form, version, action }} />
        </PartBoundary>
      )}
      <PartBoundary>
        <DocumentsCard {...{ search, onSearch }} />
      </PartBoundary>
      <PartBoundary>
        <FormsCard startsOpen={form !== undefined} />
      </PartBoundary>
      {hasCertificates && (
        <PartBoundary>
          <CertificateCard />
        </PartBoundary>
      )}
    </>
  );
}

/** The certificate of creditable coverage, for each person whose certificate the insurer lets the user order here. */
function CertificateCard() {
  const { queryOf } = usePortal();
  const userId = useUserId();
  const selection = usePlan();
  const { plan } = selection;
  const { memberId } = plan;
  const visible = visibleMemberIds(selection);
  const people = selection.accessibleMembers.filter((member) => visible.includes(member.memberId));
  // With only one person, the recipient is known: request the data while the form loads.
  useQuery({
    ...queryOf(memberSettings(userId, memberId)),
    enabled: people.length < 2,
  });
  return (
    <FoldingCard
      title={certificateWords.title}
      icon={<ScrollText size={20} aria-hidden="true" />}
      screenOnly
    >
      <p>{certificateWords.text}</p>
      <CertificateForm {...{ people, memberId }} />
    </FoldingCard>
  );
}
