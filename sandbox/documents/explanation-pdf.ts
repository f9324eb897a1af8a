import { formatDate, formatDateInProse } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { lastDayToAppealClaim } from '../appeal-rules.ts';
import { memberShare, type AdjudicatedClaim, type Amounts } from '../seed/claims/claim.ts';
import { providerOf } from '../seed/claims/providers.ts';
import { insurers } from '../seed/insurers.ts';
import {
  createPdf,
  heading,
  letterhead,
  newPage,
  paragraph,
  space,
  table,
  documentTitle,
  type Paper,
} from './pdf.ts';

/** Lines on the first page, below the head of the letter, and on each page after it. */
const linesOnFirstPage = 6;
const linesOnPage = 26;

/** Creates the explanation of benefits that the insurer prints and mails. */
export function explanationPdf(claim: AdjudicatedClaim): Promise<Blob> {
  const insurer = insurers[claim.contract.tier1].name;
  return createPdf(
    {
      title: `Explanation of benefits for claim ${claim.claimNumber}`,
      day: claim.processedOn,
      footer: `${insurer} · Claim ${claim.claimNumber} · This is not a bill`,
    },
    (paper) => writeExplanation(paper, claim),
  );
}

/** Writes an explanation of benefits, as a document or as a part of one. */
export function writeExplanation(paper: Paper, claim: AdjudicatedClaim): void {
  const insurer = insurers[claim.contract.tier1].name;
  writeHead(paper, insurer, claim);
  heading(paper, 'From what was billed to what you may owe');
  table(
    paper,
    [
      { width: 400, isLabel: true },
      { width: 104, isAmount: true },
    ],
    moneyPath(claim),
  );
  writeLines(paper, claim);
  writeNotes(paper, claim);
  heading(paper, 'If you do not agree');
  paragraph(paper, appealText(claim, insurer));
}

function writeHead(paper: Paper, insurer: string, claim: AdjudicatedClaim): void {
  letterhead(paper, insurer, 16);
  documentTitle(paper, 'Explanation of benefits');
  letterhead(paper, 'THIS IS NOT A BILL', 12);
  space(paper, 0.8);
  table(
    paper,
    [{ width: 90, isLabel: true }, { width: 162 }, { width: 90, isLabel: true }, { width: 162 }],
    facts(claim),
  );
}

function facts(claim: AdjudicatedClaim): string[][] {
  const { contract, member, serviceStart, serviceEnd, network } = claim;
  const service = [...new Set([serviceStart, serviceEnd])].map((day) => formatDate(day));
  return [
    [
      'Member',
      `${member.person.firstName} ${member.person.lastName}`,
      'Member ID',
      member.memberId,
    ],
    ['Plan', contract.design.planName, 'Group', `${contract.groupName} (${contract.groupId})`],
    ['Claim number', claim.claimNumber, 'Dates of service', service.join(' to ')],
    [
      'Provider',
      providerOf(claim.provider).name,
      'Network',
      network === 'in' ? 'In network' : 'Out of network',
    ],
    ['Received', formatDate(claim.receivedOn), 'Processed', formatDate(claim.processedOn)],
    [
      'Paid to',
      network === 'in' ? 'Provider' : 'Member',
      'Paid on',
      claim.paidOn === null ? 'Nothing was paid' : formatDate(claim.paidOn),
    ],
  ];
}

function moneyPath({ totals }: AdjudicatedClaim): string[][] {
  const path: [string, number][] = [
    ['Billed by the provider', totals.billed],
    ['Discount of our network', totals.discount],
    ['Not covered', totals.noncovered],
    ['Allowed amount', totals.allowed],
    ['Paid by your plan', totals.planPaid],
    ['Paid by other insurance', totals.otherInsurance],
    ['Your deductible', totals.deductible],
    ['Your copay', totals.copay],
    ['Your coinsurance', totals.coinsurance],
    ['You may owe', memberShare(totals)],
  ];
  return path.map(([label, cents]) => [label, formatCents(cents)]);
}

/** Writes the lines in tables of a page each, so that every page has the column headings. */
function writeLines(paper: Paper, { kind, lines }: AdjudicatedClaim): void {
  const columns = [
    { title: 'Service', width: 164 },
    { title: 'Billed', width: 66, isAmount: true },
    { title: 'Discount', width: 66, isAmount: true },
    { title: 'Plan paid', width: 66, isAmount: true },
    { title: 'You may owe', width: 76, isAmount: true },
    { title: 'Notes', width: 66 },
  ];
  const rows = lines.map(({ service, amounts, noteNumbers }) => [
    service,
    // Stays are decided on as a whole.
    ...(kind === 'inpatient' ? ['', '', '', ''] : lineFigures(amounts)),
    noteNumbers.join(', '),
  ]);
  heading(paper, 'What was done');
  table(paper, columns, rows.slice(0, linesOnFirstPage));
  for (let from = linesOnFirstPage; from < rows.length; from += linesOnPage) {
    newPage(paper);
    heading(paper, 'What was done, continued');
    table(paper, columns, rows.slice(from, from + linesOnPage));
  }
}

function lineFigures(amounts: Amounts): string[] {
  const { billed, discount, planPaid } = amounts;
  return [billed, discount, planPaid, memberShare(amounts)].map((cents) => formatCents(cents));
}

function writeNotes(paper: Paper, { notes, lines }: AdjudicatedClaim): void {
  const reasons = lines.flatMap(({ denialReason }) => denialReason ?? []);
  if (notes.length === 0 && reasons.length === 0) return;
  heading(paper, 'Notes');
  for (const reason of new Set(reasons)) paragraph(paper, `Denied: ${reason}.`);
  for (const [index, note] of notes.entries()) paragraph(paper, `${index + 1}. ${note}`);
}

function appealText(claim: AdjudicatedClaim, insurer: string): string {
  const lastDay = formatDateInProse(lastDayToAppealClaim(claim));
  return [
    `You, your provider or someone you appoint may appeal this decision until ${lastDay}.`,
    'Sign in, open the claim and choose Appeal, or write to us and say why the decision should change.',
    `${insurer} decides in writing within 30 days after your appeal arrives.`,
  ].join(' ');
}
