import { authorizationsWords, authorizationWords } from '#content/authorizations.ts';
import type { AuthorizedService } from '#src/domain/authorizations/authorization.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { AuthorizationStatusPill } from '#src/parts/authorizations/authorization-status.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

const words = authorizationWords.services;

const columns: readonly Column<AuthorizedService>[] = [
  {
    header: words.service,
    cell: ({ service, reasons }) => (
      <>
        {service ?? authorizationsWords.notNamed}
        {reasons.map((reason) => (
          <SecondaryText key={reason} as="div">
            {reason}
          </SecondaryText>
        ))}
      </>
    ),
    card: 'title',
  },
  {
    header: words.status,
    cell: ({ status }) =>
      status === null ? null : <AuthorizationStatusPill status={status} isQuiet />,
  },
  { header: words.requested, cell: ({ units }) => countText(units.requested) },
  { header: words.approved, cell: ({ units }) => countText(units.approved) },
  { header: words.used, cell: ({ units }) => countText(units.used) },
];

/** Each requested service with its decision. */
export function ServicesCard({ services }: { services: readonly AuthorizedService[] }) {
  return (
    <Card title={words.title}>
      <DataTable columns={columns} rows={services} rowKey={(_, index) => String(index)} />
    </Card>
  );
}

const countText = (count: number | null) => (count === null ? null : formatCount(count));
