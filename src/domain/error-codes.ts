/** Codes of failed calls (product rule 8.1). */
export const errorCodes = [
  'BP-NFA-001',
  'BP-NFA-002',
  'BP-NFA-003',
  'BP-NFA-009',
  'BP-NFA-010',
  'BP-NFA-021',
  'BP-NFA-022',
  'BP-NFA-0231',
  'BP-NFA-0232',
  'BP-NFA-0233',
  'BP-NFA-0234',
  'BP-NFA-0235',
  'BP-NFA-0236',
  'BP-NFA-100',
  'BP-FA-004',
  'BP-FA-006',
] as const;

/** The code of a failed call without a specific code (product rule 8.1). */
export const defaultErrorCode = 'BP-NFA-100';

export type ErrorCode = (typeof errorCodes)[number];

/** Failures to load patients and coverage are for the console only: a member sees no code of them. */
const onlyLogged: readonly string[] = ['BP-FA-004', 'BP-FA-006'] satisfies ErrorCode[];

/** Whether a member is shown the code (product rule 8.2). */
export const isShownToMembers = (code: string): boolean => !onlyLogged.includes(code);
