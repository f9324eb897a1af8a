import { insurers } from '../seed/insurers.ts';
import type { Contract, CostShare } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { FurtherDocuments, MemberDocument } from './member-documents.ts';
import { createPdf, heading, paragraph, table, documentTitle } from './pdf.ts';

const prefix = 'doc-summary-';

/** Creates the benefit summaries that every member of a plan gets at the beginning of a year. */
export function createPlanSummaries({ calendar, contracts }: World): FurtherDocuments {
  const year = calendar.today.slice(0, 4);
  const summaryOf = (contract: Contract, memberId: string): MemberDocument[] => {
    const firstDay = `${year}-01-01`;
    if (!contract.isActive || !contract.members.some((member) => member.memberId === memberId))
      return [];
    const title = `Summary of benefits ${year}`;
    const date = contract.start > firstDay ? contract.start : firstDay;
    return [
      {
        documentId: prefix + memberId,
        memberId,
        type: 'policy',
        title,
        date,
        write: () => summary(contract, title, date),
      },
    ];
  };
  return {
    of: summaryOf,
    named: (documentId) =>
      documentId.startsWith(prefix)
        ? contracts.flatMap((contract) => summaryOf(contract, documentId.slice(prefix.length)))[0]
        : undefined,
  };
}

function summary(
  { tier1, design, groupName }: Contract,
  title: string,
  day: string,
): Promise<Blob> {
  const insurer = insurers[tier1].name;
  return createPdf({ title, day, footer: `${insurer} · ${design.planName}` }, (paper) => {
    paragraph(paper, insurer);
    documentTitle(paper, title);
    paragraph(paper, `${design.planName}, ${groupName}`);
    heading(paper, 'What you pay');
    table(
      paper,
      [
        { title: 'Service', width: 304 },
        { title: 'Network', width: 90 },
        { title: 'You pay', width: 110 },
      ],
      design.costs.map((cost) => [
        cost.text,
        cost.network === 'out' ? 'Out of network' : 'In network',
        shareOf(cost),
      ]),
    );
  });
}

function shareOf(cost: CostShare): string {
  if ('dollars' in cost) return `$${cost.dollars}`;
  return 'percent' in cost ? `${cost.percent}%` : `after ${cost.months} months`;
}
