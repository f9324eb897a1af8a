import './search-parameters.ts';
import { badRequest, forbidden, matchesSearchRequest, parseSearchRequest } from '@medplum/core';
import type { Bundle, OperationOutcome, Resource } from '@medplum/fhirtypes';
import type { Claims } from '../seed/claims/claims.ts';
import { clinicalRecord } from '../seed/clinical/clinical-records.ts';
import type { CoveredMember, User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { clinicalResources, type ClinicalResources } from './clinical-resources.ts';
import { patientReference } from './resources.ts';

/** The clinical lists. They are searched by patient, and nothing in them is read by its id. */
export type ClinicalServer = {
  holds(type: string): boolean;
  /** Returns a searchset; an outcome for a patient the user may not see, and for an invalid search. */
  search(user: User, type: string, parameters: URLSearchParams): Bundle | OperationOutcome;
};

const types = [
  'AllergyIntolerance',
  'Condition',
  'Immunization',
  'MedicationRequest',
  'Observation',
  'Procedure',
] as const satisfies readonly (keyof ClinicalResources)[];

const typeNamed = (name: string) => types.find((type) => type === name);

const defaultPageSize = 20;

/** The parameters that name the patient and the page, not the search. */
const frame = ['patient', '_count', '_offset', '_include'];

export function createClinicalServer({
  world,
  claims,
}: {
  world: World;
  claims: Claims;
}): ClinicalServer {
  const held = new Map<CoveredMember['person'], ClinicalResources>();
  const resourcesOf = (member: CoveredMember): ClinicalResources => {
    const cachedResources = held.get(member.person);
    if (cachedResources !== undefined) return cachedResources;
    const made = clinicalResources(
      clinicalRecord(world, claims, member),
      patientReference(world, member),
    );
    held.set(member.person, made);
    return made;
  };

  return {
    holds: (type) => typeNamed(type) !== undefined,
    search: (user, name, parameters) => {
      const type = typeNamed(name);
      const patients = parameters.get('patient');
      if (type === undefined) return badRequest('There is no such list.');
      if (patients === null) return badRequest('The parameter patient is missing.');
      const visible = new Map(
        world
          .membershipsOf(user)
          .flatMap((membership) => world.recordMembers(membership))
          .map((member) => [patientReference(world, member).reference, member]),
      );
      const requestedPatients = patients
        .split(',')
        .map((id) => visible.get(`Patient/${id.replace(/^Patient\//, '')}`));
      const members = requestedPatients.flatMap((member) => member ?? []);
      if (members.length < requestedPatients.length) return forbidden;
      const all = members.flatMap((member): readonly Resource[] => resourcesOf(member)[type]);
      try {
        return searchset(narrowed(type, all, parameters), parameters);
      } catch {
        return badRequest('The search is not understood.');
      }
    },
  };
}

function narrowed(
  type: (typeof types)[number],
  all: readonly Resource[],
  parameters: URLSearchParams,
): readonly Resource[] {
  const rest = [...new Set(parameters.keys())].filter((name) => !frame.includes(name));
  if (rest.length === 0) return all;
  const query = Object.fromEntries(rest.map((name) => [name, parameters.getAll(name)]));
  const request = parseSearchRequest(type, query);
  return all.filter((resource) => matchesSearchRequest(resource, request));
}

function searchset(resources: readonly Resource[], parameters: URLSearchParams): Bundle {
  const offset = Number(parameters.get('_offset') ?? 0);
  const count = Number(parameters.get('_count') ?? defaultPageSize);
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: resources
      .slice(offset, offset + count)
      .map((resource) => ({ search: { mode: 'match' }, resource })),
  };
}
