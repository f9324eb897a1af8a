import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { States } from '../../story.ts';

const steps = <p>Price $120.00, minus the plan’s part of $95.00.</p>;

export const states: States = {
  Closed: () => (
    <Stack align="start">
      <Disclosure title="How it adds up" name="How it adds up for Atorvastatin">
        {steps}
      </Disclosure>
    </Stack>
  ),
  'Text that depends on the state': () => (
    <Stack align="start">
      <Disclosure
        variant="secondary"
        title={(isOpen) => (isOpen ? 'Hide the steps' : 'Show the steps')}
      >
        {steps}
      </Disclosure>
    </Stack>
  ),
};
