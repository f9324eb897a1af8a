/** The words of all form fields. */
export const fieldWords = {
  problems: 'There’s a problem',
  datePlaceholder: 'MM/DD/YYYY',
  /** The buttons of a secret, hidden from onlookers; `what` names it. */
  show: (what: string) => `Show ${what}`,
  hide: (what: string) => `Hide ${what}`,
  password: 'password',
  answer: 'answer',
  /** The note that a form has restored a draft. */
  kept: 'We saved what you wrote last time.',
  startOver: 'Start over',
  left: ({ count, shown }: CharacterCount) => `${shown} ${characters(count)} left`,
  over: ({ count, shown }: CharacterCount) => `${shown} ${characters(count)} too many`,
} as const;

/** `shown` is the formatted number. */
interface CharacterCount {
  count: number;
  shown: string;
}

function characters(count: number): string {
  return count === 1 ? 'character' : 'characters';
}
