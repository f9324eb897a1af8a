/** The form that names a representative, by its id in the insurer's list, and who helps with appeals in the state. */
export const appealHelp = {
  representativeForm: 'form-representative',
  /** The consumer assistance program of the state. Invented for the sandbox; an insurer puts its own here. */
  assistance: {
    name: 'Arkansas Consumer Services Division',
    url: 'https://consumer-assistance.example/',
  },
} as const;
