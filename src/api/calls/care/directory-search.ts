import type { z } from 'zod/mini';
import { limits } from '#src/domain/limits.ts';
import { directory, v1 } from '#src/api/http/call.ts';
import { zReportDirectoryMistakeBody } from '#generated/v1/validators/zReportDirectoryMistakeBody.ts';
import { zReportDirectoryMistakeResponse } from '#generated/v1/validators/zReportDirectoryMistakeResponse.ts';

/** The criteria of a search of the provider directory; each is optional. */
export interface DirectorySearch {
  /** The specialties in plain words, as the directory has them; one of them is enough. */
  specialties?: readonly string[] | undefined;
  /** The beginning of one part of a practitioner's name. */
  name?: string | undefined;
  /** The beginning of a word of the organization's name. */
  organizationName?: string | undefined;
  /** ZIP codes; the place has one of them. */
  zips?: readonly string[] | undefined;
  practitionerId?: string | undefined;
  roleId?: string | undefined;
}

/**
 * The query of the entries of the provider directory, from all pages that load, with the people and places they refer
 * to.
 */
export const directorySearch = ({
  specialties,
  name,
  organizationName,
  zips,
  practitionerId,
  roleId,
}: DirectorySearch = {}) =>
  directory(
    'GET /health-records/PractitionerRole',
    {
      // A comma within a value is written apart from those between values (FHIR, search).
      ...(specialties === undefined
        ? {}
        : {
            'specialty:text': specialties
              .map((specialty) => specialty.replaceAll(',', '\\,'))
              .join(','),
          }),
      ...(name === undefined ? {} : { 'practitioner.name': name }),
      ...(organizationName === undefined ? {} : { 'organization.name': organizationName }),
      ...(zips === undefined ? {} : { 'location.address-postalcode': zips.join(',') }),
      ...(practitionerId === undefined ? {} : { practitioner: practitionerId }),
      ...(roleId === undefined ? {} : { _id: roleId }),
      _include: [
        'PractitionerRole:practitioner',
        'PractitionerRole:organization',
        'PractitionerRole:location',
      ],
      _count: limits.directoryPageSize,
    },
    (records, query, signal) => records.directory(query, signal),
  );

/** The query of the networks that the directory lists. */
export const directoryNetworks = () =>
  directory(
    'GET /health-records/Organization',
    { type: 'ntwk', _count: limits.directoryPageSize },
    (records, query, signal) => records.networks(query, signal),
  );

/** The query of the directory's places in towns whose name begins with the text. */
export const directoryTowns = (beginning: string) =>
  directory(
    'GET /health-records/Location',
    { 'address-city': beginning, _count: limits.directoryPageSize },
    (records, query, signal) => records.townPlaces(query, signal),
  );

/**
 * The query of the networks in which organizations take part.
 * @param today YYYY-MM-DD
 */
export const affiliations = (organizationIds: readonly string[], today: string) =>
  directory(
    'GET /health-records/OrganizationAffiliation',
    {
      'participating-organization': organizationIds.join(','),
      _count: limits.directoryPageSize,
    },
    (records, query) => records.affiliations(query, today),
  );

export type DirectoryReport = z.infer<typeof zReportDirectoryMistakeBody>;

/** The API's rules for a report. */
export const directoryReportRules = zReportDirectoryMistakeBody;

/** Reports a mistake in the provider directory; returns the number of the report. */
export const reportDirectoryMistake = ({
  practitionerRoleId,
  locationId,
  mistake,
  comments,
}: DirectoryReport) =>
  v1.write(
    'POST /directory-reports',
    zReportDirectoryMistakeResponse,
    {
      body: {
        practitionerRoleId,
        mistake,
        ...(locationId === undefined ? {} : { locationId }),
        ...(comments === undefined ? {} : { comments }),
      },
    },
    ({ confirmationNumber }) => confirmationNumber,
  );
