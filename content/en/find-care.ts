import { formatChoice, formatList } from './formats.ts';

/** The words of the provider search. Figures come formatted. */
export const findCareWords = {
  options: {
    title: 'More ways to find care and costs',
    /** The options inside the portal, by the type that the plan names. */
    inside: {
      embold: {
        name: 'Estimate your costs',
        text: 'See about how much you’d pay for a test or procedure.',
      },
    },
    outside: {
      telehealth: {
        name: 'See a doctor by video',
        text: 'Visit a doctor online, day or night.',
      },
    },
    primaryCare: {
      name: 'Your primary care provider',
      text: 'See who it is now, or choose a new one.',
      known: (name: string, practice: string) => [name, practice].filter(Boolean).join(', '),
    },
  },
  leaving: {
    title: 'You are leaving this site',
    closeLabel: 'Close',
    stay: 'Stay here',
    go: (name: string) => `Go to ${name}`,
  },
  form: {
    title: 'Search for a provider',
    specialty: 'Type of care',
    anySpecialty: 'Any type of care',
    name: 'Name or need (optional)',
    nameHint: 'For example: Dr. Lane, heart doctor or MRI of the knee.',
    place: 'ZIP code or town',
    miles: 'Distance',
    anyDistance: 'Any distance',
    withinMiles: (miles: number) => `Within ${miles} miles`,
    submit: 'Search',
    change: 'Change search',
    summary: ({ specialty, name, place }: { specialty: string; name: string; place: string }) =>
      [specialty, name, place && `${specialty || name ? 'near' : 'Near'} ${place}`]
        .filter(Boolean)
        .join(', '),
    sending: 'Searching…',
    nothing: 'Choose a type of care, or enter a name, what you need or a place.',
    tooLong: 'Enter fewer words.',
    placeWrong: 'Enter a 5-digit ZIP code or the name of a town.',
    zipUnknown: (states: readonly string[]) =>
      states.length === 0
        ? 'We don’t know this ZIP code. Check it, or search by town.'
        : `We don’t know this ZIP code. Enter one in ${formatChoice(states)}.`,
    zipFailed: 'We couldn’t look up this ZIP code. Try again.',
    townUnknown: (typed: string) =>
      `We don’t know of any care in a town called “${typed}.” Check the spelling, or enter a ZIP code.`,
    townsAlike: (typed: string) => `Which town do you mean by “${typed}”?`,
  },
  /** Suggestions by the type of plan. They are words, not codes: the directory’s own words are searched. */
  specialties: {
    medical: [
      'Family medicine',
      'Internal medicine',
      'Pediatrics',
      'Obstetrics and gynecology',
      'Cardiology',
      'Chiropractic',
      'Clinical psychology',
      'Dermatology',
      'Ear, nose and throat',
      'Endocrinology',
      'Gastroenterology',
      'Hospital',
      'Imaging',
      'Laboratory',
      'Neurology',
      'Ophthalmology',
      'Optometry',
      'Orthopedic surgery',
      'Physical therapy',
      'Psychiatry',
      'Urgent care',
      'Urology',
    ],
    dental: ['General dentistry', 'Orthodontics', 'Oral surgery', 'Pediatric dentistry'],
    vision: ['Optometry', 'Ophthalmology'],
  },
  /** Searches that most members make, by the type of plan: one of the directory’s own words, or an everyday one. */
  usual: {
    title: 'Common types of care',
    medical: [
      { name: 'Primary care', search: { specialty: 'Family medicine' } },
      { name: 'Urgent care', search: { specialty: 'Urgent care' } },
      { name: 'Mental health', search: { name: 'mental health' } },
      { name: 'Lab', search: { specialty: 'Laboratory' } },
      { name: 'Imaging', search: { specialty: 'Imaging' } },
      { name: 'Eye doctor', search: { specialty: 'Optometry' } },
    ],
    dental: [
      { name: 'Dentist', search: { specialty: 'General dentistry' } },
      { name: 'Children’s dentist', search: { specialty: 'Pediatric dentistry' } },
      { name: 'Braces', search: { specialty: 'Orthodontics' } },
      { name: 'Oral surgery', search: { specialty: 'Oral surgery' } },
    ],
    vision: [
      { name: 'Eye exam', search: { specialty: 'Optometry' } },
      { name: 'Eye surgery', search: { specialty: 'Ophthalmology' } },
    ],
  },
  start: 'Choose a type of care or enter a name.',
  startNoPlace: 'Add your ZIP code to see who is close.',
  results: {
    title: 'Providers',
    noun: ['provider', 'providers'],
    pages: 'Pages of providers',
    none: {
      ifComplete:
        'We couldn’t find a provider like that. Try a larger distance, another type of care or fewer filters.',
    },
    incomplete:
      'The directory has more than we can list here. Narrow your search to see everyone who matches.',
    noneInNetwork:
      'No one in your network matches. Show everyone, or try a larger distance or fewer filters.',
    /** The network that the list is narrowed to, when the directory or the plan names it. */
    inNetwork: (network: string | null) =>
      network === null ? 'All in your network.' : `All in your network (${network}).`,
    inAny: 'These providers are in any network. Care outside your network can cost much more.',
    inOther: 'These providers are in the network you chose, which isn’t your plan’s network.',
    showAny: (count: string) => `Show ${count} more outside your network`,
    /** The label where the network has no providers. */
    showEveryone: 'Show everyone',
    showOwn: 'Show my network only',
    networkFailed:
      'We can’t see your plan’s network right now. Ask each provider if they take your plan.',
    networkUnknown:
      'We can’t tell your plan’s network from this directory. Ask each provider if they take your plan.',
    /** The interpretation of the typed words. */
    meant: (typed: string, types: readonly string[]) =>
      `For “${typed}” we looked in: ${formatList(types)}.`,
    ownLanguage: (language: string) => `Your records say you speak ${language}.`,
    /** Appears above the list. */
    marked: (language: string) =>
      `We marked those who speak ${language}, the language in your records.`,
    onlyLanguage: (language: string) => `Show only those who speak ${language}`,
    speaks: (language: string) => `Speaks ${language}`,
    nearTown: (typed: string, town: string) => `For “${typed}” we looked near ${town}.`,
    close: (typed: string) => `We couldn’t find “${typed}.” These names are close.`,
    showMap: 'Show map',
    hideMap: 'Hide map',
    confirm: 'Call before you go. Networks, hours and who takes new patients can change.',
    detailsOf: (name: string) => `View details of ${name}`,
    choose: 'Choose as primary care provider',
    chooseForAnother: 'Choose for someone else',
    chosen: {
      now: 'Primary care provider',
      later: 'Next primary care provider',
    },
    chosenSince: {
      now: (day: string) => `Since ${day}`,
      later: (day: string) => `Starting ${day}`,
    },
    chooseName: (name: string) => `Choose as primary care provider: ${name}`,
    chooseNameForAnother: (name: string) => `Choose for someone else: ${name}`,
    /** The columns on paper. */
    columns: {
      name: 'Provider',
      care: 'Type of care',
      address: 'Address',
      phone: 'Phone',
      miles: 'Miles',
      network: 'Network',
      patients: 'New patients',
    },
    /** The last column, as short as it can be. */
    newPatients: {
      newpt: 'Yes',
      existptonly: 'Current only',
      existptfam: 'Current families',
      nopt: 'No',
      some: 'In some networks',
      unknown: 'Call to ask',
    },
    morePlaces: (count: number) => (count === 1 ? 'One more location' : `${count} more locations`),
  },
  filters: {
    title: 'Filters',
    on: (count: number) => `Filters (${count})`,
    accepting: 'Accepting new patients',
    network: 'Network',
    ownNetwork: 'Your network',
    anyNetwork: 'Any network',
    language: 'Language',
    anyLanguage: 'Any language',
    gender: 'Gender',
    anyGender: 'Any gender',
    accessibility: 'Accessibility',
    anyAccessibility: 'Any',
    clear: 'Clear filters',
  },
  map: {
    label: (shown: string) => `Map of the state with ${shown} providers. The list has all of them.`,
    note: 'The numbers match the list. If we don’t know where a provider is, it’s only in the list.',
  },
  details: {
    back: 'Back to the search',
    updated: (day: string) => `Last updated ${day}.`,
    notUpdated: 'The directory doesn’t say when this was last updated.',
    confirm: 'Call before your visit, because offices change.',
    /** Where the No Surprises Act applies to the plan and a location is listed in its network (42 USC 300gg-115(b)). */
    mistake:
      'If we list a provider in your network by mistake, you pay no more than your in-network share.',
    missing: 'We can’t find this provider in the directory anymore.',
    about: 'About this provider',
    specialty: 'Type of care',
    languages: 'Languages',
    gender: 'Gender',
    training: 'Training',
    places: 'Locations',
    noPlaces: 'The directory doesn’t list a location for this provider. Call us to ask.',
    networks: 'Networks and new patients',
    otherNetworks: 'Other networks and new patients',
    noNetwork: 'The directory doesn’t list a network.',
    unnamedNetwork: 'Network name not listed',
    hours: 'Hours',
    access: 'Accessibility',
    costs: 'Estimate your costs',
    record: {
      title: 'Keep this for your records',
      text: 'Print or save this page before your visit.',
      proof: 'If it says “In your network” by mistake, it’s your proof under the No Surprises Act.',
      print: 'Print or save as PDF',
      /** The directory's statement on a day; the network is null when it has no name. */
      lines: {
        in: (day: string, network: string | null) =>
          network === null
            ? `In your network, per our directory on ${day}.`
            : `In your network (${network}), per our directory on ${day}.`,
        out: (day: string) =>
          `Not in your network, per our directory on ${day}. Care here can cost much more.`,
        unknown: (day: string) =>
          `On ${day}, our directory doesn’t say if this location is in your network. Ask before you go.`,
      },
    },
    report: {
      title: 'Report a mistake',
      intro: 'Is something here out of date? Tell us and we’ll check it with the provider.',
      open: 'Report a mistake',
      place: 'Location',
      everywhere: 'All locations',
      mistake: {
        label: 'What is wrong?',
        prompt: 'Choose what is wrong',
        wrong: 'Choose what is wrong.',
      },
      mistakes: {
        network: 'The network',
        newPatients: 'Whether new patients are accepted',
        phone: 'The phone number',
        address: 'The address',
        notHere: 'The provider isn’t at this location',
        other: 'Something else',
      },
      comments: {
        label: 'What’s the correct information? (optional)',
        tooLong: 'Enter fewer words.',
        wrong: 'Enter fewer words.',
      },
      entry: { wrong: 'This provider isn’t in the directory anymore.' },
      submit: 'Send report',
      sending: 'Sending…',
      sent: (number: string) =>
        `Thank you. We received your report. Its number is ${number}. We’ll check with the provider and correct the directory.`,
    },
  },
} as const;
