import { zGetCostEstimatesQuery } from '#generated/v1/validators/zGetCostEstimatesQuery.ts';
import { zSearchCostProceduresQuery } from '#generated/v1/validators/zSearchCostProceduresQuery.ts';
import { zipCodes } from '../seed/directory/geography.ts';
import type { components } from '#generated/v1/paths.d.ts';
import { benefits, memberPartOf } from '../seed/claims/benefits.ts';
import { hashOf } from '../seed/claims/random.ts';
import { directoryRoles, type DirectoryRole } from '../seed/directory/directory.ts';
import { networkOf } from '../seed/directory/networks.ts';
import type { Contract, User } from '../seed/model.ts';
import { procedures, type Procedure, type ProcedureItem } from '../seed/procedures.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, invalid, notFound } from './refusal.ts';

type Estimate = components['schemas']['CostEstimate'];

/** The operations of cost estimates: the procedures, and the places near a ZIP code with the price of one. */
export function costEstimateOperations(world: World): readonly Operation[] {
  return [
    memberOperation('searchCostProcedures', (incoming, user) => {
      contractOf(world, user, undefined);
      const { q, ...page } = incoming.query(zSearchCostProceduresQuery);
      const searchedWords = wordsOf(q).filter((word) => !smallWords.includes(word));
      const code = q.trim().toUpperCase();
      const matches = procedures.filter(
        ({ name, category, otherNames = [], billingCodes }) =>
          billingCodes.includes(code) ||
          searchedWords.every((word) =>
            wordsOf([name, category, ...otherNames].join(' ')).some((nameWord) =>
              nameWord.startsWith(word),
            ),
          ),
      );
      return ok(pageOf(matches.map(describe), page));
    }),

    memberOperation('getCostEstimates', (incoming, user) => {
      const query = incoming.query(zGetCostEstimatesQuery);
      const { procedure: procedureId, zip, radius, memberId, ...page } = query;
      const contract = contractOf(world, user, memberId);
      const procedure = procedures.find((candidate) => candidate.procedureId === procedureId);
      if (procedure === undefined) throw notFound();
      const center = zipCodes[zip];
      if (center === undefined) {
        throw invalid([
          { field: 'zip', code: 'notAllowed', message: 'Enter a ZIP code of the state.' },
        ]);
      }
      const [latitude, longitude] = center;
      const estimates = directoryRoles
        .flatMap((role) => estimateAt(role, procedure, contract, { latitude, longitude }) ?? [])
        .filter(({ distanceMiles = Infinity }) => distanceMiles <= radius)
        .toSorted((a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0));
      return ok({
        procedure: describe(procedure),
        prerequisites: [...procedure.prerequisites],
        outOfNetwork: outOfNetworkOf(procedure, contract),
        countsAssistance: false,
        ...pageOf(estimates, page),
      });
    }),
  ];
}

/** @throws {Refusal} 403 if no plan of the user has estimates */
function contractOf(world: World, user: User, memberId: string | undefined): Contract {
  const mine = world
    .membershipsOf(user)
    .map(({ contract }) => contract)
    .filter(({ rights }) =>
      (rights.findCareAndCostOptions ?? []).some(({ type }) => type === 'embold'),
    );
  const membership =
    memberId === undefined
      ? mine[0]
      : mine.find((contract) => world.accessTo(user, memberId)?.contract === contract);
  if (membership === undefined) throw forbidden();
  return membership;
}

function describe(procedure: Procedure) {
  const { procedureId, name, category, description, otherNames } = procedure;
  return {
    procedureId,
    name,
    category,
    description,
    billingCodes: [...procedure.billingCodes],
    mayBePreventive: procedure.benefit === 'preventive',
    ...(otherNames === undefined ? {} : { otherNames: [...otherNames] }),
  };
}

function estimateAt(
  role: DirectoryRole,
  procedure: Procedure,
  contract: Contract,
  center: { latitude: number; longitude: number },
): Estimate | null {
  const [practice] = role.practices;
  if (!procedure.doneBy.includes(role.specialty) || practice?.position == null) return null;
  const isIn = role.networks.some(({ id }) => id === networkOf(contract));
  const network = isIn ? 'in' : 'out';
  const { person } = role;
  const benefit = benefitSent(contract, procedure, network);
  const hasPrice = hashOf(`${role.id} ${procedure.procedureId}`) % 23 !== 0;
  const price = priceAt(role, procedure);
  return {
    practitionerRoleId: role.id,
    providerName:
      person === null ? practice.name : `${person.given} ${person.family}, ${person.credential}`,
    address: `${practice.street}, ${practice.town.name}, AR ${practice.town.zip}`,
    distanceMiles: milesBetween(center, practice.position),
    network,
    ...(hasPrice ? { allowedAmount: dollars(price) } : {}),
    includedItems: procedure.included.map(({ name, percent }, at, { length }) => ({
      name,
      ...(percent === undefined || !hasPrice
        ? {}
        : { allowedAmount: dollars(partOf(price, procedure.included, at, length)) }),
    })),
    separateItems: procedure.separate.map(({ name, usual }) => ({
      name,
      ...(usual === undefined ? {} : { allowedAmount: dollars(usual), benefit }),
    })),
    benefit,
    acceptingPatients: role.networks.some(({ accepting }) => accepting === 'newpt'),
  };
}

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** Returns an item's part of a price; the last one has what the others leave, so that they add up. */
function partOf(price: number, items: readonly ProcedureItem[], at: number, length: number) {
  const parts = items.map(({ percent = 0 }) => Math.round((price * percent) / 100));
  const before = parts.slice(0, at).reduce((sum, part) => sum + part, 0);
  return at === length - 1 ? price - before : (parts[at] ?? 0);
}

function benefitSent({ design }: Contract, { benefit }: Procedure, network: 'in' | 'out') {
  const part = memberPartOf(design, benefit, network);
  return {
    category: benefits[benefit].category,
    deductibleApplies: part.hasDeductible,
    ...(part.copay === 0 ? {} : { copay: dollars(part.copay) }),
    ...(part.percent === 0 ? {} : { coinsurancePercent: part.percent }),
  };
}

/** Every plan of the sandbox pays something out of network: it counts four fifths of the usual price. */
const outOfNetworkOf = (procedure: Procedure, contract: Contract) => ({
  isCovered: true,
  allowedAmount: dollars(Math.round((procedure.usual * 80) / 10_000) * 100),
  benefit: benefitSent(contract, procedure, 'out'),
});

/** The rates that claims of the seed were allowed, by provider and procedure: the price list has the same. */
const contracted: Readonly<Record<string, number>> = {
  'org-riverside-hospital proc-knee-mri': 92_000,
  'org-juniper-therapy proc-therapy-visit': 6250,
};

/** Places differ, and hospitals are paid more; whole dollars where no claim says otherwise. */
function priceAt(
  { id, specialty, practices }: DirectoryRole,
  { procedureId, usual }: Procedure,
): number {
  const agreed = contracted[`${practices[0]?.organizationId ?? ''} ${procedureId}`];
  if (agreed !== undefined) return agreed;
  const lot = hashOf(`${id} at ${procedureId}`) % 60;
  const percent = 75 + lot + (specialty === 'Hospital' ? 70 : 0);
  return Math.round((usual * percent) / 10_000) * 100;
}

/** Returns the distance, computed as if the globe were flat: near enough for one state. Rounded to a tenth. */
function milesBetween(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const north = (to.latitude - from.latitude) * 69.1;
  const east = (to.longitude - from.longitude) * 69.1 * Math.cos((from.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * 10) / 10;
}

const smallWords = ['a', 'an', 'and', 'for', 'in', 'my', 'of', 'the', 'with'];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
