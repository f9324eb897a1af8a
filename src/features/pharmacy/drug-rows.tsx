import { formatList } from '#content/formats.ts';
import { drugLimitText, pharmacyWords } from '#content/pharmacy.ts';
import { drugLimitKinds, type DrugTerms, type ListedDrug } from '#src/domain/pharmacy/drug.ts';
import { tierPrices } from '#src/domain/pharmacy/tier-price.ts';
import { DataTable, type Column } from '#src/ui/data/data-table.tsx';
import { NotSet } from '#src/ui/data/no-value.tsx';
import { priceText } from './price-lines.tsx';
import type { DrugPrices } from './use-found-drugs.ts';

const words = pharmacyWords.drug;

/** The drugs as on a price list, a line for the terms of each: what paper has of them. */
export function DrugRows({
  drugs,
  prices: { costs, plan },
}: {
  drugs: readonly ListedDrug[];
  prices: DrugPrices;
}) {
  const rows = drugs.flatMap(({ key, name, terms }) =>
    terms.map((term, at): Row => ({ ...term, name, key: `${key} ${at}` })),
  );
  const pricesOf = ({ tier }: Row) =>
    (tier === null ? [] : tierPrices(tier, costs, plan.costs)).map(({ value, supply, condition }) =>
      [priceText(value), supply, condition].filter((part) => part !== null).join(', '),
    );
  const columns: readonly Column<Row>[] = [
    { header: words.columns.name, cell: ({ name }) => name, card: 'title' },
    { header: words.columns.tier, cell: ({ tier }) => tier?.label ?? words.notListed },
    { header: words.columns.pays, cell: (drug) => pricesOf(drug).join('; ') },
    { header: words.columns.limits, cell: (drug) => limitsText(drug) ?? <NotSet /> },
  ];
  return <DataTable columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

type Row = DrugTerms & { name: string; key: string };

const limitsText = ({ limits }: Row): string | null => {
  const limitTexts = drugLimitKinds.flatMap((kind) => drugLimitText(kind, limits[kind]) ?? []);
  return limitTexts.length === 0 ? null : formatList(limitTexts);
};
