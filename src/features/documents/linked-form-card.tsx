import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { documentsWords } from '#content/documents.ts';
import { formsQuery } from '#src/api/calls/messages/documents.ts';
import { message } from '#src/catalogue/messages.ts';
import { linkedForm, type BlankForm, type FormLink } from '#src/domain/documents/blank-form.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import styles from './documents.module.css';
import { FormRow } from './forms-card.tsx';

const words = documentsWords.linked;

/** The form that a message or another site has led to, or why it is not there (product rule 5.7). */
export function LinkedFormCard({ link }: { link: FormLink }) {
  const { plan } = usePlan();
  const query = useQuery(formsQuery(usePortal(), plan.contractType));
  return (
    <Card
      title={words.title}
      icon={<Link2 size={20} aria-hidden="true" />}
      busy={query.isPending}
      screenOnly
    >
      <Loadable query={query} skeleton={<Skeleton height="72px" />}>
        {({ items }) => <Linked link={link} forms={items} />}
      </Loadable>
    </Card>
  );
}

function Linked({ link, forms }: { link: FormLink; forms: readonly BlankForm[] }) {
  const form = linkedForm(link, forms);
  switch (form.state) {
    case 'none':
      return <p role="status">{message('FRM-0003')}</p>;
    case 'unavailable':
      return <p role="status">{message('FRM-0002')}</p>;
    case 'found':
      return (
        <>
          {form.isOutdated && <p role="status">{message('FRM-0005')}</p>}
          {form.action === null && <p>{message('FRM-0006')}</p>}
          <Row gap="6" align="center" apart className={styles['row']}>
            <FormRow form={form.form} first={form.action ?? 'open'} />
          </Row>
        </>
      );
  }
}
