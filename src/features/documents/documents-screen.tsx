import { documentsWords as words } from '#content/documents.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import type { DocumentsNavigation } from './documents-search.ts';
import { FormsCard } from './forms-card.tsx';
import { LinkedFormCard } from './linked-form-card.tsx';

/** The insurer's documents for the member, blank forms, and proof of coverage. */
export function DocumentsScreen({ search, onSearch }: DocumentsNavigation) {
  const { form, version, action } = search;
  const hasCertificates = useCapability('memberSettings');
  return (
    <>
      <ScreenTitle intro={hasCertificates ? words.intro : words.introWithoutProof}>
        {words.title}
      </ScreenTitle>
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
