import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { documentsWords } from '#content/documents.ts';
import { locale } from '#content/formats.ts';
import { contractTypeNames } from '#content/plans.ts';
import { formsQuery } from '#src/api/calls/messages/documents.ts';
import { formsByCategory, type BlankForm } from '#src/domain/documents/blank-form.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { contractTypes } from '#src/domain/plan/plan.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { sizeText } from './document-rows.tsx';
import styles from './documents.module.css';
import { FileButtons } from './file-buttons.tsx';

const words = documentsWords.forms;

/** Blank forms by kind of plan: at first those for the plan that is looked at. */
export function FormsCard() {
  const { plan } = usePlan();
  const [contractType, choose] = useState(plan.contractType);
  const query = useQuery(formsQuery(usePortal(), contractType));
  return (
    <Card
      title={words.title}
      icon={<FilePen size={20} aria-hidden="true" />}
      busy={query.isPending}
    >
      <LabeledSelect
        className={utility('short-field')}
        label={words.contractType}
        value={contractType}
        options={contractTypes.map((type) => [type, contractTypeNames[type]])}
        onChoose={(type) => choose(parseEnum(contractTypes, type) ?? contractType)}
      />
      <Loadable query={query} skeleton={<Skeleton height="20rem" />}>
        {({ items, completeness }) => {
          const groups = formsByCategory(items, contractType, locale);
          return (
            <>
              {groups.length === 0 ? (
                <Empty
                  words={words.none}
                  missing={words.mayBeMissing}
                  completeness={completeness}
                  onRetry={() => void query.refetch()}
                >
                  {(text) => <CallText>{text}</CallText>}
                </Empty>
              ) : (
                completeness !== 'complete' && (
                  <MissingNote onRetry={() => void query.refetch()}>
                    {words.mayBeMissing}
                  </MissingNote>
                )
              )}
              {groups.map(([category, forms]) => (
                <section key={category} aria-label={category ?? words.other}>
                  <h3 className={styles['category']}>{category ?? words.other}</h3>
                  <Stack as="ul" gap="3" look="divided">
                    {forms.map((form) => (
                      <Row
                        as="li"
                        key={form.formDocumentId}
                        gap="6"
                        align="center"
                        apart
                        className={styles['row']}
                      >
                        <FormRow form={form} />
                      </Row>
                    ))}
                  </Stack>
                </section>
              ))}
            </>
          );
        }}
      </Loadable>
    </Card>
  );
}

/** A form with its version, and how to get it. */
export function FormRow({
  form: { formDocumentId, title, version, bytes },
  first = 'open',
}: {
  form: BlankForm;
  first?: 'open' | 'download';
}) {
  const facts = [
    version === null ? null : words.version(version),
    bytes === null ? null : sizeText(bytes),
  ].filter((fact) => fact !== null);
  return (
    <>
      <Stack gap="half" align="start" className={classNames(styles['about'], utility('fills'))}>
        <strong>{title}</strong>
        {facts.length > 0 && <SecondaryText>{facts.join(' · ')}</SecondaryText>}
      </Stack>
      <FileButtons documentId={formDocumentId} kind="form" {...{ title, first }} />
    </>
  );
}
