export type NumberProblem = 'missing' | 'malformed';

/** The limit of the API. */
const memberIdLength = 20;

/** Normalizes a member ID for sending: people copy it with spaces, and in lower case. */
export function tidyMemberId(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export function memberIdProblem(text: string): NumberProblem | null {
  const id = tidyMemberId(text);
  if (id === '') return 'missing';
  return /^[A-Z0-9]+$/.test(id) && id.length <= memberIdLength ? null : 'malformed';
}

/** Normalizes a social security number for sending: nine digits, without the dashes it is written with. */
export function tidySsn(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
