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
import { concept, period, reference } from '../concepts.ts';
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
