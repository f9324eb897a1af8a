export type NumberProblem = 'missing' | 'malformed';

/** The API's own. */
const memberIdLength = 20;

/** A member ID as it is sent: people copy it with spaces, and in lower case. */
export function tidyMemberId(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export function memberIdProblem(text: string): NumberProblem | null {
  const id = tidyMemberId(text);
  if (id === '') return 'missing';
  return /^[A-Z0-9]+$/.test(id) && id.length <= memberIdLength ? null : 'malformed';
}

/** A social security number as it is sent: nine digits, without the dashes it is written with. */
export function tidySsn(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

export function ssnProblem(text: string): NumberProblem | null {
  const ssn = tidySsn(text);
  if (ssn === '') return 'missing';
  return /^\d{9}$/.test(ssn) ? null : 'malformed';
}

/** Whether these are the last four digits of a social security number. */
export function isSsnEnd(text: string): boolean {
  return /^[0-9]{4}$/.test(text.trim());
}

/** Whether this can be the end of a Medicare beneficiary identifier: four digits or letters. */
export function isMbiEnd(text: string): boolean {
  return /^[0-9A-Za-z]{4}$/.test(text.trim());
}
