import type { ClaimLine, NetworkStatus } from '#src/domain/claims/amounts/claim-lines.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { carinSystems, codeIn, labelOf, partialDay, wordsIn, type Concept } from '../concepts.ts';
import { readAmounts } from './amounts.ts';
import type { AdjudicationsRead, EobRead, ItemRead } from './explanation-of-benefit.ts';

/** Reads the lines that were billed, then those the payer added. */
export function readLines({ item = [], addItem = [] }: EobRead): ClaimLine[] {
  return [
    ...item.map((line, index) => readLine(line, index + 1, false)),
    ...addItem.map((line, index) => readLine(line, item.length + index + 1, true)),
  ];
}

function readLine(item: ItemRead, position: number, wasAddedByPayer: boolean): ClaimLine {
  return {
    sequence: item.sequence ?? position,
    service: serviceOf(item.productOrService),
    servicedOn: partialDay(item.servicedDate) ?? partialDay(item.servicedPeriod?.start),
    quantity: item.quantity?.value ?? null,
    amounts: readAmounts(item.adjudication),
    network: networkIn(item.adjudication),
    denialReasons: denialReasonsIn(item.adjudication),
    noteNumbers: item.noteNumber ?? [],
    wasAddedByPayer,
  };
}

const dataAbsentReason = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';

/** Returns the service of a line. Institutional claims without one state that by a code for absent data. */
function serviceOf(concept: Concept): string | null {
  return codeIn(concept, dataAbsentReason) === null ? labelOf(concept) : null;
}

/** Returns the reasons of a denial, in the payer's words. */
export function denialReasonsIn(entries: AdjudicationsRead): string[] {
  return (entries ?? []).flatMap(({ category, reason }) => {
    const isIt =
      codeIn(category, `${carinSystems}/C4BBAdjudicationDiscriminator`) === 'denialreason';
    const label = isIt ? wordsIn(labelOf(reason)) : null;
    return label === null ? [] : [label];
  });
}

const networks: Record<string, NetworkStatus> = {
  innetwork: 'in',
  outofnetwork: 'out',
  other: 'other',
};

/** Whether the benefits of the network apply; or whether the provider is in it, by the other kind of entry. */
export function networkIn(
  entries: AdjudicationsRead,
  kind: 'benefitpaymentstatus' | 'billingnetworkstatus' = 'benefitpaymentstatus',
): NetworkStatus | null {
  for (const { category, reason } of entries ?? []) {
    const what = codeIn(category, `${carinSystems}/C4BBAdjudicationDiscriminator`);
    const network = what === kind ? networkOf(reason) : null;
    if (network !== null) return network;
  }
  return null;
}

export function networkOf(concept: Concept): NetworkStatus | null {
  return lookUp(networks, codeIn(concept, `${carinSystems}/C4BBPayerAdjudicationStatus`) ?? '');
}
