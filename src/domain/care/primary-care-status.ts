/** A provider as the insurer records a member's choice of them. */
interface Chosen {
  practitionerRoleId: string;
  /** The day the choice starts, YYYY-MM-DD. */
  effectiveDate: string;
}

/** A member's primary care provider on a day, and the one who follows. */
export interface PrimaryCareStatus<Provider extends Chosen> {
  now: Provider | null;
  later: Provider | null;
}

/**
 * Returns a member's primary care provider on a day (YYYY-MM-DD) and the next one, by the days that the choices start
 * on: a choice that has started counts now, also where the insurer still calls it pending.
 */
export function primaryCareStatusOn<Provider extends Chosen>(
  { current, pending }: { current: Provider | null; pending: Provider | null },
  today: string,
): PrimaryCareStatus<Provider> {
  const all = [current, pending].filter((provider) => provider !== null);
  const started = all.filter(({ effectiveDate }) => effectiveDate <= today);
  const coming = all.filter(({ effectiveDate }) => effectiveDate > today);
  return {
    now: started.reduce<Provider | null>(
      (last, provider) =>
        last !== null && last.effectiveDate > provider.effectiveDate ? last : provider,
      null,
    ),
    later: coming.reduce<Provider | null>(
      (first, provider) =>
        first !== null && first.effectiveDate <= provider.effectiveDate ? first : provider,
      null,
    ),
  };
}

/**
 * Returns the choice by which a provider of the directory is or will be the member's; null when there is nothing to
 * choose.
 */
export function choiceOf<Provider extends Chosen>(
  { now, later }: PrimaryCareStatus<Provider>,
  roleIds: readonly string[],
): { when: 'now' | 'later'; since: string } | null {
  // A member who changes to another one later may want to stay.
  const last = later ?? now;
  if (last === null || !roleIds.includes(last.practitionerRoleId)) return null;
  return { when: later === null ? 'now' : 'later', since: last.effectiveDate };
}
