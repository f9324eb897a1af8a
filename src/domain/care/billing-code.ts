/**
 * Whether typed text is a billing code rather than words: three to seven capitals and figures with at least three figures
 * in a row, which no everyday word has.
 */
export const isBillingCode = (typed: string): boolean =>
  /^(?=.*\d{3})[a-z\d]{3,7}$/i.test(typed.trim());

/**
 * Returns the procedures with a billing code, in any case. Without codes from the insurer, returns all of its results.
 */
export const ofCode = <Procedure extends { billingCodes?: readonly string[] | undefined }>(
  procedures: readonly Procedure[],
  code: string,
): Procedure[] => {
  if (procedures.every(({ billingCodes = [] }) => billingCodes.length === 0))
    return [...procedures];
  const asked = code.trim().toUpperCase();
  return procedures.filter(({ billingCodes = [] }) =>
    billingCodes.some((one) => one.toUpperCase() === asked),
  );
};
