import { zGetCostEstimatesQuery } from '#generated/v1/validators/zGetCostEstimatesQuery.ts';
import { zSearchCostProceduresQuery } from '#generated/v1/validators/zSearchCostProceduresQuery.ts';
import { zipCodes } from '#generated/geography/zip-codes.gen.ts';
import type { components } from '#generated/v1/paths.d.ts';
import { benefits, memberPartOf } from '../seed/claims/benefits.ts';
import { hashOf } from '../seed/claims/random.ts';
import { directoryRoles, type DirectoryRole } from '../seed/directory/directory.ts';
import { networkOf } from '../seed/directory/networks.ts';
import type { Contract, User } from '../seed/model.ts';
import { procedures, type Procedure } from '../seed/procedures.ts';
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
      const asked = wordsOf(q).filter((word) => !smallWords.includes(word));
      const found = procedures.filter(({ name, category, otherNames = [] }) =>
        asked.every((word) =>
          wordsOf([name, category, ...otherNames].join(' ')).some((one) => one.startsWith(word)),
        ),
      );
      return ok(pageOf(found.map(describe), page));
    }),

    memberOperation('getCostEstimates', (incoming, user) => {
      const query = incoming.query(zGetCostEstimatesQuery);
      const { procedure: procedureId, zip, radius, memberId, ...page } = query;
      const contract = contractOf(world, user, memberId);
      const procedure = procedures.find((one) => one.procedureId === procedureId);
      if (procedure === undefined) throw notFound();
      const center = zipCodes[zip];
      if (center === undefined) {
        throw invalid([
          { field: 'zip', code: 'notAllowed', message: 'Enter a ZIP code of the state.' },
        ]);
      }
      const [latitude, longitude] = center;
      const found = directoryRoles
        .flatMap((role) => estimateAt(role, procedure, contract, { latitude, longitude }) ?? [])
        .filter(({ distanceMiles = Infinity }) => distanceMiles <= radius)
        .toSorted((a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0));
      return ok({ procedure: describe(procedure), ...pageOf(found, page) });
    }),
  ];
}

/** @throws {Refusal} 403 where none of the user's plans has estimates */
function contractOf(world: World, user: User, memberId: string | undefined): Contract {
  const mine = world
    .membershipsOf(user)
    .map(({ contract }) => contract)
    .filter(({ rights }) =>
      (rights.findCareAndCostOptions ?? []).some(({ type }) => type === 'embold'),
    );
  const found =
    memberId === undefined
      ? mine[0]
      : mine.find((contract) => world.accessTo(user, memberId)?.contract === contract);
  if (found === undefined) throw forbidden();
  return found;
}

function describe({ procedureId, name, category, description, otherNames }: Procedure) {
  return {
    procedureId,
    name,
    category,
    description,
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
  const part = memberPartOf(contract.design, procedure.benefit, network);
  const { person } = role;
  return {
    practitionerRoleId: role.id,
    providerName:
      person === null ? practice.name : `${person.given} ${person.family}, ${person.credential}`,
    address: `${practice.street}, ${practice.town.name}, AR ${practice.town.zip}`,
    distanceMiles: milesBetween(center, practice.position),
    network,
    ...(hashOf(`${role.id} ${procedure.procedureId}`) % 23 === 0
      ? {}
      : { allowedAmount: { amount: priceAt(role, procedure), currency: 'USD' as const } }),
    benefit: {
      category: benefits[procedure.benefit].category,
      deductibleApplies: part.hasDeductible,
      ...(part.copay === 0 ? {} : { copay: { amount: part.copay, currency: 'USD' as const } }),
      ...(part.percent === 0 ? {} : { coinsurancePercent: part.percent }),
    },
    acceptingPatients: role.networks.some(({ accepting }) => accepting === 'newpt'),
  };
}

/** Places differ, and hospitals are paid more; whole dollars. */
function priceAt({ id, specialty }: DirectoryRole, { procedureId, usual }: Procedure): number {
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
