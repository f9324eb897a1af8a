import type { Organization, Practitioner } from '@medplum/fhirtypes';
import { providers, type Provider } from '../seed/claims/providers.ts';
import { insurers } from '../seed/insurers.ts';

/** Who treats and who pays: anybody may look them up. */
export function directory(): (Organization | Practitioner)[] {
  return [
    ...Object.values(insurers).map((insurer) => organization(insurer, 'pay')),
    ...providers.map((provider) => providerResource(provider)),
  ];
}

function providerResource(provider: Provider): Organization | Practitioner {
  if (provider.resourceType === 'Organization') return organization(provider, 'prov');
  const { id, name, given, family } = provider;
  return {
    resourceType: 'Practitioner',
    id,
    active: true,
    name: [{ text: name, family, given: [given] }],
  };
}

function organization({ id, name }: { id: string; name: string }, type: string): Organization {
  const system = 'http://terminology.hl7.org/CodeSystem/organization-type';
  return {
    resourceType: 'Organization',
    id,
    active: true,
    type: [{ coding: [{ system, code: type }] }],
    name,
  };
}
