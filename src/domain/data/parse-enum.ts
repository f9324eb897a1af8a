/** Returns a text as the member of a closed set; null for a text outside the set. */
export const parseEnum = <Member extends string>(
  members: readonly Member[],
  text: string,
): Member | null => members.find((member) => member === text) ?? null;
