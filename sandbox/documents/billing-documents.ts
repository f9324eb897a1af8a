import { formatDate, formatDateInProse, formatMonth } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { hasPayRight } from '../api/payable.ts';
import type { BillingAccounts } from '../billing/billing-accounts.ts';
import type { KeptPayment } from '../billing/payment-rows.ts';
import { amountOf, lastDayOf, type Statement } from '../billing/statements.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { FurtherDocuments, MemberDocument } from './member-documents.ts';
import { createPdf, heading, paragraph, table, documentTitle } from './pdf.ts';

/** Creates billing statements, and receipts of credited payments: of the policyholder who pays. */
export function createBillingDocuments(world: World, accounts: BillingAccounts): FurtherDocuments {
  const statementsOf = (contract: Contract, payer: CoveredMember): MemberDocument[] =>
    accounts.statements(contract).map((statement) => ({
      documentId: `doc-statement-${contract.contractId}-${statement.month.slice(0, 7)}`,
      memberId: payer.memberId,
      type: 'statement',
      title: `Billing statement ${formatMonth(statement.month)}`,
      date: statement.issuedOn,
      isPersonal: true,
      write: () => statementPdf(statement, payer),
    }));
  const receiptsOf = (contract: Contract, payer: CoveredMember): MemberDocument[] =>
    accounts
      .payments(contract)
      .filter(({ status }) => status === 'posted')
      .map((payment) => ({
        documentId: `doc-receipt-${payment.paymentId}`,
        memberId: payer.memberId,
        type: 'letter',
        title: `Payment receipt ${payment.confirmationNumber}`,
        date: payment.payOn,
        isPersonal: true,
        write: () => receiptPdf(payment, contract, payer),
      }));
  return {
    of(contract, memberId) {
      const [payer] = contract.members;
      if (payer === undefined || payer.memberId !== memberId || !hasPayRight(contract.rights))
        return [];
      return statementsOf(contract, payer);
    },
    named(documentId) {
      // Identified by the contract, so that no account is opened without a request.
      const contract = world.contracts.find(
        (candidate) => documentId.includes(candidate.contractId) && hasPayRight(candidate.rights),
      );
      const [payer] = contract?.members ?? [];
      if (contract === undefined || payer === undefined) return undefined;
      const all = documentId.startsWith('doc-receipt-') ? receiptsOf : statementsOf;
      return all(contract, payer).find(
        (memberDocument) => memberDocument.documentId === documentId,
      );
    },
  };
}

const widths = [
  { width: 340, isLabel: true },
  { width: 164, isAmount: true },
];

function statementPdf(statement: Statement, payer: CoveredMember): Promise<Blob> {
  const { contract, month, issuedOn, before, paid, fees, charged } = statement;
  const insurer = insurers[contract.tier1].name;
  const title = `Billing statement for ${formatMonth(month)}`;
  const footer = `${insurer} · Contract ${contract.contractId}`;
  return createPdf({ title, day: issuedOn, footer }, (paper) => {
    paragraph(paper, insurer);
    documentTitle(paper, title);
    paragraph(paper, `${nameOf(payer)}, contract ${contract.contractId}`);
    paragraph(paper, `${contract.design.planName}. Statement date: ${formatDate(issuedOn)}`);
    heading(
      paper,
      `Amount due by ${formatDateInProse(month)}: ${formatCents(amountOf(statement))}`,
    );
    table(paper, widths, [
      ['Owed on the statement before', formatCents(before)],
      ['Payments since then', formatCents(paid)],
      ['Fees', formatCents(fees)],
      [`Premium for ${formatDate(month)} to ${formatDate(lastDayOf(month))}`, formatCents(charged)],
      ['Amount due', formatCents(amountOf(statement))],
    ]);
    heading(paper, 'How to pay');
    paragraph(paper, 'Sign in and choose Pay Bill. Payments are credited in 24 to 48 hours.');
    paragraph(paper, 'With autopay, we draft what you owe on the 26th of each month.');
  });
}

function receiptPdf(payment: KeptPayment, contract: Contract, payer: CoveredMember): Promise<Blob> {
  const { confirmationNumber, cents, payOn, source } = payment;
  const insurer = insurers[contract.tier1].name;
  const title = `Payment receipt ${confirmationNumber}`;
  const footer = `${insurer} · Contract ${contract.contractId}`;
  return createPdf({ title, day: payOn, footer }, (paper) => {
    paragraph(paper, insurer);
    documentTitle(paper, title);
    table(paper, widths, [
      ['Paid by', nameOf(payer)],
      ['Contract', contract.contractId],
      ['Amount', formatCents(cents)],
      ['Paid on', formatDate(payOn)],
      ['Paid with', `${sourceNames[source.type]} ending in ${source.lastFour}`],
      ['Made by', payment.madeBy === 'autopay' ? 'Autopay' : 'One-time payment'],
    ]);
    paragraph(paper, 'Thank you. Keep this receipt for your records.');
  });
}

const sourceNames = { card: 'Card', checking: 'Checking account', savings: 'Savings account' };

const nameOf = ({ person }: CoveredMember): string => `${person.firstName} ${person.lastName}`;
