/** The head of every printed sheet: member, plan and day. */
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
