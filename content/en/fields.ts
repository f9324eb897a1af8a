/** What form fields say whatever they ask for. */
export const fieldWords = {
  problems: 'Please check what you wrote',
  datePlaceholder: 'MM/DD/YYYY',
  /** Of what nobody else should read over a shoulder; `what` names it. */
  show: (what: string) => `Show ${what}`,
  hide: (what: string) => `Hide ${what}`,
  password: 'password',
  answer: 'answer',
} as const;
