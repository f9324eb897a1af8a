import { expect, it } from 'vitest';
import { claimLine, familyClaim } from '#tests/support/claims.ts';
import { appealOfClaim } from './claim-appeal-screen.tsx';

const line = (service: string | null, denialReasons: readonly string[] = []) =>
  claimLine({ service, denialReasons });
const viewer = { accessibleMembers: [] };

it.each([
  [
    'the line that was denied',
    'denied',
    [line('Imaging', ['No records']), line('Visit')],
    ['Imaging'],
  ],
  [
    'every line of a claim that was denied as a whole',
    'denied',
    [line('Imaging'), line('Visit')],
    ['Imaging', 'Visit'],
  ],
  ['nothing of a claim that was paid, whose lines say nothing', 'paid', [line('Imaging')], []],
  ['no line without a name', 'denied', [line(null)], []],
] as const)('an appeal names as denied %s', (_, status, lines, expected) =>
  expect(appealOfClaim(familyClaim({ status, lines }), viewer).deniedServices).toEqual(expected),
);
