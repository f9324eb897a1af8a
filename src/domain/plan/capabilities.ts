import { optionalCapabilities, requiredCapabilities } from '#generated/capabilities.ts';
import type { Rights } from './rights.ts';

// Fetched only when the configuration names a capability.
export { optionalCapabilities, requiredCapabilities };

/** A capability that an insurer may leave out, an area of the API documents (`x-capabilities`). */
export type Capability = (typeof optionalCapabilities)[number];

/** Capabilities that are of no use without another one. */
const needs: Partial<Record<Capability, Capability>> = {
  'message-replies': 'messages',
  // An estimate has to include the used part of the limits (45 CFR 147.211).
  costEstimates: 'spending',
};

/** A name that stands for no capability, or for one that can't be left out. */
export class UnknownCapability extends Error {
  override name = 'UnknownCapability';
}

/**
 * Reads the names of the disabled capabilities, and adds those that are of no use without them.
 * @throws {UnknownCapability} the message says what is allowed
 */
export function disabledCapabilities(names: readonly string[]): readonly Capability[] {
  const disabledNames = optionalCapabilities.filter((capability) => names.includes(capability));
  const unknown = names.filter((name) => !disabledNames.some((capability) => capability === name));
  if (unknown.length > 0) {
    const required = unknown.filter((name) =>
      requiredCapabilities.some((capability) => capability === name),
    );
    const why = required.length > 0 ? ` (${required.join(', ')}: always needed)` : '';
    const allowed = optionalCapabilities.join(', ');
    throw new UnknownCapability(`without names ${unknown.join(', ')}${why}; allowed: ${allowed}`);
  }
  return optionalCapabilities.filter((capability) => {
    const needed = needs[capability];
    return (
      disabledNames.includes(capability) || (needed !== undefined && disabledNames.includes(needed))
    );
  });
}

/** Removes the rights to disabled capabilities. */
export function limitRights(rights: Rights, disabled: readonly Capability[]): Rights {
  const isDisabled = (...capabilities: Capability[]) =>
    capabilities.every((capability) => disabled.includes(capability));
  const pages = rights.pageIdentifiers.filter(
    ({ type }) =>
      !(type === 'interqual' && isDisabled('singleSignOn')) &&
      !(type === 'medicarePayment' && isDisabled('payments')),
  );
  return {
    ...rights,
    pageIdentifiers: pages,
    ...(isDisabled('spending') && {
      deductible: false,
      spendingFromClaims: rights.deductible && rights.claims,
    }),
    ...(isDisabled('clinicalRecords') && { personalHealthRecord: false }),
    ...(isDisabled('healthReimbursement') && { healthReimbursementAccount: false }),
    ...(isDisabled('primaryCare') && { choosePrimaryCareProvider: false }),
    ...(isDisabled('payments') && { payBill: false }),
    ...(isDisabled('walletPasses') && { walletPasses: [] }),
    ...(isDisabled('pharmacy', 'drugList') && { pharmacyCenter: false }),
    ...(isDisabled('documents') && { forms: false }),
    ...(isDisabled('singleSignOn') && {
      updateOtherCoverageInformation: false,
      updatePolicy: false,
      updatePolicyMetallic: false,
      rxSavingsSolutions: false,
    }),
  };
}
