import { zListPrescriptionsPath } from '#generated/v1/validators/zListPrescriptionsPath.ts';
import { zListPrescriptionsQuery } from '#generated/v1/validators/zListPrescriptionsQuery.ts';
import type { components } from '#generated/v1/paths.d.ts';
import { plusDays } from '../seed/calendar.ts';
import { memberShare, type AdjudicatedClaim } from '../seed/claims/claim.ts';
import type { Claims } from '../seed/claims/claims.ts';
import { providerOf } from '../seed/claims/providers.ts';
import { hashOf } from '../seed/claims/random.ts';
import { drugTiers, isStillTaken } from '../seed/drugs.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden } from './refusal.ts';

type Prescription = components['schemas']['Prescription'];

/** The days' supply of a prescription; every pharmacy claim of the sandbox states the same. */
const daysSupply = 30;

/** The least age for the pharmacy center. */
const fromAge = 17;

/** The operations of the pharmacy center. Prescriptions are derived from the members' claims, so that both agree. */
export function pharmacyOperations(world: World, claims: Claims): readonly Operation[] {
  return [
    memberOperation('listPrescriptions', (incoming, user) => {
      const { memberId } = incoming.path(zListPrescriptionsPath);
      const page = incoming.query(zListPrescriptionsQuery);
      const membership = world.accessTo(user, memberId);
      if (membership?.contract.rights.pharmacyCenter !== true) throw forbidden();
      const { contract } = membership;
      const member = contract.members.find((coveredMember) => coveredMember.memberId === memberId);
      const oldest = `${world.calendar.year - fromAge}${world.calendar.today.slice(4)}`;
      if (member === undefined || member.person.birthDate > oldest) throw forbidden();
      const fills = claims
        .of(contract)
        .filter(
          (claim) =>
            claim.member === member &&
            claim.kind === 'pharmacy' &&
            claim.progress === 'settled' &&
            !claim.isReversal,
        );
      return ok(pageOf(prescriptionsOf(fills, world.calendar.today), page));
    }),
  ];
}

/** One for each drug and year, as doctors renew them. @param fills the newest first */
function prescriptionsOf(fills: readonly AdjudicatedClaim[], today: string): Prescription[] {
  const groups = new Map<string, AdjudicatedClaim[]>();
  for (const fill of fills) {
    const key = `${fill.planYear} ${fill.lines[0]?.service ?? ''}`;
    const others = groups.get(key);
    if (others) others.push(fill);
    else groups.set(key, [fill]);
  }
  return [...groups.values()].flatMap((all) => {
    const [last] = all;
    return last === undefined ? [] : [prescriptionOf(last, all.length, today)];
  });
}

/** Phone numbers of the pharmacies that have one listed. */
const pharmacyPhones: Readonly<Record<string, string>> = {
  'org-orchard-pharmacy': '5015550175',
};

function prescriptionOf(last: AdjudicatedClaim, filled: number, today: string): Prescription {
  const [line] = last.lines;
  const [, drugName = '', strength] =
    /^(.*?)(?: (\d.*|pen|inhaler))?$/.exec(line?.service ?? '') ?? [];
  const tier = drugTiers[Number(/^drugTier(\d)$/.exec(line?.benefit ?? '')?.[1]) - 1]?.text;
  const isActive = isStillTaken(last.serviceStart, today);
  const refillsLeft = isActive ? Math.max(0, 3 + (hashOf(last.claimNumber) % 6) - filled) : 0;
  const { totals } = last;
  const next = plusDays(last.serviceStart, daysSupply - 3);
  return {
    prescriptionId: `rx-${last.claimNumber}`,
    drugName,
    ...(strength === undefined ? {} : { strength }),
    ...(line?.quantity == null ? {} : { quantity: line.quantity }),
    daysSupply,
    lastFilledOn: last.serviceStart,
    ...(tier === undefined ? {} : { tier }),
    prescriber: 'Ingrid Brandt, MD',
    pharmacy: providerOf(last.provider).name,
    ...(pharmacyPhones[last.provider] && { pharmacyPhone: pharmacyPhones[last.provider] }),
    refillsLeft,
    ...(refillsLeft === 0 ? {} : { nextRefillOn: next }),
    youPaidParts: {
      deductible: { amount: totals.deductible, currency: 'USD' },
      copay: { amount: totals.copay, currency: 'USD' },
      coinsurance: { amount: totals.coinsurance, currency: 'USD' },
    },
    claimId: last.claimId,
    youPaid: { amount: memberShare(totals), currency: 'USD' },
    planPaid: { amount: totals.planPaid, currency: 'USD' },
    status: isActive ? 'active' : 'ended',
  };
}
