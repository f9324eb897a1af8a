import { Button } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { States } from '../../story.ts';

export const states: States = {
  'Paragraphs, close to each other': () => (
    <Stack gap="1">
      <p>Cedar Family Clinic</p>
      <p>1200 West Markham Street, Little Rock</p>
    </Stack>
  ),
  'Parts of a card': () => (
    <Stack gap="4">
      <p>Your next premium is due December 1.</p>
      <p>You pay it by automatic payment.</p>
    </Stack>
  ),
  'At the start, as wide as its words': () => (
    <Stack gap="3" align="start">
      <p>No claim fits your filters.</p>
      <Button variant="secondary">Clear all filters</Button>
    </Stack>
  ),
  'A list': () => (
    <Stack as="ul" gap="2">
      <li>Medical, January 1, 2026 to today</li>
      <li>Dental, January 1, 2026 to today</li>
    </Stack>
  ),
};
