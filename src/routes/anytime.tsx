import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address read out on the hold line; the query tells campaign tracking where visitors came from. */
const campaign = 'utm_source=vanity_url&utm_medium=audio&utm_campaign=on_hold_message';

export const Route = createFileRoute('/anytime')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: () => {
    throw redirect({ href: `/login?${campaign}`, replace: true });
  },
});
