import { zListPrescriptionsResponse } from '#generated/v1/validators/zListPrescriptionsResponse.ts';
import { limits } from '#src/domain/limits.ts';
import type { Prescription } from '#src/domain/pharmacy/prescription.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import type { QuerySource } from '#src/api/queries.ts';

/**
 * The query of a member's prescriptions, the last fill first.
 * @param page counted from 1
 */
export const prescriptions = (memberId: string, page: number) =>
  v1.read(
    'GET /members/{memberId}/prescriptions',
    zListPrescriptionsResponse,
    { path: { memberId }, query: { page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): CountedItems<Prescription> => ({
      leftOut,
      total,
      items: items.map((sent) => ({
        id: sent.prescriptionId,
        name: [sent.drugName, sent.strength].filter(Boolean).join(' '),
        quantity: atLeastNothing(sent.quantity),
        daysSupply: atLeastNothing(sent.daysSupply),
        lastFilled: sent.lastFilledOn ?? null,
        nextRefill: sent.nextRefillOn ?? null,
        refillsLeft: atLeastNothing(sent.refillsLeft),
        tier: sent.tier?.trim() || null,
        prescriber: sent.prescriber ?? null,
        pharmacy: sent.pharmacy ?? null,
        pharmacyPhone: sent.pharmacyPhone ?? null,
        paid: atLeastNothing(sent.youPaid?.amount),
        paidParts: paidPartsOf(sent.youPaidParts),
        claimId: sent.claimId ?? null,
        status: sent.status ?? null,
      })),
    }),
  );

type SentParts = Lenient<typeof zListPrescriptionsResponse>['items'][number]['youPaidParts'];

const paidPartsOf = (sent: SentParts): Prescription['paidParts'] => ({
  deductible: atLeastNothing(sent?.deductible?.amount),
  copay: atLeastNothing(sent?.copay?.amount),
  coinsurance: atLeastNothing(sent?.coinsurance?.amount),
});

/** Returns a count or an amount; null for one below zero. */
const atLeastNothing = (value: number | undefined): number | null =>
  value === undefined || value < 0 ? null : value;

/** The query of all of a member's prescriptions, the last fill first. */
export const prescriptionsQuery = (reader: Pick<QuerySource, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => prescriptions(memberId, page), {
    idOf: ({ id }) => id,
  });
