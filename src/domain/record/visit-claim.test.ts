import { describe, expect, it } from 'vitest';
import { claimLine, familyClaim } from '#tests/support/claims.ts';
import { recordEntry } from '#tests/support/record.ts';
import { visitClaims } from './visit-claim.ts';

const line = (service: string) => claimLine({ service });
const visit = recordEntry('v', {
  kind: 'procedure',
  name: 'X-ray of the knee',
  day: '2026-03-01',
  facts: [
    { label: 'place', text: 'Knee' },
    { label: 'by', text: 'Clearpoint Imaging' },
  ],
});
const claim = (id: string, more: Parameters<typeof familyClaim>[0] = {}) =>
  familyClaim({
    id,
    memberId: 'M1',
    serviceStart: '2026-03-01',
    providerName: 'CLEARPOINT  IMAGING.',
    ...more,
  });

describe('the claim of a visit', () => {
  it('the claim of a visit is the member’s only claim on that day by that provider', () => {
    expect(visitClaims([claim('other', { memberId: 'M2' }), claim('e1')], 'M1')(visit)).toBe('e1');
  });

  it('the claim of a visit may cover several days', () => {
    const stay = claim('e1', { serviceStart: '2026-02-27', serviceEnd: '2026-03-01' });
    expect(visitClaims([stay], 'M1')(visit)).toBe('e1');
  });

  it.each<[string, Parameters<typeof familyClaim>[0]]>([
    ['of another member', { memberId: 'M2' }],
    ['without a member', { memberId: null }],
    ['of another day', { serviceStart: '2026-03-02' }],
    ['that ended before', { serviceStart: '2026-02-01', serviceEnd: '2026-02-28' }],
    ['without a day', { serviceStart: null }],
    ['of another provider', { providerName: 'Riverside Hospital' }],
    ['of no provider', { providerName: null }],
    ['that was canceled', { status: 'cancelled' }],
    ['that was replaced', { status: 'replaced' }],
  ])('the claim of a visit is not a claim %s', (_, more) => {
    expect(visitClaims([claim('e1', more)], 'M1')(visit)).toBeNull();
  });

  it('picks the claim with a line of its name, and is null when several or no claims match', () => {
    const named = claim('e2', { lines: [line('X-Ray of the knee')] });
    expect(visitClaims([claim('e1'), named], 'M1')(visit)).toBe('e2');
    expect(visitClaims([claim('e1'), claim('e3')], 'M1')(visit)).toBeNull();
    expect(visitClaims([named, { ...named, id: 'e4' }], 'M1')(visit)).toBeNull();
  });

  it.each([
    ['an entry that is no visit', { kind: 'medication' as const }],
    ['an uncertain day', { day: '2026-03' }],
    ['no day', { day: null }],
    ['no provider', { facts: [] }],
  ])('finds no claim of a visit with %s', (_, more) => {
    expect(visitClaims([claim('e1')], 'M1')({ ...visit, ...more })).toBeNull();
  });
});
