import { lookUp } from '../look-up.ts';
import { CARIN, codeIn, dayOf, labelOf, readAmounts, type StatedAmount } from './amounts.ts';
import {
  denialReasonsIn,
  networkIn,
  networkOf,
  readLines,
  type ClaimLine,
  type NetworkStatus,
} from './claim-lines.ts';
import { claimStatusOf } from './claim-status.ts';
import type { ClaimKind, ClaimStatus } from './claim-names.ts';
import type { Concept, EobResource, Reference } from './eob-resource.ts';
import { figuresOf, type Figure } from './figures.ts';

/** A claim of a member, as one shape whatever the payer's version of the guide. */
export interface Claim {
  id: string;
  /** The number the payer and the member call it by; null when there is none. */
  claimNumber: string | null;
  kind: ClaimKind;
  status: ClaimStatus;
  /** Days as YYYY-MM-DD, as the payer wrote them; null when it did not. */
  serviceStart: string | null;
  serviceEnd: string | null;
  receivedOn: string | null;
  processedOn: string | null;
  paidOn: string | null;
  /** References as sent, for whoever can resolve them. */
  patient: string | null;
  provider: string | null;
  /** The coverage that the claim was made to. */
  coverage: string | null;
  /** Null when neither the claim nor what it holds names it. */
  providerName: string | null;
  payerName: string | null;
  network: NetworkStatus | null;
  /** Who was paid, in the payer's words. */
  payee: string | null;
  figures: readonly Figure[];
  /** Totals of no category the portal knows. */
  otherAmounts: readonly StatedAmount[];
  /** Of the payment itself, in cents. */
  paymentCents: number | null;
  lines: readonly ClaimLine[];
  /** Why something was denied, in the payer's words, each once. */
  denialReasons: readonly string[];
  notes: readonly ClaimNote[];
  related: readonly RelatedClaim[];
  /** The payer's one sentence on the whole claim. */
  disposition: string | null;
}

export interface ClaimNote {
  number: number | null;
  text: string;
}

export interface RelatedClaim {
  /** `prior`: this claim replaces it. `replacedby`: it replaces this one. */
  relationship: 'prior' | 'replacedby' | 'associated';
  /** A reference, or the payer's number. */
  claim: string;
}

/**
 * Reads an ExplanationOfBenefit. Null for what is none of a member's claims: entered in error, without an
 * id, or asking for permission or a price instead of payment.
 */
export function readClaim(resource: EobResource): Claim | null {
  const { id, use, status } = resource;
  if (id === undefined || status === 'entered-in-error') return null;
  if (use !== undefined && use !== 'claim') return null;

  const lines = readLines(resource);
  const totals = statedTotals(resource);
  const figures = figuresOf(
    totals,
    lines.map(({ amounts }) => amounts),
  );
  const ownReasons = denialReasonsIn(resource.adjudication);
  const service = serviceDays(resource);
  return {
    id,
    claimNumber: claimNumberOf(resource),
    kind: kindOf(resource),
    status: claimStatusOf(resource, figures, {
      lines: lines.length,
      deniedLines: lines.filter(({ denialReasons }) => denialReasons.length > 0).length,
      isDenied: ownReasons.length > 0,
    }),
    serviceStart: service[0] ?? null,
    serviceEnd: service.at(-1) ?? null,
    receivedOn: dayOf(receivedDate(resource)),
    processedOn: dayOf(resource.created),
    paidOn: dayOf(resource.payment?.date),
    patient: resource.patient?.reference ?? null,
    provider: resource.provider?.reference ?? null,
    coverage: coverageOf(resource),
    providerName: nameOf(resource, resource.provider),
    payerName: nameOf(resource, resource.insurer),
    network: networkOfClaim(resource, lines),
    payee: labelOf(resource.payee?.type),
    figures,
    otherAmounts: totals.filter(({ category }) => category === null),
    paymentCents: readAmounts(resource.payment && [resource.payment])[0]?.cents ?? null,
    lines,
    denialReasons: [
      ...new Set([...ownReasons, ...lines.flatMap(({ denialReasons }) => denialReasons)]),
    ],
    notes: (resource.processNote ?? []).flatMap(({ number, text }) =>
      text === undefined ? [] : [{ number: number ?? null, text }],
    ),
    related: (resource.related ?? []).flatMap(({ relationship, claim, reference }) => {
      const named = claim?.reference ?? reference?.value;
      return named === undefined
        ? []
        : [{ relationship: relationshipOf(relationship), claim: named }];
    }),
    disposition: resource.disposition ?? null,
  };
}

/** By the benefits that apply: of the claim, else of every line that says so; else by the provider. */
function networkOfClaim(resource: EobResource, lines: readonly ClaimLine[]): NetworkStatus | null {
  const { adjudication } = resource;
  const [ofLines = null, ...others] = new Set(lines.flatMap(({ network }) => network ?? []));
  return (
    networkIn(adjudication) ??
    (others.length === 0 ? ofLines : null) ??
    networkIn(adjudication, 'billingnetworkstatus') ??
    billingNetwork(resource)
  );
}

/** Where C4BB 1.1 and 2.0 put it. */
function billingNetwork({ supportingInfo }: EobResource): NetworkStatus | null {
  const info = supportingInfo?.find(
    ({ category }) =>
      codeIn(category, `${CARIN}/C4BBSupportingInfoType`) === 'billingnetworkstatus',
  );
  return networkOf(info?.code);
}

/** `total`, and what only the header's `adjudication` states: some payers put all amounts there. */
function statedTotals({ total, adjudication }: EobResource): StatedAmount[] {
  const totals = readAmounts(total);
  const known = new Set(totals.map(({ category }) => category));
  const more = readAmounts(adjudication).filter(
    ({ category }) => category !== null && !known.has(category),
  );
  const unknown = readAmounts(adjudication).filter(
    ({ category, label, cents }) =>
      category === null && !totals.some((one) => one.label === label && one.cents === cents),
  );
  return [...totals, ...more, ...unknown];
}

const kinds: Record<string, ClaimKind> = {
  professional: 'professional',
  institutional: 'institutional',
  oral: 'dental',
  vision: 'vision',
  pharmacy: 'pharmacy',
};

export function kindOf({ type, subType }: EobResource): ClaimKind {
  const code = codeIn(type, 'http://terminology.hl7.org/CodeSystem/claim-type') ?? '';
  const kind = lookUp(kinds, code) ?? 'other';
  if (kind !== 'institutional') return kind;
  const sub = codeIn(subType, `${CARIN}/C4BBInstitutionalClaimSubType`);
  return sub === 'inpatient' || sub === 'outpatient' ? sub : kind;
}

/** The one of type `uc` (unique claim id), else the first there is. */
function claimNumberOf({ identifier }: EobResource): string | null {
  const all = identifier ?? [];
  const unique = all.find(({ type }) => codeIn(type, `${CARIN}/C4BBIdentifierType`) === 'uc');
  return unique?.value ?? all.find(({ value }) => value !== undefined)?.value ?? null;
}

/** First and last day of service: of the claim, else of its lines. */
function serviceDays({ billablePeriod, item }: EobResource): string[] {
  const ofClaim = [billablePeriod?.start, billablePeriod?.end];
  const ofLines = (item ?? []).flatMap(({ servicedDate, servicedPeriod }) => [
    servicedDate,
    servicedPeriod?.start,
    servicedPeriod?.end,
  ]);
  const days = (list: (string | undefined)[]) => list.flatMap((text) => dayOf(text) ?? []);
  const found = days(ofClaim);
  return (found.length > 0 ? found : days(ofLines)).toSorted();
}

/** The focal one of several, else the first. */
export function coverageOf({ insurance = [] }: EobResource): string | null {
  const focal = insurance.find((one) => one.focal) ?? insurance[0];
  return focal?.coverage?.reference ?? null;
}

function receivedDate({ supportingInfo }: EobResource): string | undefined {
  return supportingInfo?.find(
    ({ category }) => codeIn(category, `${CARIN}/C4BBSupportingInfoType`) === 'clmrecvddate',
  )?.timingDate;
}

/** The display of a reference, else the name of what the claim holds under it. */
function nameOf({ contained }: EobResource, reference: Reference | undefined): string | null {
  if (reference?.display) return reference.display;
  const held = contained?.find(({ id }) => id !== undefined && `#${id}` === reference?.reference);
  return typeof held?.name === 'string' ? held.name : null;
}

function relationshipOf(concept: Concept | undefined): RelatedClaim['relationship'] {
  const code = codeIn(concept, `${CARIN}/C4BBRelatedClaimRelationshipCodes`);
  return code === 'prior' || code === 'replacedby' ? code : 'associated';
}
