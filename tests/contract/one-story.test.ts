import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyIds } from '#generated/brands/companies.ts';
import { programTitles } from '#content/program-titles.ts';
import { zGetAccessRightsResponse } from '#generated/member/validators/zGetAccessRightsResponse.ts';
import { zGetMembershipsResponse } from '#generated/member/validators/zGetMembershipsResponse.ts';
import { zVerifyMemberResponse } from '#generated/member/validators/zVerifyMemberResponse.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import { partners } from '#src/domain/single-sign-on/partners.ts';
import { apis, readOperations } from '../../openapi/documents.ts';
import { insurers } from '../../sandbox/seed/insurers.ts';
import { createWorld } from '../../sandbox/seed/world.ts';

const operations = (await Promise.all(apis.map((api) => readOperations(api)))).flat();

const operation = (id: string) => {
  const match = operations.find(({ operationId }) => operationId === id);
  if (!match) throw new Error(`${id} is not in the documents`);
  return match;
};

const answersOf = (id: string): unknown[] =>
  operation(id).responses.flatMap(({ status, content }) =>
    status === 200 ? Object.values(content?.examples ?? {}) : [],
  );

const memberships = answersOf('getMemberships').flatMap(
  (answer) => zGetMembershipsResponse.parse(answer).userMemberships,
);

test('uses a member ID of the example memberships in the example of access rights', () => {
  const { parameters } = operation('getAccessRights');
  const example = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, parameter.example]),
  );
  expect(memberships).toContainEqual(
    expect.objectContaining({
      companyId: example['companyId'],
      memberId: example['memberId'],
      contractType: example['contractType'],
    }),
  );
  expect(memberships.map(({ contractId }) => contractId)).not.toContain(example['memberId']);
});

const zCoverages = z.object({
  entry: z.array(
    z.object({
      resource: z.object({
        subscriberId: z.string(),
        payor: z.array(z.object({ display: z.string() })),
        class: z.optional(
          z.array(
            z.object({
              type: z.object({ text: z.optional(z.string()), id: z.optional(z.string()) }),
              value: z.optional(z.string()),
            }),
          ),
        ),
      }),
    }),
  ),
});

describe('the examples use the people, plans and programs of the sandbox', () => {
  const world = createWorld(new Date(), 'https://partner.example');
  const places = world.contracts.flatMap((contract) =>
    contract.members.map((member) => ({ contract, member })),
  );
  const placeOf = (memberId: string) => {
    const memberPlace = places.find(({ member }) => member.memberId === memberId);
    if (!memberPlace) throw new Error(`no member of the sandbox has the ID ${memberId}`);
    return memberPlace;
  };

  test.each(memberships)('$displayName: $lobDisplayName', (membership) => {
    const { contract, member } = placeOf(membership.memberId);
    expect(membership).toMatchObject({
      companyId: contract.companyId,
      contractId: contract.contractId,
      memberSeqNumber: member.sequence,
      isPolicyHolder: member.relationship === 'self',
      isActive: contract.isActive,
      contractType: contract.design.contractType,
      lobDisplayName: contract.design.planName,
      tier1: contract.tier1,
      ssoType: contract.ssoType,
      displayName: `${member.person.firstName} ${member.person.lastName}`,
    });
  });

  const coverages = answersOf('searchCoverages').flatMap(
    (answer) => z.safeParse(zCoverages, answer).data?.entry.map(({ resource }) => resource) ?? [],
  );

  test('every coverage is of a plan of the sandbox, its insurer and its group', () => {
    expect(coverages.length).toBeGreaterThan(5);
    for (const { subscriberId, payor, class: groups = [] } of coverages) {
      const contract = world.contracts.find(({ contractId }) => contractId === subscriberId);
      expect(payor, subscriberId).toEqual([
        expect.objectContaining({ display: contract && insurers[contract.tier1].name }),
      ]);
      for (const { type, value } of groups) {
        if (type.text === 'group') expect(type.id ?? value).toBe(contract?.groupId);
      }
    }
  });

  const answers = answersOf('getAccessRights').map((answer) =>
    zGetAccessRightsResponse.parse(answer),
  );
  const listed = answers.flatMap(({ accessibleMembers = [] }) => accessibleMembers);

  test.each(listed)('$memberId is $firstName', ({ memberId, firstName, relationship }) => {
    const { member } = placeOf(memberId);
    expect({ firstName, relationship }).toEqual({
      firstName: member.person.firstName,
      relationship: member.relationship,
    });
  });

  const catalogue = Object.keys(programTitles);
  const programsOf = (rights: { programs?: readonly { programId: string }[] | undefined }) =>
    (rights.programs ?? []).map(({ programId }) => programId);

  test('every program of an example is in the catalogue', () => {
    const named = answers.flatMap(({ rights }) => programsOf(rights));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !catalogue.includes(id))).toEqual([]);
  });

  test('every partner of an example is one of the twelve', () => {
    const bodies = Object.values(operation('startSingleSignOn').requestBody?.examples ?? {});
    const named = bodies.flatMap(
      (body) => z.safeParse(z.object({ target: z.string() }), body).data?.target ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    const partnerNames: readonly string[] = Object.values(partners);
    expect(named.filter((target) => !partnerNames.includes(target))).toEqual([]);
  });

  test('every program of the sandbox is in the catalogue, and the catalogue has no other', () => {
    const named = world.contracts.flatMap(({ rights }) => programsOf(rights));
    expect([...new Set(named)].toSorted()).toEqual(catalogue.toSorted());
  });

  test.each(Object.keys(insurers))('the company of %s is the sandbox’s', (tier1) => {
    const own = world.contracts.filter((contract) => contract.tier1 === tier1);
    expect(own.length).toBeGreaterThan(0);
    const companyId = companyIds[brandOf(tier1)];
    expect(new Set(own.map((contract) => contract.companyId))).toEqual(new Set([companyId]));
  });

  test('a plan that registration finds is one of the sandbox', () => {
    const verifiedPlans = answersOf('verifyMember').map(
      (answer) => zVerifyMemberResponse.parse(answer).plan,
    );
    const planNames = world.contracts.map(({ tier1, design }) => `${tier1} ${design.planName}`);
    expect(
      verifiedPlans
        .map(({ tier1, lobDisplayName }) => `${tier1} ${lobDisplayName}`)
        .filter((plan) => !planNames.includes(plan)),
    ).toEqual([]);
  });
});
