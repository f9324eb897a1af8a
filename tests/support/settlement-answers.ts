import type { AppealStatus } from '#src/domain/claims/appeal-status.ts';
import type { AmountCategory } from '#src/domain/claims/amounts/amounts.ts';
import type { ClaimKind } from '#src/domain/claims/claim-names.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import type { SettlementCase } from './settlement-cases.ts';

const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const hl7 = 'http://terminology.hl7.org/CodeSystem';

const hl7Amounts: readonly AmountCategory[] = ['submitted', 'eligible', 'benefit'];
const types: Partial<Record<ClaimKind, string>> = { pharmacy: 'pharmacy' };

const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const money = (cents: number) => ({ value: cents / 100, currency: 'USD' });

/** The provider's name in the claim of a case, by which its row is found on every screen. */
export const providerOf = ({ claim }: Pick<SettlementCase, 'claim'>) =>
  `Clinic ${claim.claimNumber}`;

/** Returns an insurer's responses for a member with all of these cases. */
export function settlementAnswers(
  cases: readonly SettlementCase[],
  { patient, memberId }: { patient: string; memberId: string },
) {
  const statuses = new Map(cases.map(({ claim, appeal }) => [claim.id, appeal]));
  return {
    claims: cases.flatMap(({ claim, others }) =>
      [claim, ...others].map((familyClaim) => explanationOfBenefit(familyClaim, patient)),
    ),
    transactions: page(cases.flatMap(({ transactions }) => transactions.map(transactionAnswer))),
    deadlines: {
      ...page(
        cases.flatMap(({ claim, appeal }) =>
          appeal?.state === 'possible'
            ? [
                {
                  claimId: claim.id,
                  claimNumber: claim.claimNumber,
                  memberId,
                  providerName: providerOf({ claim }),
                  lastDay: appeal.lastDay,
                },
              ]
            : [],
        ),
      ),
      appeals: cases.flatMap(({ claim, appeal }) => {
        const filed = filedAppeal(appeal);
        return filed ? [{ claimId: claim.id, ...filed }] : [];
      }),
    },
    /** Returns the appeals against one claim. */
    appealsOf(claimId: string) {
      const appeal = statuses.get(claimId) ?? null;
      const filed = filedAppeal(appeal);
      const appealFacts = {
        appealId: `appeal-${claimId}`,
        submittedAt: '2026-01-05T12:00:00Z',
        reason: 'other',
        comments: 'I needed this care.',
      };
      return {
        ...page(filed ? [{ ...appealFacts, ...filed }] : []),
        eligibility:
          appeal?.state === 'possible'
            ? { allowed: true, lastDay: appeal.lastDay }
            : { allowed: false },
      };
    },
  };
}

const page = <Item>(items: readonly Item[]) => ({
  items,
  page: 1,
  pageSize: 100,
  total: items.length,
});

function explanationOfBenefit(claim: FamilyClaim, patient: string) {
  const { id, claimNumber, status, kind, serviceStart, figures, denialReasons, related } = claim;
  const payment = status === 'paid' || status === 'denied' ? status : null;
  return {
    resourceType: 'ExplanationOfBenefit',
    id,
    status: 'active',
    use: 'claim',
    identifier: [{ type: coded(`${carin}/C4BBIdentifierType`, 'uc'), value: claimNumber }],
    type: coded(`${hl7}/claim-type`, types[kind] ?? 'professional'),
    patient: { reference: patient },
    ...(serviceStart !== null && { billablePeriod: { start: serviceStart } }),
    ...(claim.processedOn !== null && { created: claim.processedOn }),
    provider: { display: providerOf({ claim }) },
    outcome: status === 'received' ? 'queued' : 'complete',
    total: figures.flatMap(({ category, cents }) =>
      cents === null
        ? []
        : {
            category: coded(
              hl7Amounts.includes(category) ? `${hl7}/adjudication` : `${carin}/C4BBAdjudication`,
              category,
            ),
            amount: money(cents),
          },
    ),
    ...(payment && {
      payment: { type: coded(`${carin}/C4BBPayerClaimPaymentStatusCode`, payment) },
    }),
    adjudication: denialReasons.map((text) => ({
      category: coded(`${carin}/C4BBAdjudicationDiscriminator`, 'denialreason'),
      reason: { text },
    })),
    related: [
      ...related.map(({ relationship, claim: name }) => ({
        relationship: coded(`${carin}/C4BBRelatedClaimRelationshipCodes`, relationship),
        claim: { reference: `ExplanationOfBenefit/${name}` },
      })),
      ...(status === 'replaced'
        ? [
            {
              relationship: coded(`${carin}/C4BBRelatedClaimRelationshipCodes`, 'replacedby'),
              reference: { value: `${claimNumber}-newer` },
            },
          ]
        : []),
    ],
  };
}

const transactionAnswer = ({ id, day, cents, type, status, claimId }: Transaction) => ({
  transactionId: id,
  date: day,
  type,
  status,
  description: 'Claim payment',
  amount: { amount: cents, currency: 'USD' },
  ...(claimId !== null && { claimId }),
});

const outcomes: Record<string, string> = {
  won: 'overturned',
  lost: 'upheld',
  'partly-won': 'partlyOverturned',
};

/** Returns an appeal as the insurer sends it; null if no appeal was filed. */
function filedAppeal(appeal: AppealStatus | null) {
  switch (appeal?.state) {
    case 'in-review':
      return { status: 'inReview', decisionDueBy: appeal.dueBy };
    case 'won':
    case 'lost':
    case 'partly-won':
      return {
        status: 'decided',
        decision: { outcome: outcomes[appeal.state], decidedAt: appeal.decidedOn },
      };
    default:
      return null;
  }
}
