import { createHmac, randomBytes } from 'node:crypto';
import { brands } from '#generated/brands/identities.ts';
import { formatCents, formatPhone } from '#src/domain/format/formats.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { readableColors, type ReadableColors } from '#src/domain/id-card/card-colors.ts';
import { pharmacyNumbers } from '../fhir/insurance-card.ts';
import { coverageId } from '../fhir/resources.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';

export type PassFact = { key: string; label: string; value: string };

/** The facts of a card that a pass shows, in either wallet. */
export type PassFacts = {
  /** The same for each pass of a card, so that a new one takes the place of the old; it says nothing of the member. */
  serialNumber: string;
  insurer: string;
  colors: ReadableColors;
  name: PassFact;
  /** The numbers that offices and pharmacies type in, in the order of the card. */
  numbers: readonly PassFact[];
  /** The deductibles and out-of-pocket maximums, on the back of Apple's pass: a link to Google Wallet has no room. */
  limits: readonly PassFact[];
  phone: PassFact;
  /** The last day of the coverage, YYYY-MM-DD; null while the coverage has no end. */
  end: string | null;
};

const secret = randomBytes(32);

export function passFacts(contract: Contract, member: CoveredMember): PassFacts {
  const { name, phones, colors } = insurers[contract.tier1];
  const { memberId, person } = member;
  return {
    serialNumber: createHmac('sha256', secret)
      .update(coverageId(contract, member))
      .digest('hex')
      .slice(0, 32),
    insurer: name,
    colors: readableColors(colors, brands[brandOf(contract.tier1)].accent),
    name: { key: 'name', label: 'Member', value: `${person.firstName} ${person.lastName}` },
    numbers: [
      { key: 'memberId', label: 'Member ID', value: memberId },
      { key: 'plan', label: 'Plan', value: contract.design.planName },
      { key: 'group', label: 'Group', value: contract.groupId },
      ...pharmacyNumbers(contract).map(({ code, value }) => ({
        key: code,
        label: pharmacyLabels[code],
        value,
      })),
    ],
    limits: contract.design.limits.flatMap(({ category, network, type, individual }) =>
      category === contract.design.contractType.toLowerCase() &&
      individual !== undefined &&
      (type === 'deductible' || type === 'outOfPocketMax')
        ? [
            {
              key: `${type}-${network}`,
              label: `${limitLabels[type]}, ${network === 'in' ? 'in network' : 'out of network'}`,
              value: formatCents(individual, { short: true }),
            },
          ]
        : [],
    ),
    phone: { key: 'phone', label: 'Member Services', value: formatPhone(phones.members) },
    end: contract.end,
  };
}

const limitLabels = { deductible: 'Deductible', outOfPocketMax: 'Out-of-pocket maximum' } as const;

const pharmacyLabels = { rxbin: 'RxBIN', rxpcn: 'RxPCN', rxgroup: 'RxGrp' } as const;
