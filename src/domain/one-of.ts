/** A text as the member of a closed set that it is; null for what is none of them. */
export const oneOf = <Member extends string>(
  members: readonly Member[],
  text: string,
): Member | null => members.find((member) => member === text) ?? null;
