import { describe, expect, it } from 'vitest';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readCoverages } from '#src/api/fhir/coverages.ts';
import { readDirectoryEntries } from '#src/api/fhir/directory/entry.ts';
import { readAffiliations, readNetworks } from '#src/api/fhir/directory/networks.ts';
import { planNetworkOf, networkStatusAt, type NetworkStatus } from '#src/domain/care/network.ts';
import { networksInForce } from '#src/domain/coverage/coverage.ts';
import { createRandom } from '#sandbox/seed/claims/random.ts';
import { searchset } from '#tests/support/fhir-server.ts';
import {
  independentStatus,
  type SentAffiliation,
  type SentNetwork,
  type SentPlan,
  type SentRole,
} from './independent-network.ts';

const today = '2026-11-24';
const planNet = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition';
const page = (resources: readonly unknown[]) => readSearchPage(searchset(resources), 'BP-NFA-100');

const coverage = ({ network, classValue, className }: SentPlan) => ({
  resourceType: 'Coverage',
  id: 'c1',
  status: 'active',
  period: { start: '2026-01-01' },
  network,
  class: [
    { type: { coding: [{ code: 'group' }] }, value: 'Arbor Choice' },
    {
      type: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/C4DICExtendedCoverageClassCS',
            code: 'network',
          },
        ],
      },
      value: classValue,
      name: className,
    },
  ],
});

const organization = ({ id, name, identifier }: SentNetwork) => ({
  resourceType: 'Organization',
  id,
  name,
  type: [{ coding: [{ code: 'ntwk' }] }],
  identifier: identifier === undefined ? [] : [{ value: identifier }],
});

const roleResource = ({ organization: of, locations, networks }: SentRole) => ({
  resourceType: 'PractitionerRole',
  id: 'r1',
  ...(of === undefined ? {} : { organization: { reference: `Organization/${of}` } }),
  location: locations.map((id) => ({ reference: `Location/${id}` })),
  extension: networks.map((valueReference) => ({
    url: `${planNet}/plannet-NetworkReference-extension/network-reference`,
    valueReference,
  })),
});

const affiliationResource = ({
  organization: of,
  networks,
  locations,
  active,
}: SentAffiliation) => ({
  resourceType: 'OrganizationAffiliation',
  active,
  participatingOrganization: { reference: `https://payer.example/r4/Organization/${of}` },
  network: networks,
  location: locations.map((id) => ({ reference: `Location/${id}` })),
});

/** Returns the portal's own result, from the sent resources to the shown status. */
function statusOf(
  plan: SentPlan,
  listed: readonly SentNetwork[],
  role: SentRole,
  location: string | null,
  affiliations: readonly SentAffiliation[] | 'failed',
): NetworkStatus {
  const network = planNetworkOf(
    networksInForce(readCoverages(page([coverage(plan)])), today),
    readNetworks(page(listed.map(organization))),
  );
  const [entry] = readDirectoryEntries(page([roleResource(role)]));
  if (entry === undefined) throw new Error('no entry');
  const practiceNetworks =
    affiliations === 'failed'
      ? null
      : readAffiliations(page(affiliations.map(affiliationResource)), today).filter(
          ({ organizationId }) => organizationId === entry.organizationId,
        );
  const place = entry.places.find(({ key }) => key === `Location/${location ?? ''}`) ?? null;
  return networkStatusAt({ ...entry, practiceNetworks }, place, network);
}

const names = [
  'Arbor Choice',
  'ARBOR-CHOICE',
  'Harbor Select',
  'Arbor Medicare',
  'Árbor 11',
  'Arbor 1 1',
] as const;
const ids = ['n1', 'n2', 'n3', 'n4', 'arbor-choice'] as const;
const numbers = ['561490', '77', 'n1'] as const;

describe('the network status of a place', () => {
  it('equals a second computation for 2,000 plans and places', () => {
    const random = createRandom('networks');
    const maybe = <Value>(value: Value, share = 0.5): Value | undefined =>
      random.next() < share ? value : undefined;
    const some = <Value>(max: number, make: () => Value): Value[] =>
      Array.from({ length: random.between(0, max) }, make);
    const reference = () => ({
      reference: maybe(`Organization/${random.oneOf([...ids, 'gone'])}`, 0.8),
      display: maybe(random.oneOf(names)),
    });
    const seen = new Set<NetworkStatus>();
    for (let at = 0; at < 2_000; at += 1) {
      const plan = {
        network: maybe(random.oneOf(names), 0.3),
        classValue: maybe(random.oneOf([...numbers, ...ids])),
        className: maybe(random.oneOf(names)),
      };
      const listed = ids.flatMap((id): SentNetwork[] => {
        if (random.next() < 0.3) return [];
        return [
          {
            id,
            name: maybe(random.oneOf(names), 0.8),
            identifier: maybe(random.oneOf(numbers), 0.3),
          },
        ];
      });
      const role = {
        organization: maybe(random.oneOf(['o1', 'o2']), 0.9),
        locations: ['l1', 'l2'].slice(0, random.between(0, 2)),
        networks: random.next() < 0.5 ? [] : some(3, reference),
      };
      const affiliations =
        random.next() < 0.1
          ? ('failed' as const)
          : some(3, () => ({
              organization: random.oneOf(['o1', 'o2']),
              networks: some(2, reference),
              locations: ['l1', 'l2'].slice(0, random.between(0, 2)),
              active: maybe(random.next() < 0.8),
            }));
      for (const location of [...role.locations, ...(role.locations.length === 0 ? [null] : [])]) {
        const sent = [plan, listed, role, location, affiliations] as const;
        const status = statusOf(...sent);
        seen.add(status);
        expect(status, JSON.stringify(sent)).toBe(independentStatus(...sent));
      }
    }
    expect(seen.size).toBe(3);
  });

  const arbor: SentNetwork = { id: 'n1', name: 'Arbor Choice', identifier: undefined };
  const harbor: SentNetwork = { id: 'n2', name: 'Harbor Select', identifier: undefined };
  const named = (className: string): SentPlan => ({
    network: undefined,
    classValue: undefined,
    className,
  });
  const roleIn = (...of: string[]): SentRole => ({
    organization: 'o1',
    locations: ['l1', 'l2'],
    networks: of.map((id) => ({ reference: `Organization/${id}`, display: undefined })),
  });
  const both = [arbor, harbor];

  it.each<[string, NetworkStatus, SentPlan, SentNetwork[], SentRole]>([
    ['the entry names it', 'in', named('arbor choice'), both, roleIn('n1')],
    ['the entry names it twice', 'in', named('Arbor Choice'), both, roleIn('n1', 'n1')],
    [
      'the directory lists it twice',
      'in',
      named('Arbor Choice'),
      [{ ...arbor, id: 'n9' }, arbor],
      roleIn('n1'),
    ],
    ['the entry names another network', 'out', named('Arbor Choice'), both, roleIn('n2')],
    [
      'the entry names an unknown network',
      'unknown',
      named('Arbor Choice'),
      both,
      roleIn('n2', 'gone'),
    ],
    ['the entry names no network', 'unknown', named('Arbor Choice'), both, roleIn()],
    [
      'the directory has no such network',
      'unknown',
      named('Arbor Choice South'),
      both,
      roleIn('n1'),
    ],
    ['the directory lists no networks', 'unknown', named('Arbor Choice'), [], roleIn('n1')],
    ['the plan names no network', 'unknown', named(''), both, roleIn('n1')],
    [
      'words run together',
      'unknown',
      named('Arbor 1 1'),
      [{ ...arbor, name: 'Arbor 11' }],
      roleIn('n1'),
    ],
  ])('%s: %s', (_, status, plan, listed, role) => {
    expect(statusOf(plan, listed, role, 'l1', [])).toBe(status);
  });

  it('differs by place when the practice takes part at only one', () => {
    const affiliation = {
      organization: 'o1',
      networks: [{ reference: 'Organization/n1', display: undefined }],
      locations: ['l1'],
      active: true,
    };
    const at = (location: string, all: SentAffiliation[] | 'failed') =>
      statusOf(named('Arbor Choice'), both, roleIn(), location, all);
    expect(at('l1', [affiliation])).toBe('in');
    expect(at('l2', [affiliation])).toBe('unknown');
    expect(at('l1', [{ ...affiliation, active: false }])).toBe('unknown');
    expect(at('l1', 'failed')).toBe('unknown');
    const other = [{ reference: 'Organization/n2', display: undefined }];
    expect(at('l1', [{ ...affiliation, networks: other }])).toBe('out');
  });
});

describe('the networks of coverages', () => {
  const read = (more: object) =>
    readCoverages(page([{ ...coverage(named('Arbor Choice')), ...more }]));
  const named = (className: string): SentPlan => ({
    network: 'PPO',
    classValue: '561490',
    className,
  });

  it('the networks of a coverage in force are its classes and its network field', () => {
    expect(networksInForce(read({}), today)).toEqual(['Arbor Choice', '561490', 'PPO']);
  });

  it('a plan that has ended has no networks', () => {
    expect(networksInForce(read({ period: { end: '2026-10-31' } }), today)).toEqual([]);
  });

  it('leave out coverages that have not started', () => {
    const next = read({ id: 'c2', network: 'HMO', class: [], period: { start: '2027-01-01' } });
    expect(networksInForce([...read({}), ...next], today)).not.toContain('HMO');
    expect(networksInForce(next, today)).toEqual(['HMO']);
  });
});
