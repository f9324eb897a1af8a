import { ClipboardList, Wallet } from 'lucide-react';
import { Button } from '#src/ui/actions/button.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ExampleFailure, type States } from '../../story.ts';

function Broken(): never {
  throw new ExampleFailure('Shown by the story of the card.');
}

export const states: States = {
  Plain: () => (
    <Card title="Your doctor">
      <p>Dr. Amara Brandt has been your primary care provider since March 2024.</p>
    </Card>
  ),
  'With an icon and links at its foot': () => (
    <Card
      title="Recent claims"
      icon={<ClipboardList size={22} aria-hidden="true" />}
      foot={
        <>
          <a href="?">See all claims</a>
          <Button variant="text">Download CSV</Button>
        </>
      }
    >
      <p>Cedar Family Clinic, March 3: your plan paid $132.00.</p>
    </Card>
  ),
  Loading: () => (
    <Card title="Premium" icon={<Wallet size={22} aria-hidden="true" />} busy>
      <SkeletonRows count={2} height="1.5em" />
    </Card>
  ),
  'Its content has failed': () => (
    <Card title="What you pay" foot={<a href="?">Open coverage and copays</a>}>
      <Broken />
    </Card>
  ),
};
