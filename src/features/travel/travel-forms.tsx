import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { travelForms } from '#brands/travel.ts';
import { travelWords } from '#content/travel.ts';
import { formsQuery } from '#src/api/calls/messages/documents.ts';
import type { BlankForm } from '#src/domain/documents/blank-form.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

const words = travelWords.forms;

/** The forms that care abroad needs, as files; without them, where they are. */
export function TravelForms({ hasDocuments }: { hasDocuments: boolean }) {
  const query = useQuery(formsQuery(usePortal(), 'Medical'));
  return (
    <Card
      title={words.title}
      icon={<FileText size={20} aria-hidden="true" />}
      screenOnly
      busy={query.isPending}
    >
      <Loadable query={query} skeleton={<Skeleton height="104px" />}>
        {({ items }) => <Needed forms={items} hasDocuments={hasDocuments} />}
      </Loadable>
    </Card>
  );
}

function Needed({
  forms: all,
  hasDocuments,
}: {
  forms: readonly BlankForm[];
  hasDocuments: boolean;
}) {
  const { documents } = usePortal();
  const needed = travelForms.flatMap((id) => all.find((form) => form.formDocumentId === id) ?? []);
  if (needed.length === 0) {
    return (
      <p>
        {hasDocuments ? (
          <span>
            {words.none.before}
            <Link to="/{-$contractType}/documents">{words.none.link}</Link>
            {words.none.after}
          </span>
        ) : (
          <CallText>{words.askUs}</CallText>
        )}
      </p>
    );
  }
  return (
    <Stack as="ul" gap="3">
      {needed.map(({ formDocumentId, title }) => (
        <li key={formDocumentId}>
          <Button
            variant="secondary"
            // In the very click: browsers refuse a window that opens later.
            onClick={() => void documents.open(formDocumentId, title, 'form')}
          >
            <FileText size={20} aria-hidden="true" />
            {words.open(title)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
