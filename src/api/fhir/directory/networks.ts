import type { Identifier, Organization, OrganizationAffiliation } from '@medplum/fhirtypes';
import type { ListedNetwork } from '#src/domain/care/network.ts';
import type { PracticeNetwork } from '#src/domain/care/provider.ts';
import type { SearchPage } from '../bundle.ts';
import { concept, dayOfDateTime, idAtEnd, period, reference, wordsIn } from '../concepts.ts';
import { flag, list, part, resource, text } from '../lenient.ts';
import { networkKey, placeIn } from './entry.ts';

const readOrganization = resource<Organization>('Organization')({
  id: text,
  active: flag,
  type: list(concept),
  name: text,
  identifier: list(part<Identifier>()({ value: text })),
});

const readAffiliation = resource<OrganizationAffiliation>('OrganizationAffiliation')({
  active: flag,
  period,
  participatingOrganization: reference,
  network: list(reference),
  location: list(reference),
});

/** Returns the networks that a directory lists (Plan-Net Network): a service may send other organizations, too. */
export const readNetworks = (page: SearchPage): ListedNetwork[] =>
  page.of('Organization').flatMap((value): ListedNetwork[] => {
    const read = readOrganization(value);
    if (read?.id === undefined || read.active === false) return [];
    const codes = (read.type ?? [])
      .flatMap((typeConcept) => typeConcept.coding ?? [])
      .map(({ code }) => code);
    if (!codes.includes('ntwk')) return [];
    return [
      {
        key: `Organization/${read.id}`,
        name: wordsIn(read.name),
        identifiers: (read.identifier ?? []).flatMap(
          (identifier) => wordsIn(identifier.value) ?? [],
        ),
      },
    ];
  });

/** A network in which an organization takes part. */
export interface Affiliation extends PracticeNetwork {
  organizationId: string;
}

/**
 * Reads the networks of organizations (Plan-Net OrganizationAffiliation): one that has ended, or that names no
 * organization, is left out.
 * @param today YYYY-MM-DD
 */
export const readAffiliations = (page: SearchPage, today: string): Affiliation[] =>
  page.of('OrganizationAffiliation').flatMap((value): Affiliation[] => {
    const read = readAffiliation(value);
    const organizationId = idAtEnd(read?.participatingOrganization?.reference);
    if (read === null || organizationId === null || read.active === false) return [];
    const [start, end] = [dayOfDateTime(read.period?.start), dayOfDateTime(read.period?.end)];
    if ((start !== null && start > today) || (end !== null && end < today)) return [];
    const places = (read.location ?? []).map(placeIn).filter(Boolean);
    return (read.network ?? []).flatMap((to) => {
      const key = networkKey(to);
      if (key === '') return [];
      const network = { key, name: wordsIn(to.display) };
      // Without distinguishable places, the network counts for no place, not for all.
      const at = (read.location ?? []).length === 0 ? [null] : places;
      return at.map((place) => ({ organizationId, network, place }));
    });
  });
