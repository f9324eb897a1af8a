/** What stands on top of every printed sheet: whose it is, of which plan, and of which day. */
export const sheetWords = {
  head: ({
    name,
    plan,
    memberId,
    day,
  }: {
    name: string;
    plan: string;
    memberId: string;
    day: string;
  }) => `${name} · ${plan} · Member ID ${memberId} · Printed ${day}`,
} as const;
