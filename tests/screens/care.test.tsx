// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { careWords } from '#content/care.ts';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { findCareWords } from '#content/find-care.ts';
import { primaryCareWords } from '#content/primary-care.ts';
import { uiWords } from '#content/ui.ts';
import { sample, searchset } from '#tests/support/fhir-server.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** Opens an address of a medical plan over services with the given responses, by the end of their path. */
async function open(url: string, answers: Answers, rights = everyRight) {
  return openScreen(url, planOf('Medical'), {
    rights,
    answer(path, request) {
      const match = Object.entries(answers).find(([end]) => path.endsWith(end));
      return match?.[1](request) ?? null;
    },
  });
}

const entry = (id: string, name: string, more: object = {}) => [
  {
    resourceType: 'PractitionerRole',
    id: `role-${id}`,
    practitioner: { reference: `Practitioner/${id}` },
    location: [{ reference: `Location/${id}` }],
    specialty: [{ text: 'Family medicine' }],
    ...more,
  },
  { resourceType: 'Practitioner', id, name: [{ text: name }] },
  {
    resourceType: 'Location',
    id,
    name: `${name}’s clinic`,
    address: { city: 'Cedar Bluff', state: 'AR', postalCode: '72201' },
    telecom: [{ system: 'phone', value: '5015550160' }],
  },
];
const directory = (...resources: readonly unknown[]): Answers => ({
  '/PractitionerRole': () => Response.json(searchset(resources)),
});
const broken = () => new Response('{}', { status: 500 });

describe('find care', () => {
  it('does not call the directory before a search', async () => {
    const { says, calls } = await open('/medical/find-care', directory());
    await says(findCareWords.start);
    expect(calls.filter((call) => call.includes('PractitionerRole'))).toEqual([]);
  });

  it.each([
    ['Medical', 'medical', 'Family medicine'],
    ['Dental', 'dental', 'General dentistry'],
    ['Vision', 'vision', 'Optometry'],
  ] as const)('begins with the usual care of a %s plan', async (type, prefix, specialty) => {
    const { press, router } = await openScreen(`/${prefix}/find-care`, planOf(type), {
      rights: everyRight,
      answer: () => null,
    });
    await press(findCareWords.usual[prefix][0].name);
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ specialty }));
  });

  it('shows the member’s primary care provider and phone number', async () => {
    const current = {
      practitionerRoleId: 'role-lane',
      name: 'Ada Lane, MD',
      practice: 'Depot Clinic',
      specialty: 'Family medicine',
      phone: '5015550160',
      effectiveDate: '2024-01-01',
    };
    const { says, getByRole } = await open('/medical/find-care', {
      '/primary-care-provider': () =>
        Response.json({ current, pending: null, changeAllowed: true }),
    });
    await says('Ada Lane, MD, Depot Clinic');
    const call = getByRole('link', { name: /Ada Lane.*\(501\) 555-0160/ });
    expect(call.getAttribute('href')).toBe('tel:+15015550160');
  });

  it('has the plan’s name for it, and links to related services', async () => {
    const { says, main, getByRole } = await open('/medical/find-care', directory(), {
      ...everyRight,
      findCareAndCostOptions: [{ type: 'embold' }, { type: 'telehealth' }, { type: 'new-since' }],
      findCareAndCostDisplayText: 'Find a Doctor Here',
    });
    await says('Find a Doctor Here');
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Find a Doctor Here');
    const { inside, outside, primaryCare } = findCareWords.options;
    const names = [...main.querySelectorAll('section li :is(a, button)')].map((element) =>
      element.textContent.replace(uiWords.opensInNewTab, '').trim(),
    );
    expect(names).toEqual([inside.embold.name, primaryCare.name, outside.telehealth.name]);
  });

  it('shows a ZIP code outside the state as an error at its field, without a search', async () => {
    const { says, type, press, calls, getByLabelText } = await open(
      '/medical/find-care',
      directory(),
    );
    await says(findCareWords.start);
    await type(findCareWords.form.place, '10001');
    await press(findCareWords.form.submit);
    await says(findCareWords.form.zipUnknown(['Arkansas']));
    expect(getByLabelText(findCareWords.form.place).ariaInvalid).toBe('true');
    expect(calls.filter((call) => call.includes('PractitionerRole'))).toEqual([]);
  });

  it('says that the ZIP code in the address is unknown', async () => {
    const { says, calls } = await open('/medical/find-care?zip=10001', directory());
    await says(findCareWords.form.zipUnknown(['Arkansas']));
    expect(calls.filter((call) => call.includes('PractitionerRole'))).toEqual([]);
  });

  describe('in the member’s language', () => {
    const speaking = (id: string, name: string, ...codes: readonly string[]) =>
      entry(id, name).map((resource) =>
        resource.resourceType === 'Practitioner'
          ? { ...resource, communication: codes.map((code) => ({ coding: [{ code }] })) }
          : resource,
      );
    const openFor = (...communication: readonly object[]) =>
      open('/medical/find-care?specialty=Family+medicine', {
        ...directory(
          ...speaking('lane', 'Ada Lane, MD', 'en'),
          ...speaking('ruiz', 'Ana Ruiz, MD', 'en', 'es'),
        ),
        '/Patient': () =>
          Response.json(
            searchset([
              {
                resourceType: 'Patient',
                id: 'p1',
                communication,
                identifier: [{ value: planOf('Medical').memberId }],
              },
            ]),
          ),
      });
    const spoken = (code: string, preferred?: boolean) => ({
      language: { coding: [{ system: 'urn:ietf:bcp:47', code }] },
      ...(preferred !== undefined && { preferred }),
    });
    const { results, filters } = findCareWords;

    it('marks providers who speak it among all, and filters by it on press', async () => {
      const { says, text, press, router, queryAllByRole, getByLabelText } = await openFor(
        spoken('en'),
        spoken('es-MX', true),
      );
      await says(results.ownLanguage('Spanish'));
      await says(results.marked('Spanish'));
      const cards = () => queryAllByRole('article').map((element) => element.textContent);
      expect(cards()).toHaveLength(2);
      expect(cards().map((card) => card.includes(results.speaks('Spanish')))).toEqual([
        false,
        true,
      ]);
      const [, first] = getByLabelText<HTMLSelectElement>(filters.language).options;
      expect(first?.textContent).toBe('Spanish');
      await press(filters.title);
      await press(results.onlyLanguage('Spanish'));
      await expect.poll(cards).toHaveLength(1);
      expect(router.state.location.search).toMatchObject({ language: 'es' });
      // Shown as a filter, to be taken away again.
      expect(text()).toContain(filters.on(1));
      await press(filters.clear);
      await expect.poll(cards).toHaveLength(2);
    });

    it.each([
      ['English', [spoken('en', true), spoken('es')]],
      ['a language that no found provider speaks', [spoken('mh', true)]],
      ['no language on record', []],
    ])('%s: says nothing about languages', async (_, communication) => {
      const { says, text } = await openFor(...communication);
      await says('Ana Ruiz, MD');
      await expect.poll(text).not.toContain('Your records say');
      expect(text()).not.toContain('We marked');
      expect(text()).not.toContain(results.speaks('Spanish'));
    });
  });

  describe('near a town', () => {
    const at = (
      city: string,
      latitude: number,
      postalCode = '72032',
      state: string | null = 'AR',
    ) => ({
      resourceType: 'Location',
      id: `loc-${city}-${latitude}`,
      status: 'active',
      address: { city, ...(state !== null && { state }), postalCode },
      position: { latitude, longitude: -92.44 },
    });
    const inTowns = (...places: readonly unknown[]): Answers => ({
      ...directory(...entry('lane', 'Ada Lane, MD')),
      '/Location': () => Response.json(searchset(places)),
    });
    const openNear = (town: string, ...places: readonly unknown[]) =>
      open(`/medical/find-care?specialty=Family+medicine&town=${town}`, inTowns(...places));
    const { form, results } = findCareWords;
    // The entry is in 72201; the town is about 25 miles from it, or far away.
    const [close, far] = [34.95, 36.4];

    it.each([
      ['marlow', true],
      ['Marlow, AR', true],
      ['Marlo', false],
      ['marlov', false],
    ])('%s: shows the providers there, with their distance', async (typed, isCalledSo) => {
      const { says, text, calls } = await openNear(typed, at('Marlow', close), at('Marble', far));
      await says('Ada Lane, MD');
      expect(text()).toMatch(/\d+(\.\d)? miles/);
      expect(text().includes(results.nearTown(typed, 'Marlow, AR'))).toBe(!isCalledSo);
      expect(calls.find((call) => call.includes('/Location'))).toMatch(/address-city=mar(&|$)/i);
    });

    it('tolerates a typo in a short part of a town’s name', async () => {
      const { says } = await openNear(
        'Cedar Blff',
        at('Cedar Bluff', close),
        at('Cedarville', far),
      );
      await says(results.nearTown('Cedar Blff', 'Cedar Bluff, AR'));
      await says('Ada Lane, MD');
    });

    it('leaves out providers who are too far away', async () => {
      const { says } = await openNear('Marlow', at('Marlow', far));
      await says(results.none.ifComplete);
    });

    it('says that a town is unknown, without a search', async () => {
      const { says, calls } = await openNear('Atlantis', at('Atkins', close));
      await says(form.townUnknown('Atlantis'));
      expect(calls.filter((call) => call.includes('PractitionerRole'))).toEqual([]);
    });

    it('asks which of several towns is meant', async () => {
      const { says, press, router } = await openNear(
        'Willow',
        ...[at('Willow Creek', close), at('Willow Ridge', far), at('Willow Creek', far, '1', 'MO')],
      );
      await says(form.townsAlike('Willow'));
      await press('Willow Creek, AR');
      await says('Ada Lane, MD');
      expect(router.state.location.search).toMatchObject({ town: 'Willow Creek, AR' });
    });

    it('finds the town on Retry after a failure', async () => {
      let isBroken = true;
      const { says, press } = await open('/medical/find-care?town=Marlow', {
        ...inTowns(),
        '/Location': () => (isBroken ? broken() : Response.json(searchset([at('Marlow', close)]))),
      });
      await says(uiWords.loadFailure.screen);
      isBroken = false;
      await press('Retry');
      await says('Ada Lane, MD');
    });

    it('takes a town in the ZIP code field', async () => {
      const { says, type, press, router } = await open(
        '/medical/find-care',
        inTowns(at('Marlow', close)),
      );
      await says(findCareWords.start);
      await type(form.place, '722');
      await press(form.submit);
      await says(form.placeWrong);
      await type(form.place, 'Marlow');
      await press(form.submit);
      await says('Ada Lane, MD');
      expect(router.state.location.search).toEqual({ town: 'Marlow' });
      await says('Near Marlow');
    });
  });

  it('asks for search terms when submitted empty', async () => {
    const { says, press } = await open('/medical/find-care', directory());
    await says(findCareWords.start);
    await press(findCareWords.form.submit);
    await says(findCareWords.form.nothing);
  });

  it('filters the service’s answer again, in the list and on the map', async () => {
    const { says, text, press, findByRole, queryByRole } = await open(
      '/medical/find-care?specialty=Family+medicine&zip=72201',
      directory(
        ...entry('lane', 'Ada Lane, MD'),
        ...entry('bell', 'Ann Bell, MD', { specialty: [{ text: 'Cardiology' }] }),
      ),
    );
    await says('Ada Lane, MD');
    expect(text()).not.toContain('Ann Bell');
    expect(text()).toContain(careWords.nextDoor);
    expect(text()).toContain(careWords.accepting.unknown);
    const { showMap, hideMap } = findCareWords.results;
    await press(showMap);
    await findByRole('img', { name: findCareWords.map.label('1') });
    await press(hideMap);
    expect(queryByRole('img', { name: findCareWords.map.label('1') })).toBeNull();
  });

  it.each(['/primary-care-provider', '/Patient'])(
    'shows who was found also while %s, which would mark them, doesn’t answer',
    async (hung) => {
      const { says } = await open('/medical/find-care?zip=72201&miles=0', {
        ...directory(...entry('a', 'Ada Adams')),
        [hung]: () => new Promise<Response>(() => {}),
      });
      await says('Ada Adams');
    },
  );

  it('requests no primary care provider for a plan without one', async () => {
    const requests: string[] = [];
    const { says } = await open(
      '/medical/find-care?zip=72201&miles=0',
      {
        ...directory(...entry('a', 'Ada Adams')),
        '/primary-care-provider': () => {
          requests.push('asked');
          return new Response(null, { status: 403 });
        },
      },
      { ...everyRight, choosePrimaryCareProvider: false },
    );
    await says('Ada Adams');
    expect(requests).toEqual([]);
  });

  it('shows entries without a place, a name or a network', async () => {
    const { says } = await open(
      '/medical/find-care?specialty=Family+medicine&zip=72201',
      directory({
        resourceType: 'PractitionerRole',
        id: 'bare',
        practitioner: { reference: 'Practitioner/gone' },
        specialty: [{ text: 'Family medicine' }],
      }),
    );
    await says(careWords.unnamed);
    await says(careWords.distanceUnknown);
  });

  it('says that no provider was found', async () => {
    const { says } = await open('/medical/find-care?name=nobody', directory());
    await says(findCareWords.results.none.ifComplete);
  });

  it('keeps the options when the search fails, and searches again on Retry', async () => {
    let isBroken = true;
    const { says, press, text } = await open('/medical/find-care?name=lane', {
      '/PractitionerRole': () =>
        isBroken ? broken() : Response.json(searchset(entry('lane', 'Ada Lane, MD'))),
    });
    await says(uiWords.loadFailure.screen);
    expect(text()).toContain(findCareWords.options.primaryCare.name);
    isBroken = false;
    await press(uiWords.loadFailure.retry);
    await says('Ada Lane, MD');
  });

  it('has details with every place, and the day of the directory’s check', async () => {
    const { says, text } = await open(
      '/medical/find-care?provider=role-lane',
      directory(
        ...entry('lane', 'Ada Lane, MD', { meta: { lastUpdated: '2026-11-01T00:00:00Z' } }),
      ),
    );
    await says('Ada Lane, MD');
    await says(findCareWords.details.updated('Nov 1, 2026'));
    expect(text()).toContain('Ada Lane, MD’s clinic');
    expect(text()).toContain(findCareWords.details.noNetwork);
  });

  it('shows the guide’s samples with the values of their files', async () => {
    const location = ['HansSoloClinic', 'PharmLoc1'].map((id) => ({ reference: `Location/${id}` }));
    const role = {
      resourceType: 'PractitionerRole',
      id: 'role-solo',
      location,
      practitioner: { reference: 'Practitioner/HansSolo' },
      extension: [
        {
          url: 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/network-reference',
          valueReference: { reference: 'Organization/AcmeofCTStdNet' },
        },
      ],
    };
    const { says, text } = await open(
      '/medical/find-care?provider=role-solo',
      directory(
        role,
        sample('plan-net/Practitioner-HansSolo'),
        sample('plan-net/Location-HansSoloClinic'),
        sample('plan-net/Location-PharmLoc1'),
        sample('plan-net/Organization-AcmeofCTStdNet'),
      ),
    );
    await says('Hans Solo, MD');
    for (const words of [
      'Board Certified Internal Medicine',
      'Japanese',
      'OrgA CT Location 1',
      '123 Main Street',
      '(111) 222-3333',
      'Mon–Fri: 8 a.m. to 5 p.m.',
      'Mon–Fri: open 24 hours; Sat, Sun: 8 a.m. to 5 p.m.',
      'Wheelchair access, Near public transit',
      'Current patients only',
      'ACME CT Preferred Provider Network',
    ]) {
      expect(text()).toContain(words);
    }
  });

  it.each([
    ['links to cost estimates if the plan has them', [{ type: 'embold' }], true],
    ['has no link to cost estimates if the plan has no estimates', [], false],
  ])('%s', async (_, findCareAndCostOptions, leads) => {
    const { says, queryByRole } = await open(
      '/medical/find-care?provider=role-lane',
      directory(...entry('lane', 'Ada Lane, MD')),
      { ...everyRight, findCareAndCostOptions },
    );
    await says('Ada Lane, MD');
    const link = queryByRole('link', { name: findCareWords.details.costs });
    expect(link?.getAttribute('href')).toBe(leads ? '/medical/cost-estimates' : undefined);
  });

  it('says that an entry no longer exists', async () => {
    const { says } = await open('/medical/find-care?provider=role-gone', directory());
    await says(findCareWords.details.missing);
  });
});

describe('everyday words in the directory', () => {
  const everyone = [
    ...entry('lane', 'Ada Lane, MD'),
    ...entry('bell', 'Ann Bell, MD', { specialty: [{ text: 'Cardiology' }] }),
  ];
  /** A service that filters by the request's parameters, as the guide requires. */
  const narrowing: Answers = {
    '/PractitionerRole': (request) => {
      const query = new URL(request.url).searchParams;
      const name = (
        query.get('practitioner.name') ?? query.get('organization.name')
      )?.toLowerCase();
      const types = query.get('specialty:text')?.split(',');
      const [lane, bell] = [everyone.slice(0, 3), everyone.slice(3)];
      if (types !== undefined)
        return Response.json(searchset(types.includes('Cardiology') ? bell : lane));
      const matches = [lane, bell].filter((_, at) =>
        ['ada lane', 'ann bell'][at]?.split(' ').some((word) => word.startsWith(name ?? '')),
      );
      return Response.json(searchset(query.has('practitioner.name') ? matches.flat() : []));
    },
  };
  const { results } = findCareWords;

  it.each([
    ['heart doctor', 'Ann Bell, MD', results.meant('heart doctor', ['Cardiology'])],
    ['bell', 'Ann Bell, MD', 'Ann Bell, MD'],
    ['Dr. Belll', 'Ann Bell, MD', results.close('Dr. Belll')],
  ])('%s: %s', async (typed, name, expected) => {
    const { says, text } = await open(
      `/medical/find-care?name=${encodeURIComponent(typed)}`,
      narrowing,
    );
    await says(name);
    await says(expected);
    expect(text()).not.toContain('Ada Lane');
  });
});

describe('the plan’s network in the directory', () => {
  const coverage = {
    resourceType: 'Coverage',
    id: `cov-${planOf('Medical').contractId}`,
    status: 'active',
    type: { coding: [{ code: 'hip' }] },
    class: [{ type: { coding: [{ code: 'network' }] }, name: 'Arbor Choice network' }],
  };
  const networks = ['Arbor Choice network', 'Harbor Select network'].map((name, at) => ({
    resourceType: 'Organization',
    id: `net-${at}`,
    name,
    type: [{ coding: [{ code: 'ntwk' }] }],
  }));
  const url = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/network-reference';
  const inNetwork = (id: string) => ({
    extension: [{ url, valueReference: { reference: `Organization/${id}` } }],
  });
  const answers = {
    ...directory(
      ...entry('lane', 'Ada Lane, MD', inNetwork('net-0')),
      ...entry('bell', 'Ann Bell, MD', inNetwork('net-1')),
      ...entry('cole', 'Cy Cole, MD'),
    ),
    '/Coverage': () => Response.json(searchset([coverage])),
    '/Organization': () => Response.json(searchset(networks)),
  };
  const { results } = findCareWords;
  const search = '/medical/find-care?specialty=Family+medicine&zip=72201';

  it('filters the list at first, and shows all providers on press', async () => {
    const { says, text, press } = await open(search, answers);
    await says(results.inNetwork('Arbor Choice network'));
    await says('Ada Lane, MD');
    // Said once, above the list.
    expect(text()).not.toContain(careWords.network.in);
    expect(text()).not.toContain('Ann Bell');
    await press(results.showAny('2'));
    await says('Ann Bell, MD');
    // The button is gone; the line above the list is read out instead.
    expect(document.activeElement?.textContent).toBe('Showing 1–3 of 3 providers');
    expect(text()).toContain(careWords.network.out);
    expect(text()).toContain(careWords.network.unknown);
    await press(results.showOwn);
    await vi.waitFor(() => expect(text()).not.toContain('Ann Bell'));
  });

  it('shows all providers on press when no provider is in the network', async () => {
    const { says, text, press, getByRole } = await open(search, {
      ...answers,
      ...directory(...entry('bell', 'Ann Bell, MD', inNetwork('net-1'))),
    });
    await says(results.noneInNetwork);
    const button = getByRole('button', { name: results.showEveryone });
    expect(button.previousElementSibling?.textContent).toBe(results.noneInNetwork);
    await press(results.showEveryone);
    await says('Ann Bell, MD');
    expect(text()).not.toContain(results.showEveryone);
  });

  it('does not filter when the address has network=any', async () => {
    const { says } = await open(`${search}&network=any`, answers);
    await says('Ann Bell, MD');
  });

  it.each([
    ['the coverage', '/Coverage'],
    ['the directory’s list of networks', '/Organization'],
  ])(
    'is unknown without %s: shows all providers, and marks no provider as out of network',
    async (_, missing) => {
      const { says, text } = await open(search, { ...answers, [missing]: broken });
      await says('Ann Bell, MD');
      await says(careWords.network.unknown);
      expect(text()).not.toContain(careWords.network.out);
    },
  );

  const { details } = findCareWords;
  const ruledBy = (rules: string) => ({
    '/appeal-deadlines': () =>
      Response.json({ items: [], page: 1, pageSize: 100, total: 0, rules }),
  });

  it('shows the network in the details with its day and the rule on directory mistakes', async () => {
    const { says, text } = await open('/medical/find-care?provider=role-lane', {
      ...answers,
      ...ruledBy('commercial'),
    });
    await says(details.record.proof);
    expect(text()).toContain(details.mistake);
    expect(text()).toMatch(
      /In your network \(Arbor Choice network\), per our directory on \w{3} \d+, \d{4}\./,
    );
  });

  it.each([
    ['out of the network', 'role-bell', 'commercial'],
    ['where no network is listed', 'role-cole', 'commercial'],
    ['of a Medicare Advantage plan', 'role-lane', 'medicareAdvantage'],
    ['of a state program', 'role-lane', 'stateProgram'],
  ])('leaves out the rule on directory mistakes %s', async (_, role, rules) => {
    const { says, text, portal } = await open(`/medical/find-care?provider=${role}`, {
      ...answers,
      ...ruledBy(rules),
    });
    await says(details.record.text);
    await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
    expect(text()).toContain(details.confirm);
    expect(text()).not.toContain(details.mistake);
    expect(text()).not.toContain(details.record.proof);
  });

  it('collapses other networks only if the provider is in the plan’s network', async () => {
    const inBoth = {
      extension: [...inNetwork('net-0').extension, ...inNetwork('net-1').extension],
    };
    const here = { ...answers, ...directory(...entry('lane', 'Ada Lane, MD', inBoth)) };
    const own = await open('/medical/find-care?provider=role-lane', here);
    await own.says(details.unnamedNetwork);
    expect(own.getByText(details.otherNetworks).closest('details')).not.toBeNull();
    own.close();
    const unknown = await open('/medical/find-care?provider=role-lane', {
      ...here,
      '/Coverage': broken,
    });
    await unknown.says(details.unnamedNetwork);
    expect(unknown.getByText(details.networks).closest('details')).toBeNull();
  });

  it('shows the network when choosing a primary care provider', async () => {
    const { says } = await open('/medical/primary-care-provider?choose=role-bell', {
      ...answers,
      '/primary-care-provider': () => state(),
    });
    await says(careWords.network.out);
    await says(primaryCareWords.form.outside);
  });

  describe('takes a report of a mistake', () => {
    const { report } = findCareWords.details;
    const lane = { practitionerRoleId: 'role-lane', locationId: 'lane' };
    /** The same doctor at another practice, whose place has no name. */
    const annex = [
      {
        resourceType: 'PractitionerRole',
        id: 'role-annex',
        practitioner: { reference: 'Practitioner/lane' },
        location: [{ reference: 'Location/annex' }],
        specialty: [{ text: 'Family medicine' }],
      },
      { resourceType: 'Location', id: 'annex', address: { city: 'Pine Fork', state: 'AR' } },
    ];

    /** Opens the form of a doctor; returns the requests it sent. */
    async function openReport(
      more: readonly object[] = [],
      answer = () => Response.json({ confirmationNumber: 'DR-1' }, { status: 201 }),
    ) {
      const sent: unknown[] = [];
      const screen = await open('/medical/find-care?provider=role-lane', {
        ...directory(...entry('lane', 'Ada Lane, MD'), ...more),
        '/directory-reports': (request) => {
          void request.json().then((body) => sent.push(body));
          return answer();
        },
      });
      const { says, press, user, getByLabelText } = screen;
      await says(report.intro);
      await press(report.open);
      await says(report.mistake.label);
      const choose = (label: string, value: string) =>
        user.selectOptions(getByLabelText(label), value);
      const write = (value: string) =>
        fireEvent.change(getByLabelText(report.comments.label), { target: { value } });
      return { ...screen, sent, choose, write };
    }

    it('about the only place without asking which one', async () => {
      const { says, press, queryByLabelText, choose, sent } = await openReport();
      await press(report.submit);
      await says(report.mistake.wrong);
      expect(queryByLabelText(report.place)).toBeNull();
      await choose(report.mistake.label, 'phone');
      await press(report.submit);
      await says(report.sent('DR-1'));
      expect(sent).toEqual([{ ...lane, mistake: 'phone' }]);
    });

    it.each([
      ['Ada Lane, MD’s clinic', lane],
      ['Ada Lane, MD', { practitionerRoleId: 'role-annex', locationId: 'annex' }],
      [report.everywhere, { practitionerRoleId: 'role-lane' }],
    ] as const)('of %s, with comments', async (placeName, about) => {
      const { says, press, choose, write, sent } = await openReport(annex);
      await choose(report.place, placeName);
      await choose(report.mistake.label, 'address');
      write('  It moved.\n');
      await press(report.submit);
      await says(report.sent('DR-1'));
      expect(sent).toEqual([{ ...about, mistake: 'address', comments: 'It moved.' }]);
    });

    it('shows rejected values at the place, and keeps the typed text', async () => {
      const validationErrors = [{ field: 'practitionerRoleId', code: 'x', message: 'Gone.' }];
      const { says, press, choose, write, getByLabelText } = await openReport(annex, () =>
        Response.json({ type: 'about:blank', status: 422, validationErrors }, { status: 422 }),
      );
      await choose(report.mistake.label, 'phone');
      write('It moved.');
      await press(report.submit);
      await says('Gone.');
      expect(getByLabelText(report.place).ariaInvalid).toBe('true');
      const comments = getByLabelText<HTMLTextAreaElement>(report.comments.label);
      expect(comments.value).toBe('It moved.');
    });
  });
});

const state = (more: object = {}) =>
  Response.json({ current: null, pending: null, changeAllowed: true, ...more });

describe('primary care provider', () => {
  it('says that the provider no longer exists, and links to the directory', async () => {
    const { says, press, router } = await open('/medical/primary-care-provider?choose=role-gone', {
      '/primary-care-provider': () => state(),
      ...directory(),
    });
    await says(primaryCareWords.form.gone);
    await press(primaryCareWords.find);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/medical/find-care'));
  });

  it('says that no provider is selected, and links to the directory', async () => {
    const { says, press, router } = await open('/medical/primary-care-provider', {
      '/primary-care-provider': () => state(),
      ...directory(),
    });
    await says(primaryCareWords.none);
    await press(primaryCareWords.findFor('Maria'));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/medical/find-care'));
  });

  it('says why nothing can be changed', async () => {
    const { says, text } = await open('/medical/primary-care-provider', {
      '/primary-care-provider': () =>
        state({ changeAllowed: false, changeNotAllowedReason: 'You changed it last week.' }),
    });
    await says('You changed it last week.');
    expect(text()).not.toContain(primaryCareWords.find);
  });

  it('selects a provider of the directory once, and shows the first day', async () => {
    const sent: unknown[] = [];
    const { says, press, type, calls, pressTwice } = await open(
      '/medical/primary-care-provider?choose=role-lane',
      {
        '/primary-care-provider': (request) => {
          if (request.method === 'PUT') void request.json().then((body) => sent.push(body));
          return state({ earliestEffectiveDate: '2026-12-01' });
        },
        ...directory(...entry('lane', 'Ada Lane, MD')),
      },
    );
    await says(primaryCareWords.form.submit);
    await press(primaryCareWords.form.submit);
    await says(primaryCareWords.form.reason.wrong);
    expect(sent).toEqual([]);
    await type(primaryCareWords.form.reason.label, 'moved');
    await pressTwice(primaryCareWords.form.submit);
    await says(
      primaryCareWords.sent({ provider: 'Ada Lane, MD', who: 'Maria', day: 'Dec 1, 2026' }),
    );
    expect(sent).toEqual([
      { practitionerRoleId: 'role-lane', effectiveDate: '2026-12-01', reason: 'moved' },
    ]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  it('shows rejected values in the form', async () => {
    const { says, press, type } = await open('/medical/primary-care-provider?choose=role-lane', {
      '/primary-care-provider': (request) =>
        request.method === 'PUT'
          ? Response.json(
              {
                type: 'about:blank',
                title: 'No',
                status: 422,
                validationErrors: [
                  { field: 'practitionerRoleId', code: 'notAllowed', message: 'Not accepting.' },
                ],
              },
              { status: 422 },
            )
          : state(),
      ...directory(...entry('lane', 'Ada Lane, MD')),
    });
    await says(primaryCareWords.form.submit);
    await type(primaryCareWords.form.reason.label, 'moved');
    await press(primaryCareWords.form.submit);
    await says('Not accepting.');
  });

  it('fails to load without affecting other parts', async () => {
    const { says, text } = await open('/medical/primary-care-provider', {
      '/primary-care-provider': broken,
    });
    await says(uiWords.loadFailure.part);
    expect(text()).toContain(primaryCareWords.why.title);
  });
});

describe('cost estimates', () => {
  const procedure = { procedureId: 'p1', name: 'Knee MRI', category: 'Imaging' };
  const place = (more: object = {}) => ({
    providerName: 'Cedar Imaging',
    address: '40 Depot Street',
    distanceMiles: 1.4,
    network: 'in',
    allowedAmount: { amount: 48_500, currency: 'USD' },
    benefit: { category: 'medical', deductibleApplies: true, coinsurancePercent: 20 },
    ...more,
  });
  const answers = (items: readonly unknown[], limits: readonly unknown[]): Answers => ({
    '/cost-estimates': () =>
      Response.json({ procedure, items, page: 1, pageSize: 100, total: items.length }),
    '/accumulators': () =>
      Response.json({
        planYear: { start: '2026-01-01', end: '2026-12-31' },
        asOf: '2026-11-20',
        accumulators: limits,
      }),
    '/kept-estimates': () => Response.json({ items: [], page: 1, pageSize: 100, total: 0 }),
  });
  const deductible = (used: number) => ({
    scope: 'individual',
    memberId: 'M-Medical',
    category: 'medical',
    network: 'in',
    type: 'deductible',
    allowed: 150_000,
    used,
    unit: 'cents',
  });
  const url = '/medical/cost-estimates?q=knee&zip=72201&procedure=p1';

  it('shows first which place costs less than the closest one, and how much', async () => {
    const far = place({
      providerName: 'Riverside Hospital',
      distanceMiles: 12.2,
      allowedAmount: { amount: 30_000, currency: 'USD' },
    });
    const { says, text, getAllByRole } = await open(
      url,
      answers([place(), far], [deductible(150_000)]),
    );
    await says('You could pay less than at Cedar Imaging, the closest estimate in your network.');
    expect(text()).toContain(
      'Lowest: about $60.00 at Riverside Hospital, 12 miles away ($37.00 less).',
    );
    expect(getAllByRole('article')).toHaveLength(2);
  });

  it('mentions no other place when all cost the same', async () => {
    const far = place({ providerName: 'Riverside Hospital', distanceMiles: 12.2 });
    const { says, text } = await open(url, answers([place(), far], [deductible(150_000)]));
    await says(costEstimateWords.notices.list.noGuarantee);
    expect(text()).not.toContain('You could pay');
  });

  it('says about how much, and why', async () => {
    const { says, text } = await open(url, answers([place()], [deductible(130_000)]));
    // $200.00 of deductible, and a fifth of the remaining $485.00.
    await says('$257.00');
    expect(text()).toContain(
      'You pay the first $200.00 to meet your deductible, and then 20% of the other $285.00.',
    );
    expect(text()).toContain(costEstimateWords.notices.list.noGuarantee);
  });

  it('shows each step as a claim does', async () => {
    const { says, main, user, getByRole } = await open(
      url,
      answers([place()], [deductible(130_000)]),
    );
    await says('$257.00');
    await user.click(
      getByRole('button', { name: costEstimateWords.results.howOf('Cedar Imaging') }),
    );
    await says(costEstimateWords.results.planPays);
    const bars = [...main.querySelectorAll('ol li')].map((element) => element.textContent);
    expect(bars).toEqual([
      'Allowed amount$485.00',
      'Plan would pay$228.00',
      'You may pay$257.00',
      'Deductible$200.00',
      'Coinsurance$57.00',
    ]);
  });

  it('shows no estimate when price, cost sharing or limits are unknown', async () => {
    const items = [
      place({ providerName: 'No Price', allowedAmount: undefined }),
      place({ providerName: 'No Sharing', benefit: undefined }),
      place({ providerName: 'No Network', network: undefined }),
    ];
    const { says, text } = await open(url, answers(items, [deductible(0)]));
    await says('No Price');
    expect(text()).toContain(costEstimateWords.results.noPrice);
    expect(text()).toContain(costEstimateWords.results.noShare);
    expect(text()).toContain('No Network');
    expect(text()).not.toContain(costEstimateWords.results.share);
  });

  it('shows prices without shares when the limits fail to load', async () => {
    const { says, text } = await open(url, { ...answers([place()], []), '/accumulators': broken });
    await says(costEstimateWords.results.noLimits);
    expect(text()).toContain(costEstimateWords.results.price.in('$485.00'));
    expect(text()).not.toContain(costEstimateWords.results.share);
  });

  it('shows every missing value as unknown', async () => {
    const { says, text } = await open(url, answers([place()], [deductible(0)]));
    await says(costEstimateWords.before.unknown);
    expect(text()).toContain(costEstimateWords.outOfNetwork.unknown);
    expect(text()).toContain(costEstimateWords.notices.list.assistanceUnknown);
    expect(text()).toContain(costEstimateWords.notices.list.preventive);
  });

  it('shows no estimate when the limits contradict each other, and says so', async () => {
    const { says, text } = await open(url, answers([place()], [deductible(0), deductible(9_900)]));
    await says(costEstimateWords.results.contradicting);
    expect(text()).toContain(costEstimateWords.results.price.in('$485.00'));
    expect(text()).not.toContain(costEstimateWords.results.share);
    expect(text()).not.toContain(costEstimateWords.results.save);
  });

  it('shows one provider’s prices, and says when no such provider has a price', async () => {
    const items = [place(), place({ providerName: 'Riverside Hospital' })];
    const { says, text, press, getAllByRole } = await open(
      `${url}&provider=river`,
      answers(items, [deductible(0)]),
    );
    await says(costEstimateWords.results.named('river'));
    expect(getAllByRole('article')).toHaveLength(1);
    await press(costEstimateWords.results.allPlaces);
    await expect.poll(() => getAllByRole('article').length).toBe(2);
    const none = await open(`${url}&provider=lakeside`, answers(items, [deductible(0)]));
    await none.says(costEstimateWords.results.noneNamed('lakeside'));
    expect(text()).not.toContain(costEstimateWords.results.none);
  });

  it('says that coverage has ended', async () => {
    const { says } = await openScreen(
      url,
      { ...planOf('Medical'), covTermDate: '2020-12-31' },
      {
        answer: (path, request) =>
          Object.entries(answers([place()], [deductible(0)])).find(([end]) =>
            path.endsWith(end),
          )?.[1](request) ?? null,
      },
    );
    await says(costEstimateWords.results.ended('Dec 31, 2020'));
  });

  it('compares at most three places', async () => {
    const items = ['A', 'B', 'C', 'D'].map((name) => place({ providerName: name }));
    const { says, text, getAllByRole } = await open(url, answers(items, [deductible(0)]));
    await says('1.4 miles');
    const boxes = () => getAllByRole<HTMLInputElement>('checkbox');
    for (const at of [0, 1, 2]) {
      boxes()[at]?.click();
      await vi.waitFor(() => expect(boxes()[at]?.checked).toBe(true));
    }
    await says(costEstimateWords.results.full);
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
    expect(text()).toContain(costEstimateWords.compare.title);
  });

  it('reads every page of the estimates', async () => {
    const { says } = await open(url, {
      ...answers([], [deductible(0)]),
      '/cost-estimates': (request) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const items = [place({ providerName: `Place ${page}`, distanceMiles: page })];
        return Response.json({ procedure, items, page, pageSize: 1, total: 3 });
      },
    });
    await says('Place 3');
  });

  it('finds procedures by everyday words and with typos, independently of the service', async () => {
    const requests: string[] = [];
    const { says } = await open('/medical/cost-estimates?q=mamogram&zip=72201', {
      '/procedures': (request) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        requests.push(q);
        const items = 'mammogram'.startsWith(q)
          ? ['Mammogram', 'Mammogram, 3D'].map((name) => {
              return { procedureId: name, name, category: 'Screening' };
            })
          : [];
        return Response.json({ items, page: 1, pageSize: 100, total: items.length });
      },
    });
    await says('Mammogram');
    expect(requests).toEqual(['mamogram', 'mammogram']);
  });

  it('opens an only match, and returns to the search on “Change”', async () => {
    const { says, text, press, getByLabelText } = await open(
      '/medical/cost-estimates?q=knee&zip=72201',
      {
        ...answers([place()], [deductible(130_000)]),
        '/procedures': () =>
          Response.json({ items: [procedure], page: 1, pageSize: 100, total: 1 }),
      },
    );
    await says(
      'You pay the first $200.00 to meet your deductible, and then 20% of the other $285.00.',
    );
    expect(text()).toContain('knee · 72201');
    await press(costEstimateWords.procedures.change);
    await says(costEstimateWords.procedures.title);
    expect(getByLabelText(costEstimateWords.form.q)).toHaveProperty('value', 'knee');
  });

  it('lets the member choose among several matches', async () => {
    const items = [procedure, { ...procedure, procedureId: 'p2', name: 'Knee X-ray' }];
    const { says } = await open('/medical/cost-estimates?q=knee&zip=72201', {
      '/procedures': () => Response.json({ items, page: 1, pageSize: 100, total: 2 }),
    });
    await says(costEstimateWords.procedures.title);
  });

  it('finds the procedure first, and says when no procedure matches', async () => {
    const { says } = await open('/medical/cost-estimates?q=nothing&zip=72201', {
      '/procedures': () => Response.json({ items: [], page: 1, pageSize: 100, total: 0 }),
    });
    await says(costEstimateWords.procedures.none.ifComplete);
  });
});
