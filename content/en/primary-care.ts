/** The words of choosing a primary care provider. Days come formatted. */
export const primaryCareWords = {
  title: 'Primary Care Provider',
  intro: 'The doctor you see first, who knows your health and your history.',
  why: {
    title: 'Why choose one?',
    reasons: [
      'One person knows your health, your medicines and your family history.',
      'Checkups and screenings can find problems early, when they are easier to treat.',
      'When you need a specialist, your provider can help you find one and share your records.',
      'It can save you time and money: fewer repeated tests and fewer trips to urgent care.',
    ],
  },
  self: (name: string) => `${name} (you)`,
  current: 'Now',
  none: 'No primary care provider is chosen yet.',
  since: (day: string) => `Since ${day}`,
  pending: 'Starting later',
  from: (day: string) => `From ${day}`,
  find: 'Find a provider',
  findFor: (name: string) => `Find a provider for ${name}`,
  change: 'Change provider',
  changeFor: (name: string) => `Change provider for ${name}`,
  /** For plans whose members choose without a provider directory here. */
  noDirectory: 'Send us a message with the name of the doctor you want, or call us.',
  contact: 'Contact us',
  onlyBy: (name: string) => `Only ${name} can change this.`,
  notAllowed: 'This can’t be changed right now.',
  canChangeFrom: (day: string) => `The next change can start ${day}.`,
  details: 'See in the directory',
  detailsOf: (name: string) => `See in the directory: ${name}`,
  form: {
    title: 'Choose this provider',
    member: 'For',
    outside:
      'This provider isn’t in your network, so visits can cost much more. Search for one who is.',
    chosen: (names: string) =>
      `There’s nothing to choose. This is already the primary care provider of ${names}.`,
    nobody: 'Nobody on your plan can change their provider right now.',
    day: { label: 'Starting', wrong: 'Choose a start date.' },
    reason: { label: 'Reason', prompt: 'Choose a reason', wrong: 'Choose a reason.' },
    provider: { wrong: 'This provider can’t be chosen. Search for another one.' },
    reasons: {
      firstChoice: 'I’m choosing for the first time',
      moved: 'I moved',
      providerLeft: 'My provider left',
      preference: 'I’d like someone else',
      other: 'Another reason',
    },
    submit: 'Save choice',
    sending: 'Saving…',
    cancel: 'Cancel',
    gone: 'We can’t find this provider in the directory. Search for another one.',
  },
  sent: ({ provider, who, day }: { provider: string; who: string; day: string }) =>
    `Saved. ${provider} will be the primary care provider for ${who} starting ${day}.`,
} as const;
