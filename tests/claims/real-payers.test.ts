import { describe, expect, it } from 'vitest';
import { readClaim } from '#src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '#src/api/fhir/claims/explanation-of-benefit.ts';
import { claimQuery } from '#src/api/queries/claim.ts';
import { isLineDenied } from '#src/domain/claims/amounts/claim-lines.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { amountsBeside } from '#src/domain/claims/amounts/other-amounts.ts';
import { costBreakdownOf, statedCosts } from '#src/domain/claims/amounts/cost-breakdown.ts';
import { planOf } from '#tests/support/plans.ts';
import { eob, idsOf, patient, plan, startPortal } from '#tests/support/claim-answers.ts';
import { sample } from '#tests/support/fhir-server.ts';

const hl7 = 'http://terminology.hl7.org/CodeSystem/adjudication';
const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const amount = (code: string, value: number) => ({
  category: {
    coding: [
      {
        system: ['submitted', 'eligible', 'benefit', 'copay'].includes(code)
          ? hl7
          : `${carin}/C4BBAdjudication`,
        code,
      },
    ],
  },
  amount: { value },
});
const denial = (text: string) => ({
  category: {
    coding: [{ system: `${carin}/C4BBAdjudicationDiscriminator`, code: 'denialreason' }],
  },
  reason: { text },
});

function claimOf(changes: object) {
  const resource = readExplanationOfBenefit(eob('e-1', { outcome: 'complete', ...changes }));
  const claim = resource && readClaim(resource);
  if (!claim) throw new Error('it is a claim');
  return claim;
}

describe('the member of a claim', () => {
  const unnamed = { resourceType: 'Patient', id: 'p1' };
  const claims = { p1: () => ({ resources: [eob('one')] }) };
  /** Returns the result of a search by one member's identifier. */
  const bySearch = (byIdentifier: Record<string, object[]>) => (identifier: string) =>
    byIdentifier[identifier] ?? [];

  it('finds the member of a claim when the patient has no identifier', async () => {
    const own = planOf('Medical', { contractId: 'A1', memberId: 'A101', isPolicyHolder: false });
    const portal = startPortal(claims, [unnamed], { plan: own, members: ['A101'] });
    expect((await portal.read()).claims).toMatchObject([{ id: 'one', memberId: 'A101' }]);
  });

  it('the member of a claim is a policyholder alone on the contract when the patient has only the contract’s number', async () => {
    const portal = startPortal(claims, [patient('p1', 'A1')], { plan, members: ['A101'] });
    expect((await portal.read()).claims).toMatchObject([{ id: 'one', memberId: 'A101' }]);
  });

  it('finds the member of a claim by a search for each identifier when the patients of a family look alike', async () => {
    const p1 = { resourceType: 'Patient', id: 'p1' };
    const p2 = patient('p2', 'A1');
    const portal = startPortal(
      { ...claims, p2: () => ({ resources: [eob('two')] }) },
      bySearch({ A1: [p1, p2], A101: [p1], A102: [p2] }),
    );
    expect((await portal.read()).claims.map(({ id, memberId }) => [id, memberId])).toEqual([
      ['one', 'A101'],
      ['two', 'A102'],
    ]);
  });

  it('shows the claims of neither patient when two patients cannot be told apart', async () => {
    const portal = startPortal(
      { ...claims, p2: () => ({ resources: [eob('two')] }) },
      bySearch({ A1: [{ resourceType: 'Patient', id: 'p1' }, patient('p2', 'A1')] }),
      { plan, members: ['A101'] },
    );
    expect(idsOf(await portal.read())).toEqual([]);
  });

  it('shows no claims when the service ignores the identifier', async () => {
    const portal = startPortal({ ...claims, p2: () => ({ resources: [eob('two')] }) }, [
      unnamed,
      patient('p2', 'A1'),
    ]);
    expect(idsOf(await portal.read())).toEqual([]);
  });

  it('shows no claims of a patient with another identifier than the searched one', async () => {
    const own = planOf('Medical', { contractId: 'A1', memberId: 'A101', isPolicyHolder: false });
    const portal = startPortal(claims, [patient('p1', 'A109')], { plan: own, members: ['A101'] });
    expect(idsOf(await portal.read())).toEqual([]);
  });

  it('needs one search when every patient has an identifier', async () => {
    const portal = startPortal(claims);
    await portal.read();
    expect(portal.calls.filter((call) => call.includes('/Patient?'))).toHaveLength(1);
  });

  it('finds the member on the page of a claim, too', async () => {
    const own = planOf('Medical', { contractId: 'A1', memberId: 'A101', isPolicyHolder: false });
    const sent = eob('one', { patient: { reference: 'Patient/p1' } });
    const { portal } = startPortal(
      { '/api/v1/health-records/ExplanationOfBenefit/one': () => Response.json(sent) },
      [unnamed],
    );
    const claim = await portal.queryClient.query(claimQuery(portal, own, ['A101'], 'one'));
    expect(claim.memberId).toBe('A101');
  });
});

describe('a provider inside the claim is named', () => {
  const held = (...contained: object[]) =>
    claimOf({ provider: { reference: '#who' }, contained }).providerName;
  const name = [{ given: ['Ana', 'M.'], family: 'Reyes' }];

  it.each<[string, string | null, object[]]>([
    [
      'an organization',
      'Lakeside Dental',
      [{ resourceType: 'Organization', id: 'who', name: 'Lakeside Dental' }],
    ],
    ['a practitioner', 'Ana M. Reyes', [{ resourceType: 'Practitioner', id: 'who', name }]],
    [
      'a role by the practitioner’s display',
      'Dr. Reyes',
      [{ resourceType: 'PractitionerRole', id: 'who', practitioner: { display: 'Dr. Reyes' } }],
    ],
    [
      'a role by the practitioner that it refers to',
      'Ana M. Reyes',
      [
        { resourceType: 'PractitionerRole', id: 'who', practitioner: { reference: '#dr' } },
        { resourceType: 'Practitioner', id: 'dr', name },
      ],
    ],
    [
      'a role by its organization',
      'Lakeside Dental',
      [
        { resourceType: 'PractitionerRole', id: 'who', organization: { reference: '#org' } },
        { resourceType: 'Organization', id: 'org', name: 'Lakeside Dental' },
      ],
    ],
    ['not by N/A', null, [{ resourceType: 'Organization', id: 'who', name: 'N/A' }]],
    [
      'not by the name of another resource',
      null,
      [{ resourceType: 'Practitioner', id: 'else', name }],
    ],
  ])('%s', (_, expected, contained) => expect(held(...contained)).toBe(expected));
});

describe('the plan’s payment', () => {
  const paid = (changes: object) => costBreakdownOf(claimOf(changes)).planPaid;
  const lines = (...all: object[][]) => all.map((adjudication) => ({ adjudication }));

  it('prefers a total to the amount of a line', () =>
    expect(
      paid({ total: [amount('paidtoprovider', 620)], item: lines([amount('benefit', 20)]) }),
    ).toBe(62_000));

  it('prefers the payment to the lines', () =>
    expect(
      paid({ payment: { amount: { value: 3.5 } }, item: lines([amount('benefit', 11.14)]) }),
    ).toBe(350));

  it('the plan’s payment is unknown when only one of several lines states it', () => {
    const item = lines([amount('benefit', 20)], [amount('submitted', 70)]);
    expect(paid({ item })).toBeNull();
    // Something was paid all the same.
    expect(claimOf({ item }).status).toBe('paid');
  });

  it('the plan’s payment is the sum of the lines when every line states it', () =>
    expect(paid({ item: lines([amount('benefit', 20)], [amount('benefit', 0)]) })).toBe(2_000));

  it.each([
    ['carin-bb/ExplanationOfBenefit-EOBPharmacy1', 62_000],
    ['carin-bb/ExplanationOfBenefit-EOBOral1', 35_000],
    ['cms-bfd-v3/ExplanationOfBenefit', 350],
    ['cms-bfd-v3/ExplanationOfBenefit-Pharmacy', 4_550],
    ['cms-bluebutton-v2/eob_read_in_pt_v2', 1_000_000],
    ['fhir-r4-core/ExplanationOfBenefit-EB3500', 9_600],
  ])('%s: %i cents, in the list too', (file, cents) => {
    const claim = claimOf(Object.assign({}, sample(file), { id: 'e-1' }));
    expect(costBreakdownOf(claim).planPaid).toBe(cents);
    expect(rowOf({ ...claim, memberId: null }).costs.planPaid).toBe(cents);
  });
});

describe('a line that was paid', () => {
  const lineOf = (...adjudication: object[]) => {
    const claim = claimOf({ item: [{ adjudication }] });
    const [line] = claim.lines;
    if (!line) throw new Error('there is a line');
    return { claim, line, isDenied: isLineDenied(line) };
  };

  it.each(['N/A', 'n/a', 'NA', 'None', 'Not applicable', '-', '', '00', ' N / A '])(
    'has no reason that says nothing: %s',
    (text) => {
      const { claim, line, isDenied } = lineOf(amount('benefit', 20), denial(text));
      expect([line.denialReasons, claim.denialReasons, isDenied]).toEqual([[], [], false]);
    },
  );

  it('a line that was paid is not denied by a reason for a partial payment', () => {
    const { claim, line, isDenied } = lineOf(amount('benefit', 20), denial('Over the maximum'));
    expect(line.denialReasons).toEqual(['Over the maximum']);
    expect(isDenied).toBe(false);
    expect(claim.status).toBe('paid');
  });

  it.each([
    ['nothing', []],
    ['zero', [amount('benefit', 0)]],
  ])('a line is denied where %s was paid', (_, paid) => {
    const { claim, isDenied } = lineOf(...paid, denial('Not covered'));
    expect([isDenied, claim.status]).toEqual([true, 'denied']);
  });

  it('counts a payment to the patient', () =>
    expect(lineOf(amount('paidtopatient', 5), denial('Over the maximum')).isDenied).toBe(false));
});

describe('a sum of lines', () => {
  it('a sum of lines is not a stated share', () => {
    const item = [{ adjudication: [amount('memberliability', 8)] }];
    expect(costBreakdownOf(claimOf({ item }))).toMatchObject({
      memberResponsibility: 800,
      isMemberResponsibilityStated: false,
    });
  });

  it('tells a sum of lines from a stated total, column by column', () => {
    const claim = claimOf({
      total: [amount('submitted', 100)],
      item: [{ adjudication: [amount('submitted', 100), amount('eligible', 80)] }],
    });
    expect(costBreakdownOf(claim)).toMatchObject({ billed: 10_000, allowed: 8_000 });
    expect(statedCosts(claim)).toMatchObject({ billed: 10_000, allowed: null });
  });
});

describe('each amount that a payer states is on the page', () => {
  it('shows totals without a column', () => {
    const claim = claimOf({
      total: [
        amount('submitted', 410),
        amount('benefit', 350),
        amount('paidtoprovider', 340),
        amount('drugcost', 12),
        { category: { text: 'Smile bonus' }, amount: { value: 7 } },
      ],
      payment: { amount: { value: 339 } },
    });
    expect(amountsBeside(claim)).toEqual([
      { kind: 'known', category: 'paidtoprovider', cents: 34_000 },
      { kind: 'known', category: 'drugcost', cents: 1_200 },
      { kind: 'payment', cents: 33_900 },
      { kind: 'named', label: 'Smile bonus', cents: 700 },
    ]);
  });

  it('shows an amount of the header that differs from the total of its category', () => {
    const claim = claimOf({
      total: [amount('copay', 20)],
      adjudication: [amount('copay', 25), amount('copay', 20)],
    });
    expect(amountsBeside(claim)).toEqual([{ kind: 'known', category: 'copay', cents: 2_500 }]);
  });

  it('shows the payment once when it equals the plan’s part', () =>
    expect(
      amountsBeside(claimOf({ total: [amount('benefit', 5)], payment: { amount: { value: 5 } } })),
    ).toEqual([]));
});

it('does not find a claim of a hidden patient, even if the service returns it', async () => {
  const sent = eob('one', { patient: { reference: 'Patient/p2' } });
  const { portal } = startPortal({
    '/api/v1/health-records/ExplanationOfBenefit/one': () => Response.json(sent),
  });
  const query = (seen: string[]) => portal.queryClient.query(claimQuery(portal, plan, seen, 'one'));
  await expect(query(['A101'])).rejects.toMatchObject({ status: 404 });
  await expect(query(['A101', 'A102'])).resolves.toMatchObject({ memberId: 'A102' });
});
