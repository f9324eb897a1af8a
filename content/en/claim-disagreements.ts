/** The words about amounts of a claim that contradict each other. */
export const disagreementWords = {
  title: 'Some amounts on this claim don’t add up',
  text: 'We show the amounts exactly as we got them. If this affects what you owe, ask us about this claim before you pay.',
  lines: ({ name, stated, ofLines }: { name: string; stated: string; ofLines: string }) =>
    `${name}: the claim’s total is ${stated}, but its lines add up to ${ofLines}.`,
  twice: ({ name, stated }: { name: string; stated: readonly string[] }) =>
    `${name} appears more than once: ${stated.join(' and ')}. We left it out of our totals.`,
  allowed: ({ expected, stated }: { expected: string; stated: string }) =>
    `The bill minus the discount is ${expected}, but the allowed amount is ${stated}.`,
  split: ({ expected, stated }: { expected: string; stated: string }) =>
    `What was paid plus your share is ${expected}, but the allowed amount is ${stated}.`,
  share: ({ expected, stated }: { expected: string; stated: string }) =>
    `The parts of your share add up to ${expected}, but your share is ${stated}.`,
} as const;
