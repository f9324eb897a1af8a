import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import { Row } from '#src/ui/layout/row.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import type { DocumentsNavigation } from './documents-search.ts';
import { FormsCard } from './forms-card.tsx';
import { LinkedFormCard } from './linked-form-card.tsx';
import { CertificateForm } from './certificate-form.tsx';

const certificateWords = words.certificate;

/** The insurer's documents for the member with proof of coverage, or blank forms: a tab for each. */
export function DocumentsScreen({ search, onSearch }: DocumentsNavigation) {
  const { form, version, action } = search;
  const hasCertificates = useCapability('memberSettings');
  const show = search.show ?? (form === undefined ? 'documents' : 'forms');
  return (
    <>
      <ScreenTitle>{titles.documents}</ScreenTitle>
      {form !== undefined && (
        <PartBoundary>
          <LinkedFormCard link={{ form, version, action }} />
        </PartBoundary>
      )}
      <nav aria-label={words.tabs}>
        <Row as="ul" gap="1" look="sections screen-only">
          {(['documents', 'forms'] as const).map((tab) => (
            <li key={tab}>
              <Link
                to="/{-$contractType}/documents"
                search={{ ...search, show: tab }}
                resetScroll={false}
                aria-current={tab === show ? 'page' : undefined}
              >
                {tab === 'forms' ? words.forms.title : words.list.title}
              </Link>
            </li>
          ))}
        </Row>
      </nav>
      <PartBoundary>
        {show === 'forms' ? <FormsCard /> : <DocumentsCard {...{ search, onSearch }} />}
      </PartBoundary>
      {hasCertificates && show === 'documents' && (
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
