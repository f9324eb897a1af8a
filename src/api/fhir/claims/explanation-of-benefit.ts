import type {
  ExplanationOfBenefit,
  ExplanationOfBenefitCareTeam,
  ExplanationOfBenefitInsurance,
  ExplanationOfBenefitItem,
  ExplanationOfBenefitItemAdjudication,
  ExplanationOfBenefitPayee,
  ExplanationOfBenefitPayment,
  ExplanationOfBenefitProcessNote,
  ExplanationOfBenefitRelated,
  ExplanationOfBenefitSupportingInfo,
  Identifier,
  Money,
  Quantity,
} from '@medplum/fhirtypes';
import type { ClaimFacts } from '#src/domain/claims/claim-status.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { concept, period, reference, carinSystems, codeIn } from '../concepts.ts';
import { anyResource } from '../any-resource.ts';
import { code, flag, list, number, part, resource, text } from '../lenient.ts';

const money = part<Money>()({ value: number, currency: text });

const adjudications = list(
  part<ExplanationOfBenefitItemAdjudication>()({
    category: concept,
    reason: concept,
    amount: money,
  }),
);

const items = list(
  part<ExplanationOfBenefitItem>()({
    sequence: number,
    productOrService: concept,
    servicedDate: text,
    servicedPeriod: period,
    quantity: part<Quantity>()({ value: number }),
    noteNumber: list(number),
    adjudication: adjudications,
  }),
);

/**
 * Reads an ExplanationOfBenefit as any payer sends it, in the shapes of CARIN Blue Button 1.1, 2.0 and 2.2; null for
 * anything else. Payers leave out what their guide demands.
 */
export const readExplanationOfBenefit = resource<ExplanationOfBenefit>('ExplanationOfBenefit')({
  id: text,
  identifier: list(part<Identifier>()({ type: concept, value: text })),
  status: code,
  use: code,
  type: concept,
  subType: concept,
  billablePeriod: period,
  created: text,
  patient: reference,
  provider: reference,
  careTeam: list(part<ExplanationOfBenefitCareTeam>()({ provider: reference, role: concept })),
  insurance: list(
    part<ExplanationOfBenefitInsurance>()({
      focal: flag,
      coverage: reference,
      preAuthRef: list(text),
    }),
  ),
  insurer: reference,
  payee: part<ExplanationOfBenefitPayee>()({ type: concept }),
  outcome: code,
  disposition: text,
  related: list(
    part<ExplanationOfBenefitRelated>()({
      relationship: concept,
      claim: reference,
      reference: part<Identifier>()({ value: text }),
    }),
  ),
  supportingInfo: list(
    part<ExplanationOfBenefitSupportingInfo>()({
      category: concept,
      code: concept,
      timingDate: text,
    }),
  ),
  item: items,
  addItem: items,
  adjudication: adjudications,
  total: adjudications,
  payment: part<ExplanationOfBenefitPayment>()({ type: concept, date: text, amount: money }),
  processNote: list(part<ExplanationOfBenefitProcessNote>()({ number, text })),
  preAuthRef: list(text),
  contained: list(anyResource),
});

export type EobRead = NonNullable<ReturnType<typeof readExplanationOfBenefit>>;
export type ItemRead = NonNullable<EobRead['item']>[number];
export type AdjudicationsRead = EobRead['adjudication'];

/**
 * Returns the stage of a claim, from `status`, `related` and `outcome`. Ignores an `outcome` that is partial or
 * missing, because payers send it for settled claims (API rule 4 of health records).
 */
export function stageOf({ status, related, outcome }: EobRead): ClaimFacts['stage'] {
  if (status === 'cancelled') return 'cancelled';
  if (isReplaced(related)) return 'replaced';
  if (status === 'draft' || outcome === 'queued') return 'received';
  return outcome === 'error' ? 'not-processable' : null;
}

function isReplaced(related: EobRead['related']): boolean {
  return (related ?? []).some(
    ({ relationship }) =>
      codeIn(relationship, `${carinSystems}/C4BBRelatedClaimRelationshipCodes`) === 'replacedby',
  );
}

const decisions: Record<string, ClaimFacts['decision']> = {
  paid: 'paid',
  denied: 'denied',
  partiallypaid: 'partly-paid',
};

/** Returns the decision that the type of the payment states. */
export function decisionOf({ payment }: EobRead): ClaimFacts['decision'] {
  return lookUp(
    decisions,
    codeIn(payment?.type, `${carinSystems}/C4BBPayerClaimPaymentStatusCode`) ?? '',
  );
}
