import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { subjectOf } from '#sandbox/identity/subjects.ts';
import {
  adultDaughter,
  clientOf,
  control,
  giveFamilyAccess,
  startSandbox,
  type MemberClient,
} from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

const sofia = 'A1042887704';
const ask = async (memberId: string, userName = 'maria') => {
  const { status } = await maria.send(`/api/member/users/${subjectOf(userName)}/access-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ memberId }),
  });
  return status;
};

test.each([
  ['a child, whom the parent sees anyway', sofia, 'maria'],
  ['a member of another family', 'A4412095602', 'maria'],
  ['an adult in the name of another user', adultDaughter, 'sam'],
])('refuses a request to %s', async (_, memberId, userName) =>
  expect(await ask(memberId, userName)).toBe(403),
);

test('sends an adult at most five messages a day, and stops after she shares', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect(await ask(adultDaughter)).toBe(204);
  expect(await ask(adultDaughter)).toBe(429);
  await giveFamilyAccess(sandbox.urls);
  expect(await ask(adultDaughter)).toBe(403);
});

test('includes hidden members and ended coverage in the rights', async () => {
  const rights = `/api/member/users/${subjectOf('maria')}/accessrights/020/A1042887701/Medical`;
  const zRights = z.object({
    accessibleMembers: z.array(
      z.object({ memberId: z.string(), coverageEndedOn: z.nullable(z.string()) }),
    ),
    hideTermedDependents: z.boolean(),
  });
  const told = async () => {
    const { accessibleMembers, hideTermedDependents } = zRights.parse(await maria.json(rights));
    const ended = accessibleMembers.filter((member) => member.coverageEndedOn !== null);
    return { ended: ended.map(({ memberId }) => memberId), hideTermedDependents };
  };
  expect(await told()).toEqual({ ended: [], hideTermedDependents: false });
  await control(sandbox.urls, { coverageEnd: { memberId: sofia, day: '2026-01-31' } });
  await maria.send(`/api/member/users/${subjectOf('maria')}/member-settings/A1042887701`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hideTermedDependents: true, otherCoverage: null }),
  });
  expect(await told()).toEqual({ ended: [sofia], hideTermedDependents: true });
});
