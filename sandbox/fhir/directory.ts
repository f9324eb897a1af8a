import type {
  Extension,
  Location,
  Organization,
  OrganizationAffiliation,
  Practitioner,
  PractitionerRole,
  Reference,
} from '@medplum/fhirtypes';
import { plusDays } from '../seed/calendar.ts';
import { providers, type Provider } from '../seed/claims/providers.ts';
import {
  directoryRoles,
  type DirectoryPerson,
  type DirectoryRole,
} from '../seed/directory/directory.ts';
import { networks, type NetworkId } from '../seed/directory/networks.ts';
import type { Practice } from '../seed/directory/practices.ts';
import { insurers } from '../seed/insurers.ts';
import { insurerOrganization } from './insurance-card.ts';
import { concept } from './claim-amounts.ts';

export type DirectoryResource =
  Organization | OrganizationAffiliation | Practitioner | PractitionerRole | Location;

const planNet = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
const definitions = `${planNet}/StructureDefinition`;
const systems = `${planNet}/CodeSystem`;

/** Returns the providers and insurers that claims refer to. */
function providersOfClaims(): (Organization | Practitioner)[] {
  return [
    ...Object.values(insurers).map(insurerOrganization),
    ...providers.map((provider) => providerResource(provider)),
  ];
}

/**
 * Returns the provider directory by Plan-Net, which is public.
 * @param today YYYY-MM-DD
 */
export function directory(today: string): readonly DirectoryResource[] {
  const resources = new Map<string, DirectoryResource>();
  const add = (resource: DirectoryResource): void =>
    void resources.set(`${resource.resourceType}/${resource.id}`, resource);
  providersOfClaims().forEach(add);
  for (const [id, name] of Object.entries(networks)) add(networkResource(id, name));
  for (const role of directoryRoles) {
    for (const practice of role.practices) {
      add(practiceOrganization(practice));
      add(locationResource(practice, today));
    }
    if (role.person !== null) add(practitioner(role.person, today));
    add(roleResource(role, today));
    if (role.isByAffiliation)
      role.practices.map((practice) => affiliation(practice, role)).forEach(add);
  }
  return [...resources.values()];
}

function providerResource(provider: Provider): Organization | Practitioner {
  if (provider.resourceType === 'Organization') return organization(provider);
  const { id, name, given, family } = provider;
  return {
    resourceType: 'Practitioner',
    id,
    active: true,
    name: [{ text: name, family, given: [given] }],
  };
}

function organization({ id, name }: { id: string; name: string }): Organization {
  const system = 'http://terminology.hl7.org/CodeSystem/organization-type';
  return {
    resourceType: 'Organization',
    id,
    active: true,
    type: [{ coding: [{ system, code: 'prov' }] }],
    name,
  };
}

function networkResource(id: string, name: string): Organization {
  return {
    resourceType: 'Organization',
    id,
    meta: { profile: [`${definitions}/plannet-Network`] },
    active: true,
    type: [concept(`${systems}/OrgTypeCS`, 'ntwk')],
    name,
  };
}

function practiceOrganization({ organizationId, name, phone }: Practice): Organization {
  return {
    resourceType: 'Organization',
    id: organizationId,
    meta: { profile: [`${definitions}/plannet-Organization`] },
    active: true,
    type: [concept(`${systems}/OrgTypeCS`, 'prvgrp')],
    name,
    telecom: [{ system: 'phone', value: phone }],
  };
}

function locationResource(practice: Practice, today: string): Location {
  const { locationId, organizationId, name, street, town, phone, position } = practice;
  return {
    resourceType: 'Location',
    id: locationId,
    meta: {
      profile: [`${definitions}/plannet-Location`],
      lastUpdated: `${plusDays(today, -30)}T12:00:00Z`,
    },
    status: 'active',
    name,
    extension: practice.accessibility.map((code) => ({
      url: `${definitions}/accessibility`,
      valueCodeableConcept: concept(`${systems}/AccessibilityCS`, code),
    })),
    telecom: [{ system: 'phone', value: phone }],
    address: { line: [street], city: town.name, state: 'AR', postalCode: town.zip },
    ...(position === null ? {} : { position }),
    managingOrganization: { reference: `Organization/${organizationId}`, display: name },
    hoursOfOperation: [
      {
        daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'],
        openingTime: '08:00:00',
        closingTime: '17:00:00',
      },
      ...(practice.isOpenOnSaturday
        ? [{ daysOfWeek: ['sat' as const], openingTime: '09:00:00', closingTime: '12:00:00' }]
        : []),
    ],
  };
}

function practitioner(person: DirectoryPerson, today: string): Practitioner {
  const { id, given, family, credential, gender, languages } = person;
  return {
    resourceType: 'Practitioner',
    id,
    meta: {
      profile: [`${definitions}/plannet-Practitioner`],
      lastUpdated: `${plusDays(today, -30)}T12:00:00Z`,
    },
    // No national numbers: these people are invented.
    identifier: [{ system: 'https://provider-ids.example', value: id.replace('prac-', '') }],
    active: true,
    name: [{ text: nameOf(person), family, given: [given], suffix: [credential] }],
    gender,
    communication: languages.map((code) => concept('urn:ietf:bcp:47', code)),
  };
}

function roleResource(role: DirectoryRole, today: string): PractitionerRole {
  const { id, person, specialty, practices } = role;
  const [first] = practices;
  return {
    resourceType: 'PractitionerRole',
    id,
    meta: {
      profile: [`${definitions}/plannet-PractitionerRole`],
      lastUpdated: `${plusDays(today, -role.checkedDaysAgo)}T12:00:00Z`,
    },
    active: true,
    ...(person === null
      ? {}
      : { practitioner: { reference: `Practitioner/${person.id}`, display: nameOf(person) } }),
    ...(first === undefined
      ? {}
      : {
          organization: { reference: `Organization/${first.organizationId}`, display: first.name },
          telecom: [{ system: 'phone' as const, value: first.phone }],
        }),
    ...(practices.length === 0
      ? {}
      : {
          location: practices.map(({ locationId, name }) => ({
            reference: `Location/${locationId}`,
            display: name,
          })),
        }),
    specialty: [{ text: specialty }],
    extension: role.isByAffiliation
      ? []
      : role.networks.flatMap(({ id: network, accepting }): Extension[] => [
          { url: `${definitions}/network-reference`, valueReference: networkReference(network) },
          {
            url: `${definitions}/newpatients`,
            extension: [
              {
                url: 'acceptingPatients',
                valueCodeableConcept: concept(`${systems}/AcceptingPatientsCS`, accepting),
              },
              { url: 'fromNetwork', valueReference: networkReference(network) },
            ],
          },
        ]),
  };
}

function affiliation(
  practice: Practice,
  { networks: own }: DirectoryRole,
): OrganizationAffiliation {
  const { key, name, organizationId, locationId } = practice;
  return {
    resourceType: 'OrganizationAffiliation',
    id: `affiliation-${key}`,
    meta: { profile: [`${definitions}/plannet-OrganizationAffiliation`] },
    active: true,
    participatingOrganization: { reference: `Organization/${organizationId}`, display: name },
    network: own.map(({ id }) => networkReference(id)),
    location: [{ reference: `Location/${locationId}`, display: name }],
  };
}

const networkReference = (id: NetworkId): Reference<Organization> => ({
  reference: `Organization/${id}`,
  display: networks[id],
});

const nameOf = ({ given, family, credential }: DirectoryPerson): string =>
  `${given} ${family}, ${credential}`;
