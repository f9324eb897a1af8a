/** The words on providers, on every screen. */
export const careWords = {
  unnamed: 'Provider name not listed',
  /** Whether a place is in the network of the member's plan. */
  network: {
    in: 'In your network',
    out: 'Not in your network',
    unknown: 'Ask if they take your plan',
  },
  /** Whether a place accepts new patients, and which. */
  accepting: {
    newpt: 'Accepting new patients',
    existptonly: 'Current patients only',
    existptfam: 'Current patients and their families',
    nopt: 'Not accepting patients',
    some: 'Accepting new patients in some networks',
    unknown: 'Call to ask about new patients',
  },
  miles: (miles: string) => `${miles} miles away`,
  nextDoor: 'Less than 0.1 miles away',
  distanceUnknown: 'Distance unknown',
  call: (name: string) => `Call ${name}`,
  languages: {
    ar: 'Arabic',
    ase: 'American Sign Language',
    de: 'German',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    hi: 'Hindi',
    ja: 'Japanese',
    ko: 'Korean',
    lo: 'Lao',
    mh: 'Marshallese',
    pt: 'Portuguese',
    ru: 'Russian',
    tl: 'Tagalog',
    ur: 'Urdu',
    vi: 'Vietnamese',
    zh: 'Chinese',
  },
  genders: { female: 'Female', male: 'Male', other: 'Other' },
  accessibility: {
    adacomp: 'Wheelchair access',
    pubtrans: 'Near public transit',
    cultcomp: 'Culturally aware care',
    hearing: 'Help for hearing loss',
  },
  days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  allDay: 'Open 24 hours',
  hours: (days: string, opens: string, closes: string) => `${days}: ${opens} to ${closes}`,
  /** `8 a.m.` or `8:30 a.m.`, by the hours from 0 to 23 and two digits of minutes. */
  time: (hours: number, minutes: string) =>
    `${hours % 12 === 0 ? 12 : hours % 12}${minutes === '00' ? '' : `:${minutes}`} ${hours < 12 ? 'a.m.' : 'p.m.'}`,
  hoursAllDay: (days: string) => `${days}: open 24 hours`,
} as const;
