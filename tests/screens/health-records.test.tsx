// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '#src/domain/plan/plan.ts';
import { bundle, eob } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { outcome } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const save = vi.hoisted(() => ({
  file: vi.fn<(text: string, name: string, type: string) => void>(),
}));
vi.mock('#src/ui/browser/save-file.ts', () => ({ saveFile: save.file }));
// The chart needs a layout.
vi.mock('#src/ui/chart/trend-chart.tsx', () => ({
  TrendChart: ({ summary }: { summary: string }) => <div role="img" aria-label={summary} />,
}));

afterEach(() => {
  save.file.mockClear();
});

/** The code of the screen and the service's answers arrive one after the other. */
const soon = <Value,>(read: () => Value) => expect.poll(read);

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const member = (memberId: string, firstName: string, dateOfBirth: string | null, more = {}) => ({
  memberId,
  firstName,
  dateOfBirth,
  relationship: 'child',
  familyAccess: false,
  ...more,
});
/** On 2026-11-21 one turns 18, the other is 17 until tomorrow. */
const family = [
  member('C101', 'MARIA', '1984-03-02', { relationship: 'self' }),
  member('C102', 'ELENA', '2008-11-21', { familyAccess: true }),
  member('C103', 'MATEO', '2008-11-22'),
];
const patient = (id: string, memberId: string, more: object = {}) => ({
  resourceType: 'Patient',
  id,
  identifier: [{ value: memberId }, { value: 'C1' }],
  ...more,
});
const everybody = [
  patient('p1', 'C101', {
    name: [
      { use: 'old', given: ['Maria'], family: 'Reyes' },
      { use: 'official', given: ['Maria'], family: 'Delgado' },
    ],
    birthDate: '1984-03-02',
  }),
  patient('p2', 'C102'),
  patient('p3', 'C103'),
];
const coding = (code: string) => ({ coding: [{ code }] });
const entry = (resourceType: string, id: string, more: object) => ({ resourceType, id, ...more });
const condition = (id: string, words: string, more: object = {}) =>
  entry('Condition', id, { code: { text: words }, clinicalStatus: coding('active'), ...more });
const result = (id: string, day: string, value: number) =>
  entry('Observation', id, {
    code: { text: 'Sugar' },
    effectiveDateTime: day,
    valueQuantity: { value, unit: 'mg' },
  });

type Answers = Record<string, (query: URLSearchParams) => Response | Promise<Response>>;

async function open(
  answers: Answers = {},
  {
    address = '',
    of = plan,
    patients = everybody,
  }: { address?: string; of?: Plan; patients?: readonly object[] } = {},
) {
  const requests: string[] = [];
  const screen = await openScreen(`/medical/health-records${address}`, of, {
    answer(path, request) {
      if (path.includes('/accessrights/')) {
        return Response.json({ accessibleMembers: family, rights: everyRight });
      }
      if (!path.includes('/health-records/')) return null;
      const { searchParams, search } = new URL(request.url);
      const end = path.slice(path.indexOf('/health-records/') + '/health-records/'.length);
      requests.push(end + search);
      const answer = answers[end];
      if (answer) return answer(searchParams);
      if (end === 'Patient') return bundle({ resources: patients });
      if (end.startsWith('Patient/')) return Response.json(patient(end.slice(8), 'C101'));
      return bundle({ resources: [] });
    },
  });
  const region = (name: string) => screen.queryByRole('region', { name });
  const entries = () => [...(region('Timeline')?.querySelectorAll(':scope > ol > li') ?? [])];
  const regionText = (name: string) => () => region(name)?.textContent ?? '';
  return { ...screen, requests, regionText, entries };
}

const some: Answers = {
  AllergyIntolerance: () =>
    bundle({
      resources: [
        entry('AllergyIntolerance', 'a', {
          code: { text: 'Penicillin' },
          criticality: 'high',
          reaction: [{ manifestation: [{ text: 'Hives' }] }],
        }),
      ],
    }),
  Condition: () =>
    bundle({
      resources: [
        condition('c', 'Asthma', { onsetDateTime: '2016' }),
        condition('d', 'Sprain', {
          clinicalStatus: coding('resolved'),
          onsetDateTime: '2018-06-01',
          abatementDateTime: '2018-09-15',
        }),
      ],
    }),
  MedicationRequest: () =>
    bundle({
      resources: [
        entry('MedicationRequest', 'm', {
          status: 'active',
          authoredOn: '2026-08-03',
          medicationCodeableConcept: { text: 'Metformin' },
          dosageInstruction: [{ text: 'Twice a day' }],
        }),
      ],
    }),
  Observation: () =>
    bundle({ resources: [result('o1', '2026-01-05', 6), result('o2', '2026-10-05', 7)] }),
};

describe('the screen', () => {
  it('shows current entries, and a timeline with the newest first', async () => {
    const { regionText, entries, text } = await open(some);
    await soon(regionText('Allergies')).toContain('Penicillin');
    expect(regionText('Allergies')()).toContain('Reaction: Hives · How serious: High risk');
    expect(regionText('Medications')()).toContain('Twice a day');
    expect(regionText('Conditions')()).toContain('AsthmaSince 2016');
    expect(regionText('Conditions')()).not.toContain('Sprain');
    await soon(entries).toHaveLength(6);
    expect(entries().map((element) => element.querySelector('p')?.textContent)).toEqual([
      ...['10/05/2026', '08/03/2026', '01/05/2026', '06/01/2018 to 09/15/2018', '2016', 'No date'],
    ]);
    expect(text()).toContain('Maria DelgadoBorn 03/02/1984Member ID C101');
  });

  it('searches the record and filters it by kind, with the kind but not the words in the address', async () => {
    const { entries, type, router, regionText } = await open(some);
    await soon(entries).toHaveLength(6);
    await type('Search this record', 'SUGAR 10/05');
    await soon(entries).toHaveLength(1);
    expect(entries()[0]?.textContent).toContain('7 mg');
    expect(router.state.location.href).toBe('/medical/health-records');
    await type('Search this record', '');
    await type('Show', 'condition');
    await soon(entries).toHaveLength(2);
    expect(router.state.location.search).toEqual({ kind: 'condition' });
    await type('Search this record', 'nothing like it');
    await soon(regionText('Timeline')).toContain('Nothing matches');
  });

  it('draws a chart of repeated results, with each value in a table', async () => {
    const { regionText, queryByRole, getAllByRole } = await open(some);
    await soon(regionText('Results over time')).toContain('All results for Sugar');
    await expect
      .poll(() => queryByRole('img')?.ariaLabel)
      .toMatch('Sugar (mg): 2 results from 01/05/2026 to 10/05/2026.');
    const [, ...rows] = getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '10/05/20267 mg',
      '01/05/20266 mg',
    ]);
  });

  it('changes pages', async () => {
    const many = Array.from({ length: 45 }, (_, at) => condition(`n${at}`, `Condition ${at}.`));
    const { regionText, entries, press } = await open({
      Condition: () => bundle({ resources: many }),
    });
    await soon(regionText('Timeline')).toContain('Showing 1–20 of 45 entries');
    await press('Next');
    await soon(regionText('Timeline')).toContain('Showing 21–40 of 45 entries');
    expect(entries()).toHaveLength(20);
    expect(regionText('Conditions')()).toContain('See 40 more');
  });

  it('explains an empty record', async () => {
    const { regionText } = await open();
    await soon(regionText('Timeline')).toContain('Nothing here yet.');
    expect(regionText('Allergies')()).toContain('That doesn’t mean there are none.');
  });
});

describe('a list that fails', () => {
  const listed = [
    ['AllergyIntolerance', 'allergies'],
    ['MedicationRequest', 'medications'],
    ['Condition', 'conditions'],
    ['Immunization', 'vaccines'],
    ['Observation', 'results'],
    ['Procedure', 'procedures'],
  ] as const;
  const cases = [
    ...listed.map(([type, list], at) => ({ type, list, fault: faults[at % faults.length] })),
    ...faults.map((fault) => ({ type: 'Immunization', list: 'vaccines', fault })),
  ].flatMap(({ fault, ...rest }) => (fault ? [{ ...rest, name: fault.name, fault }] : []));

  it.each(cases)(
    'shows an error ($type, $name) beside the other lists, and loads on Retry',
    async ({ type, list, fault }) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isBroken = true;
      const ok = some[type] ?? (() => bundle({ resources: [] }));
      const { regionText, entries, press } = await open({
        ...some,
        [type]: (query) => (isBroken ? fault.answer() : ok(query)),
      });
      await soon(regionText('Timeline')).toContain(`Your ${list} aren’t available right now.`);
      // All the others are there.
      const missing: Record<string, number> = {
        AllergyIntolerance: 1,
        MedicationRequest: 1,
        Condition: 2,
        Observation: 2,
      };
      await soon(entries).toHaveLength(6 - (missing[type] ?? 0));
      isBroken = false;
      await press(`Retry: ${list}`);
      await soon(entries).toHaveLength(6);
      await soon(regionText('Timeline')).not.toContain('aren’t available');
      warnings.mockRestore();
    },
  );

  it('says that something may be missing when it is partial', async () => {
    const part = { ...outcome('incomplete'), issue: [{ severity: 'warning', code: 'incomplete' }] };
    const { regionText } = await open({
      Condition: () =>
        bundle({ resources: [condition('a', 'Asthma'), part, condition('b', 'Cough')] }),
    });
    await soon(regionText('Timeline')).toContain('Some conditions may be missing here.');
    expect(regionText('Conditions')()).toContain('Some conditions may be missing here.');
    expect(regionText('Conditions')()).toContain('Cough');
  });

  it('requests a list by category, as US Core requires, when the service refuses the first query', async () => {
    const { requests, regionText } = await open({
      Observation: (query) =>
        query.has('category')
          ? bundle({ resources: [result('o', '2026-01-05', 6)] })
          : Response.json(outcome('required'), { status: 400 }),
    });
    await soon(regionText('Timeline')).toContain('Sugar');
    const ways = new Set(requests.filter((address) => address.startsWith('Observation')));
    expect([...ways]).toEqual([
      'Observation?patient=p1&_count=200',
      expect.stringMatching(
        /^Observation\?patient=p1&_count=200&category=laboratory%2Cvital-signs/,
      ),
    ]);
  });

  it('shows one error when the patient fails to load, and loads on Retry', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const { text, press } = await open({
      ...some,
      Patient: () =>
        isBroken ? new Response('', { status: 500 }) : bundle({ resources: everybody }),
    });
    await soon(text).toContain('There’s a problem. Retry');
    expect(text()).not.toContain('BP-FA-004');
    isBroken = false;
    await press('Retry');
    await soon(text).toContain('Penicillin');
    warnings.mockRestore();
  });
});

describe('results', () => {
  const observation = (id: string, name: string, day: string, more: object) =>
    entry('Observation', id, {
      code: { text: name },
      effectiveDateTime: day,
      performer: [{ display: 'Summit Laboratory' }],
      ...more,
    });
  const measured = (value: number, more: object = {}) => ({
    valueQuantity: { value, unit: '%' },
    referenceRange: [{ low: { value: 4, unit: '%' }, high: { value: 5.6, unit: '%' } }],
    ...more,
  });
  const results: Answers = {
    Observation: () =>
      bundle({
        resources: [
          observation('o1', 'Hemoglobin A1c', '2026-04-09', measured(7.1)),
          observation('o2', 'Hemoglobin A1c', '2026-10-08', measured(6.6)),
          observation('o3', 'Sodium', '2026-05-01', {
            ...measured(3.9),
            interpretation: [{ coding: [{ code: 'LL' }] }],
          }),
          observation('o4', 'Iron', '2026-05-02', measured(5)),
        ],
      }),
  };

  it('show the latest of each test on top, and mark values out of range with words and an icon', async () => {
    const { regionText, queryByRole } = await open(results);
    await soon(regionText('Latest results')).toContain('Hemoglobin A1c');
    expect(regionText('Latest results')()).toContain('6.6 %');
    // The one before it says which way it goes, with its day.
    expect(regionText('Latest results')()).toContain(
      'Above the normal range, down from 7.1 % on Apr 9, 2026',
    );
    const rows = queryByRole('region', { name: 'Latest results' })?.querySelectorAll('li') ?? [];
    const marked = [...rows].map((listItem) => [
      listItem.querySelector('strong')?.textContent,
      listItem.querySelector('svg')?.parentElement?.textContent ?? null,
    ]);
    expect(marked).toEqual([
      // Values out of range are first.
      ['Hemoglobin A1c', 'Above the normal range'],
      // The payer's own word comes before ours.
      ['Sodium', 'Very low'],
      ['Iron', null],
    ]);
  });

  it('link to the claim of their visit, only for this person', async () => {
    const { entries, requests, getByRole } = await open({
      ...results,
      ExplanationOfBenefit: (query) =>
        bundle({
          resources:
            query.get('patient') === 'p1'
              ? [
                  {
                    ...eob('eob-lab'),
                    patient: { reference: 'Patient/p1' },
                    billablePeriod: { start: '2026-10-08', end: '2026-10-08' },
                    provider: { display: 'Summit Laboratory' },
                  },
                ]
              : [],
        }),
    });
    await soon(() =>
      entries().map((element) => element.querySelector('a')?.getAttribute('href') ?? null),
    ).toEqual(['/medical/claim-details/eob-lab', null, null, null]);
    expect(getByRole('link', { name: /Hemoglobin A1c, 10\/08\/2026/ })).toBeTruthy();
    expect(
      requests.filter((address) => address.startsWith('ExplanationOfBenefit?patient=p1')),
    ).toHaveLength(1);
    expect(
      requests.filter((address) => /ExplanationOfBenefit\?patient=p[23]/.test(address)),
    ).toEqual([]);
  });
});

describe('the choice of a person', () => {
  const namesIn = (field: HTMLElement | null) =>
    field instanceof HTMLSelectElement ? [...field.options].map(({ text }) => text) : null;

  it('offers the user and children under 18, and requests nothing of adults', async () => {
    const { requests, regionText, text, router, getByLabelText, type } = await open(some);
    await soon(regionText('Allergies')).toContain('Penicillin');
    expect(namesIn(getByLabelText('Whose record'))).toEqual(['Maria (you)', 'Mateo']);
    expect(regionText('Who can see this record')()).toContain('until the child turns 18');
    expect(regionText('Who can see this record')()).toContain(
      'You can’t see health records for Elena.',
    );
    await type('Whose record', 'C103');
    await soon(text).toContain('Member ID C103');
    await soon(() => requests.some((address) => address.includes('patient=p3'))).toBe(true);
    expect(router.state.location.search).toEqual({ member: 'C103' });
    // Their file is not the member's to take.
    expect(text()).not.toContain('Download my record');
    expect(requests.filter((address) => /p2|C102/.test(address))).toEqual([]);
  });

  it('shows the user’s record when the address names another adult', async () => {
    const { requests, text } = await open(some, { address: '?member=C102' });
    await soon(text).toContain('Member ID C101');
    expect(requests.filter((address) => /p2|C102/.test(address))).toEqual([]);
  });

  it('offers a dependent only their own record', async () => {
    const of = { ...plan, isPolicyHolder: false };
    const { text, requests, queryByLabelText } = await open(some, {
      of,
      patients: [patient('p1', 'C101')],
    });
    await soon(text).toContain('Penicillin');
    expect(queryByLabelText('Whose record')).toBeNull();
    expect(text()).toContain('the policyholder of your plan can see it too');
    expect(requests[0]).toBe('Patient?identifier=C101');
  });

  it.each<[string, object[], string]>([
    ['no name', [patient('p1', 'C101')], 'Maria'],
    [
      'two patients, of which one has a name',
      [patient('p1', 'C101'), patient('p9', 'C101', { name: [{ text: 'Maria Delgado' }] })],
      'Maria Delgado',
    ],
  ])('shows a member with %s', async (_, patients, name) => {
    const { text, requests, regionText } = await open(some, { patients });
    await soon(regionText('Allergies')).toContain('Penicillin');
    expect(text()).toContain(`${name}Member ID C101`);
    for (const { id } of patients.map((person) => ({ id: '', ...person }))) {
      expect(
        requests.some((address) => address.startsWith('Condition?') && address.includes(id)),
      ).toBe(true);
    }
  });

  it('shows an empty record without a call when there is no patient', async () => {
    const { requests, regionText } = await open(some, { patients: [] });
    await soon(regionText('Timeline')).toContain('Nothing here yet.');
    expect(requests.filter((address) => address.includes('patient='))).toEqual([]);
  });
});

describe('the file of the user’s record', () => {
  it('has the unchanged patient and entries, and no other person’s entries', async () => {
    const own = condition('c', 'Asthma', {
      subject: { reference: 'Patient/p1' },
      'x-unknown': { deep: [1, 'a'] },
    });
    const foreign = condition('f', 'Foreign', { subject: { reference: 'Patient/p2' } });
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { text, press, findByRole } = await open({
      Condition: () => bundle({ resources: [own, foreign] }),
      'Patient/p1': () => Response.json({ ...everybody[0], extension: [{ url: 'x' }] }),
    });
    await soon(text).toContain('Asthma');
    const download = await findByRole('button', { name: 'Download my record' });
    await soon(() => download.ariaDisabled).not.toBe('true');
    await press('Download my record');
    await soon(() => save.file.mock.calls.length).toBe(1);
    const [file = '', name, kind] = save.file.mock.calls[0] ?? [];
    expect(name).toBe('health-record-2026-11-21.json');
    expect(kind).toBe('application/fhir+json');
    expect(JSON.parse(file)).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: '2026-11-21T09:00:00.000Z',
      entry: [{ resource: { ...everybody[0], extension: [{ url: 'x' }] } }, { resource: own }],
    });
    warnings.mockRestore();
  });

  it('says what it leaves out', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { text } = await open({ ...some, Immunization: () => new Response('', { status: 500 }) });
    await soon(text).toContain('The file will be missing some of this: vaccines.');
    warnings.mockRestore();
  });
});

it('clears the record from memory and storage on sign-out', async () => {
  const { portal, session, regionText } = await open(some);
  await soon(regionText('Allergies')).toContain('Penicillin');
  const storedText = () =>
    JSON.stringify(
      portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
  expect(storedText()).toContain('Penicillin');
  const stored = () =>
    JSON.stringify(Object.entries(session)) + JSON.stringify(Object.entries(localStorage));
  expect(stored()).not.toMatch(/Penicillin|Asthma/);
  portal.session.signOut();
  await soon(storedText).not.toContain('Penicillin');
  const ofRecords = portal.queryClient.getQueryCache().findAll({ queryKey: ['healthRecords'] });
  expect(ofRecords).toEqual([]);
  expect(stored()).not.toMatch(/Penicillin|Asthma/);
});
