// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle, eob } from '#tests/support/claim-answers.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

/** Every screen distinguishes two people with the same first name in the same way. */

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const plan = planOf('Medical', { contractId: 'C1', memberId: 'M01' });

interface Kind {
  suffixes?: readonly [string, string];
  years?: readonly [string, string];
  told: readonly [string, string];
}

const kinds: readonly [string, Kind][] = [
  ['suffix', { suffixes: ['SR.', 'JR.'], told: ['Alex Sr.', 'Alex Jr.'] }],
  [
    'suffix before year of birth',
    { suffixes: ['II', 'III'], years: ['1961', '2012'], told: ['Alex II', 'Alex III'] },
  ],
  ['year of birth', { years: ['1961', '2012'], told: ['Alex (1961)', 'Alex (2012)'] }],
  ['relationship', { told: ['Alex (self)', 'Alex (child)'] }],
];

function answer(path: string, request: Request, { suffixes, years }: Kind): Response | null {
  if (path.includes('/accessrights/')) {
    const person = (index: 0 | 1, relationship: string) => ({
      memberId: `M0${index + 1}`,
      firstName: 'ALEX',
      relationship,
      ...(years && { dateOfBirth: `${years[index]}-01-01` }),
    });
    const accessibleMembers = [person(0, 'self'), person(1, 'child')];
    return Response.json({ accessibleMembers, rights: everyRight });
  }
  if (path.endsWith('/Patient')) {
    const patients = [0, 1].map((index) => ({
      resourceType: 'Patient',
      id: `p${index + 1}`,
      identifier: [{ value: `M0${index + 1}` }, { value: 'C1' }],
      name: [
        {
          given: ['ALEX'],
          family: 'EXAMPLE',
          ...(suffixes && { suffix: [suffixes[index === 0 ? 0 : 1]] }),
        },
      ],
    }));
    const identifierParameter = new URL(request.url).searchParams.get('identifier') ?? '';
    return bundle({
      resources: patients.filter(({ identifier }) =>
        identifier.some(({ value }) => value === identifierParameter),
      ),
    });
  }
  if (path.endsWith('/ExplanationOfBenefit')) {
    return bundle({
      resources: ['p1', 'p2'].map((id) =>
        eob(`c-${id}`, { patient: { reference: `Patient/${id}` } }),
      ),
    });
  }
  if (path.endsWith('/settings')) return Response.json({ tosChecked: true });
  return null;
}

const screens = [
  '/medical/claims',
  '/medical/documents',
  '/medical/spending-details',
  '/settings/privacy-security',
  '/settings/sharing',
];

describe.each(kinds)('by %s', (_, kind) => {
  it.each(screens)('distinguishes people of the same name on %s', async (address) => {
    const { says, text } = await openScreen(address, plan, {
      answer: (path, request) => answer(path, request, kind),
    });
    await says(kind.told[1]);
    expect(text()).not.toMatch(/\bAlex(?! (?:Sr\.|Jr\.|II|III|\())/);
  });
});
