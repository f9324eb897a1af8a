/** Returns a text as the member of a closed set; null for a text that is none of them. */
export const oneOf = <Member extends string>(
  members: readonly Member[],
  text: string,
): Member | null => members.find((member) => member === text) ?? null;
