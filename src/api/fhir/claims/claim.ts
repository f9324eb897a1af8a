import {
  isLineDenied,
  isLinePaid,
  type ClaimLine,
  type NetworkStatus,
} from '#src/domain/claims/amounts/claim-lines.ts';
import type { ClaimKind } from '#src/domain/claims/claim-names.ts';
import { claimStatusOf } from '#src/domain/claims/claim-status.ts';
import { copayCollections, type Claim, type RelatedClaim } from '#src/domain/claims/claim.ts';
import type { StatedAmount } from '#src/domain/claims/amounts/amounts.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import {
  carinSystems,
  codeIn,
  hasCode,
  labelOf,
  meaningOf,
  partialDay,
  wordsIn,
  type Concept,
  type ReferenceRead,
} from '../concepts.ts';
import { nameHeld } from '../providers.ts';
import { amountOf, readAmounts } from './amounts.ts';
import { decisionOf, stageOf, type EobRead } from './explanation-of-benefit.ts';
import { denialReasonsIn, networkIn, networkOf, readLines } from './lines.ts';

/**
 * Reads an ExplanationOfBenefit as a claim. Returns null for one that is entered in error, has no id, or is a
 * preauthorization or predetermination.
 */
export function readClaim(resource: EobRead): Claim | null {
  const { id } = resource;
  if (id === undefined || !isClaim(resource)) return null;

  const lines = readLines(resource);
  const ofTotal = readAmounts(resource.total);
  const ofHeader = readAmounts(resource.adjudication);
  const totals = statedTotals(ofTotal, ofHeader);
  const figures = figuresOf(
    totals,
    lines.map(({ amounts }) => amounts),
  );
  const ownReasons = denialReasonsIn(resource.adjudication);
  const payment = paymentOf(resource);
  const service = serviceDays(resource);
  const careTeamName = careTeamNameOf(resource);
  return {
    id,
    claimNumber: claimNumberOf(resource),
    kind: kindOf(resource),
    status: claimStatusOf(
      {
        stage: stageOf(resource),
        decision: decisionOf(resource),
        paymentCents: payment.cents,
        lines: lines.length,
        paidLines: lines.filter(isLinePaid).length,
        deniedLines: lines.filter(isLineDenied).length,
        isDenied: ownReasons.length > 0,
      },
      figures,
    ),
    serviceStart: service[0] ?? null,
    serviceEnd: service.at(-1) ?? null,
    receivedOn: partialDay(receivedDate(resource)),
    processedOn: partialDay(resource.created),
    paidOn: partialDay(resource.payment?.date),
    patient: resource.patient?.reference ?? null,
    provider: resource.provider?.reference ?? null,
    coverage: coverageOf(resource),
    providerName: providerNameOf(resource, careTeamName),
    careTeamName,
    payerName: nameOf(resource, resource.insurer),
    network: networkOfClaim(resource, lines),
    payee: labelOf(resource.payee?.type),
    figures,
    otherAmounts: [
      ...totals.filter(({ category, currency }) => category === null || currency !== undefined),
      ...payment.inOtherCurrency,
      ...headAmountsBeside(ofTotal, ofHeader),
    ],
    collectedAt: copayCollectionOf(resource),
    paymentCents: payment.cents,
    lines,
    denialReasons: [
      ...new Set([...ownReasons, ...lines.flatMap(({ denialReasons }) => denialReasons)]),
    ],
    notes: (resource.processNote ?? []).flatMap(({ number, text }) =>
      text === undefined ? [] : [{ number: number ?? null, text }],
    ),
    related: relatedClaimsOf(resource),
    disposition: resource.disposition ?? null,
    authorizationNumbers: authorizationNumbersOf(resource),
  };
}

const isClaim = ({ use, status }: EobRead): boolean =>
  status !== 'entered-in-error' && (use === undefined || use === 'claim');

/**
 * Returns the network status by the benefits that apply: of the claim, else of every line that states it; else by the
 * provider.
 */
function networkOfClaim(resource: EobRead, lines: readonly ClaimLine[]): NetworkStatus | null {
  const { adjudication } = resource;
  const [ofLines = null, ...others] = new Set(lines.flatMap(({ network }) => network ?? []));
  return (
    networkIn(adjudication) ??
    (others.length === 0 ? ofLines : null) ??
    networkIn(adjudication, 'billingnetworkstatus') ??
    billingNetwork(resource)
  );
}

/** Returns the network status from the supporting information, where C4BB 1.1 and 2.0 put it. */
function billingNetwork({ supportingInfo }: EobRead): NetworkStatus | null {
  const info = supportingInfo?.find(
    ({ category }) =>
      codeIn(category, `${carinSystems}/C4BBSupportingInfoType`) === 'billingnetworkstatus',
  );
  return networkOf(info?.code);
}

/** Returns the payment in cents. A payment in another currency is only a stated amount. */
function paymentOf({ payment }: EobRead): {
  cents: number | null;
  inOtherCurrency: StatedAmount[];
} {
  const paid = amountOf(payment?.amount);
  return paid?.currency === undefined
    ? { cents: paid?.cents ?? null, inOtherCurrency: [] }
    : { cents: null, inOtherCurrency: [{ ...paid, category: null, label: null }] };
}

type Amounts = readonly StatedAmount[];

/**
 * Returns the amounts of `total`, and those that only the header's `adjudication` states: some payers put all amounts
 * there.
 */
function statedTotals(ofTotal: Amounts, ofHeader: Amounts): StatedAmount[] {
  const statedCategories = new Set(ofTotal.map(({ category }) => category));
  const more = ofHeader.filter(
    ({ category }) => category !== null && !statedCategories.has(category),
  );
  const unknown = ofHeader.filter(
    ({ category, label, cents }) =>
      category === null &&
      !ofTotal.some((amount) => amount.label === label && amount.cents === cents),
  );
  return [...ofTotal, ...more, ...unknown];
}

/** Returns the amounts of the header's `adjudication` that differ from the `total` of the same category. */
const headAmountsBeside = (ofTotal: Amounts, ofHeader: Amounts): StatedAmount[] =>
  ofHeader.filter(
    ({ category, cents }) =>
      category !== null &&
      ofTotal.some((amount) => amount.category === category) &&
      !ofTotal.some((amount) => amount.category === category && amount.cents === cents),
  );

const kinds: Record<string, ClaimKind> = {
  professional: 'professional',
  institutional: 'institutional',
  oral: 'dental',
  vision: 'vision',
  pharmacy: 'pharmacy',
};

export function kindOf({ type, subType }: EobRead): ClaimKind {
  const code = codeIn(type, 'http://terminology.hl7.org/CodeSystem/claim-type') ?? '';
  const kind = lookUp(kinds, code) ?? 'other';
  if (kind !== 'institutional') return kind;
  const sub = codeIn(subType, `${carinSystems}/C4BBInstitutionalClaimSubType`);
  return sub === 'inpatient' || sub === 'outpatient' ? sub : kind;
}

/** Returns the claim number: the identifier of type `uc` (unique claim id), else the first there is. */
function claimNumberOf({ identifier }: EobRead): string | null {
  const all = identifier ?? [];
  const unique = all.find(
    ({ type }) => codeIn(type, `${carinSystems}/C4BBIdentifierType`) === 'uc',
  );
  return unique?.value ?? all.find(({ value }) => value !== undefined)?.value ?? null;
}

/** Returns the first and last day of service: of the claim, else of its lines. */
function serviceDays({ billablePeriod, item }: EobRead): string[] {
  const ofClaim = [billablePeriod?.start, billablePeriod?.end];
  const ofLines = (item ?? []).flatMap(({ servicedDate, servicedPeriod }) => [
    servicedDate,
    servicedPeriod?.start,
    servicedPeriod?.end,
  ]);
  const days = (list: (string | undefined)[]) => list.flatMap((text) => partialDay(text) ?? []);
  const claimDays = days(ofClaim);
  return (claimDays.length > 0 ? claimDays : days(ofLines)).toSorted();
}

/**
 * Returns the coverage: the focal one of several, else the first; null where it is contained in the claim or missing.
 */
export function coverageOf({ insurance = [] }: EobRead): string | null {
  const focal = insurance.find((insuranceEntry) => insuranceEntry.focal) ?? insurance[0];
  const named = focal?.coverage?.reference ?? null;
  return named?.startsWith('#') ? null : named;
}

function receivedDate({ supportingInfo }: EobRead): string | undefined {
  return supportingInfo?.find(
    ({ category }) => codeIn(category, `${carinSystems}/C4BBSupportingInfoType`) === 'clmrecvddate',
  )?.timingDate;
}

/** Returns how the copay was collected, from the supporting information. */
function copayCollectionOf({ supportingInfo }: EobRead): Claim['collectedAt'] {
  const info = supportingInfo?.find(({ category }) => hasCode(category, 'collectedat'));
  return meaningOf(info?.code, (code) => parseEnum(copayCollections, code));
}

/** The roles in a care team of those who gave the care, the most telling first. */
const givers = ['performing', 'rendering', 'primary', 'attending', 'operating', 'prescribing'];

/** Returns the name of the person who gave the care, or the NPI if the claim has no name. */
function careTeamNameOf(resource: EobRead): string | null {
  const { provider, careTeam = [] } = resource;
  const inRole = (role: string) => careTeam.find((teamMember) => hasCode(teamMember.role, role));
  const giver = givers.map(inRole).find((teamMember) => teamMember !== undefined) ?? careTeam[0];
  return nameOf(resource, giver?.provider) ?? npiOf(provider) ?? npiOf(giver?.provider);
}

const npiOf = (of: ReferenceRead): string | null => {
  const { system = '', value } = of?.identifier ?? {};
  return /us-npi$|2\.16\.840\.1\.113883\.4\.6$/.test(system) && value ? `NPI ${value}` : null;
};

/** Returns the display of a reference, else the name of the contained resource behind it. */
const nameOf = ({ contained = [] }: EobRead, reference: ReferenceRead): string | null =>
  wordsIn(reference?.display) ?? nameHeld(contained, reference?.reference ?? null);

/** Returns the name of the provider. One that the service has as a resource is looked up by its reference instead. */
const providerNameOf = (resource: EobRead, careTeamName: string | null): string | null =>
  nameOf(resource, resource.provider) ??
  (resource.provider?.reference === undefined ? careTeamName : null);

const authorizationNumbersOf = ({ preAuthRef = [], insurance = [] }: EobRead): string[] => [
  ...new Set([
    ...preAuthRef,
    ...insurance.flatMap((insuranceEntry) => insuranceEntry.preAuthRef ?? []),
  ]),
];

const relatedClaimsOf = ({ related = [] }: EobRead): RelatedClaim[] =>
  related.flatMap(({ relationship, claim, reference }) => {
    const named = claim?.reference ?? reference?.value;
    return named === undefined
      ? []
      : [{ relationship: relationshipOf(relationship), claim: named }];
  });

function relationshipOf(concept: Concept): RelatedClaim['relationship'] {
  const code = codeIn(concept, `${carinSystems}/C4BBRelatedClaimRelationshipCodes`);
  return code === 'prior' || code === 'replacedby' ? code : 'associated';
}
