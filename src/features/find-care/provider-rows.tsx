import { careWords } from '#content/care.ts';
import { findCareWords } from '#content/find-care.ts';
import type { CareFilters, FoundProvider } from '#src/domain/care/find-providers.ts';
import type { PlanNetwork } from '#src/domain/care/network.ts';
import { formatPhone } from '#src/domain/format/formats.ts';
import { addressLine, milesFigure, nameOf } from '#src/parts/care/care-text.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { providerFacts } from './provider-facts.ts';

const { columns: words, newPatients } = findCareWords.results;

/** The providers as in a phone book, a line each: what paper has of them. */
export function ProviderRows({
  found,
  filters,
  network,
  isNear,
  saysNetwork,
  firstNumber,
}: {
  found: readonly FoundProvider[];
  filters: CareFilters;
  network: PlanNetwork;
  /** Whether the search is by distance. */
  isNear: boolean;
  /** Whether each line says if it is in the member's network. */
  saysNetwork: boolean;
  /** The number of the first on the map; null where no map is shown. */
  firstNumber: number | null;
}) {
  const rows = found.map((provider, at) => ({
    ...provider,
    ...providerFacts(provider, filters, network),
    number: firstNumber === null ? '' : `${firstNumber + at}. `,
  }));
  type Row = (typeof rows)[number];
  const columns: readonly Column<Row>[] = [
    {
      header: words.name,
      cell: ({ number, provider }) => number + nameOf(provider),
      card: 'title',
    },
    { header: words.care, cell: ({ provider }) => provider.specialties.join(', ') },
    { header: words.address, cell: ({ nearest }) => nearest && addressLine(nearest) },
    { header: words.phone, cell: ({ phone }) => phone && formatPhone(phone) },
    ...(isNear
      ? [
          {
            header: words.miles,
            cell: ({ miles }: Row) => (miles == null ? null : milesFigure(miles)),
          },
        ]
      : []),
    ...(saysNetwork
      ? [{ header: words.network, cell: ({ status }: Row) => careWords.network[status] }]
      : []),
    { header: words.patients, cell: ({ summary }) => newPatients[summary] },
  ];
  return <DataTable columns={columns} rows={rows} rowKey={({ provider }) => provider.key} />;
}
