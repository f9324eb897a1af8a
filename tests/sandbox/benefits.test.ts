import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zGetAccumulatorsResponse } from '#generated/v1/validators/zGetAccumulatorsResponse.ts';
import { zListBenefitsResponse } from '#generated/v1/validators/zListBenefitsResponse.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { adultDaughter, clientOf, startSandbox, type MemberClient } from './member-client.ts';

let sandbox: Sandbox;
let maria: MemberClient;
beforeAll(async () => {
  sandbox = await startSandbox({ now: new Date(2026, 10, 21, 12) });
  maria = await clientOf(sandbox.urls, 'maria');
});
afterAll(() => sandbox.close());

describe('the benefits of a plan', () => {
  it.each([
    ['medical', 'A1042887701'],
    ['dental', 'D2055190401'],
    ['vision', 'V3091772601'],
  ])('%s: name each service once, with limits that an accumulator counts', async (_, memberId) => {
    const ofMember = (what: string) => maria.json(`/api/v1/members/${memberId}/${what}`);
    const { items } = zListBenefitsResponse.parse(await ofMember('benefits'));
    const { accumulators } = zGetAccumulatorsResponse.parse(await ofMember('accumulators'));
    expect(new Set(items.map(({ benefitId }) => benefitId)).size).toBe(items.length);
    const limits = items.flatMap(({ limit }) => limit ?? []);
    expect(limits.length).toBeGreaterThan(0);
    for (const limit of limits) expect(accumulators).toContainEqual(expect.objectContaining(limit));
  });

  it('refuses the benefits of a member whom the user may not see', async () => {
    const answer = await maria.send(`/api/v1/members/${adultDaughter}/benefits`);
    expect(answer.status).toBe(403);
  });
});
