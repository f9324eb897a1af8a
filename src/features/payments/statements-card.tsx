import { FileText } from 'lucide-react';
import { formatDateInProse, formatMonth } from '#content/formats.ts';
import { paymentsWords } from '#content/payments.ts';
import { statements } from '#src/api/calls/payments/payments.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { AnswerPages, useAnswerPage } from '#src/parts/list/answer-pages.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import type { PaymentsNavigation } from './payments-search.ts';

const words = paymentsWords.statements;

/** The bills as they were written, each a PDF. */
export function StatementsCard({
  contractId,
  search,
  onSearch,
}: PaymentsNavigation & { contractId: string }) {
  const { documents } = usePortal();
  const query = useAnswerPage(statements(contractId, search.statements ?? 1));
  return (
    <FoldingCard title={words.title} busy={query.isFetching} screenOnly>
      <AnswerPages
        {...{ query, words }}
        skeleton={<Skeleton height="14rem" />}
        onPage={(next) => onSearch({ statements: next === 1 ? undefined : next })}
      >
        {(items) => (
          <Stack as="ul" gap="3" look="divided">
            {items.map(({ id, documentId, from, cents, issuedOn }) => {
              const title = words.of(formatMonth(from));
              return (
                <Row as="li" key={id} gap="4" align="center" apart>
                  <Button
                    variant="text"
                    // In the very click: browsers refuse a window that opens later.
                    onClick={() => void documents.open(documentId, title)}
                  >
                    <FileText size={20} aria-hidden="true" />
                    {title}
                  </Button>
                  <SecondaryText>
                    {words.due(formatCents(cents))} · {words.issued(formatDateInProse(issuedOn))}
                  </SecondaryText>
                </Row>
              );
            })}
          </Stack>
        )}
      </AnswerPages>
    </FoldingCard>
  );
}
