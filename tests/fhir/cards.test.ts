import { describe, expect, it } from 'vitest';
import { cardsOfMember, type IdCard } from '#src/domain/id-card/card.ts';
import { readSearchPage } from '#src/api/fhir/bundle.ts';
import { readCards } from '#src/api/fhir/cards/card.ts';
import { readIssuer } from '#src/api/fhir/cards/issuer.ts';
import { pathsInto, replaced } from '#tests/support/odd-parts.ts';
import { sample, searchset } from '#tests/support/fhir-server.ts';

const cardsOf = (...resources: readonly unknown[]) =>
  readCards(readSearchPage(searchset(resources), 'BP-FA-006'));

describe('the card of the CARIN Digital Insurance Card guide', () => {
  const [card] = cardsOf(sample('c4dic/Example-Coverage1'));

  it('has the values of its file', () =>
    expect(card).toMatchObject({
      id: 'Example-Coverage1',
      status: 'active',
      typeCodes: ['hip'],
      patientId: 'Example-Patient2',
      name: 'Jane Doe',
      memberIds: ['102345672-02'],
      subscriberName: 'John Doe',
      subscriberId: '102345672-01',
      planName: 'Acme Gold Plus',
      groupId: '993355',
      groupName: 'Stars Inc',
      network: 'Acme Gold Plus South',
      start: '2021-01-01',
      end: null,
      issued: '2020-12-15',
      pharmacy: [
        { kind: 'rxbin', value: '100045' },
        { kind: 'rxpcn', value: '1234000' },
      ],
      colors: { background: '#00bfff', foreground: '#000000' },
      issuer: 'Example-PayerOrganization1',
      issuerName: 'Acme Insurance Co',
    }));

  it('names all people on the plan', () =>
    expect(card?.people.map(({ name, memberId }) => `${name} ${memberId}`)).toEqual([
      ...['John Doe 102345672-01', 'Jane Doe 102345672-02'],
      ...['Jimmy Doe 102345672-03', 'Ginny Doe 102345672-04'],
    ]));

  it('has the payer’s texts on its back, one per line', () => {
    expect(card?.notes).toHaveLength(3);
    expect(card?.notes[0]).toBe('If you use a TTY, call 711.');
  });

  it('has the payer’s phone numbers', () =>
    expect(readIssuer(sample('c4dic/Example-PayerOrganization1'))).toEqual({
      name: 'Acme Insurance Co',
      payerId: '45002',
      contacts: [
        { purpose: 'Pharmacists', isForPharmacists: true, phone: '1-800-123-4988', url: null },
        {
          purpose: 'Patient',
          isForPharmacists: false,
          phone: '1-800-465-2222',
          url: 'http://acmeinsurance.com',
        },
        {
          purpose: 'Mail Order Pharmacy',
          isForPharmacists: false,
          phone: '1-888-466-1234',
          url: null,
        },
        {
          purpose: 'Provider Service',
          isForPharmacists: false,
          phone: '1-800-444-3333',
          url: null,
        },
        {
          purpose: 'Virtual Care Services',
          isForPharmacists: false,
          phone: null,
          url: 'http://virtualdoctor.com',
        },
      ],
      address: ['P.O. Box 1111', 'Miami, FL 20222-4021'],
    }));
});

it.each([
  'carin-bb/Coverage-Coverage1',
  'carin-bb/Coverage-CoverageDental1',
  'cms-bfd-v3/Coverage-PartC',
  'pct/Coverage-coverage1001',
])('reads a coverage without card data as a card: %s', (name) => {
  const sent = sample(name);
  const [card] = cardsOf(sent);
  expect(card).toMatchObject({ people: [], notes: [], colors: null, issued: null });
  expect(sent).toMatchObject({ id: card?.id });
});

it('does not throw on a malformed part of a card or a payer', () => {
  const odd = [null, 0, 'x', [], {}, [null], [{}]];
  const [coverage, payer] = ['c4dic/Example-Coverage1', 'c4dic/Example-PayerOrganization1'].map(
    (name) => sample(name),
  );
  for (const by of odd) {
    for (const path of pathsInto(coverage)) cardsOf(replaced(coverage, path, by));
    for (const path of pathsInto(payer)) readIssuer(replaced(payer, path, by));
  }
});

it('ignores a payer’s web address that does not begin with http', () =>
  expect(
    readIssuer({
      resourceType: 'Organization',
      telecom: [{ system: 'url', value: 'javascript:alert(1)' }],
    }),
  ).toMatchObject({ contacts: [] }));

describe('the card of a member', () => {
  const [base] = cardsOf(sample('c4dic/Example-Coverage1'));
  const card = (changes: Partial<IdCard>): IdCard => {
    if (base === undefined) throw new Error('the sample has no card');
    const id = changes.id ?? 'hip-C1';
    return { ...base, id, numbers: [id], memberIds: ['C101'], patientId: 'p1', ...changes };
  };
  const plan = { contractId: 'C1', contractType: 'Medical', memberId: 'C101' } as const;
  const foundCards = (
    cards: readonly IdCard[],
    memberId = 'C101',
    patientId: string | null = null,
  ) => cardsOfMember(cards, { plan, memberId, patientId, today: '2026-11-23' }).map(({ id }) => id);

  it.each<[string, Partial<IdCard>, string[]]>([
    ['by the member ID', {}, ['hip-C1']],
    ['not of another contract', { id: 'hip-C2' }, []],
    ['not one that was cancelled', { status: 'cancelled' }, []],
    ['the last one of a plan that has ended', { end: '2026-11-22' }, ['hip-C1']],
    ['on its last day', { end: '2026-11-23' }, ['hip-C1']],
    ['not before its first day', { start: '2026-11-24' }, []],
    ['not another member’s', { memberIds: ['C102'] }, []],
    ['the only one, even without a member', { memberIds: [], patientId: null }, ['hip-C1']],
  ])('finds the right cards: %s', (_, changes, expected) =>
    expect(foundCards([card(changes)])).toEqual(expected),
  );

  it('finds the last ended card only if no card is in force', () => {
    const ended = card({ id: 'hip-C1-old', end: '2024-12-31' });
    const last = card({ id: 'hip-C1-last', end: '2025-12-31', status: 'cancelled' });
    expect(foundCards([ended, last])).toEqual(['hip-C1-last']);
    expect(foundCards([ended, last, card({})])).toEqual(['hip-C1']);
  });

  it('finds a card by the patient when there is no member ID', () => {
    const unnumbered = card({ memberIds: [] });
    expect(foundCards([unnumbered], 'C102', 'p1')).toEqual(['hip-C1']);
    expect(foundCards([unnumbered], 'C102', 'p2')).toEqual([]);
  });
});
