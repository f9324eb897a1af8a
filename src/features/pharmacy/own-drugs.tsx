import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { pharmacyWords } from '#content/pharmacy.ts';
import { prescriptionsQuery } from '#src/api/calls/care/prescriptions.ts';
import { splitByEnd } from '#src/domain/pharmacy/prescription.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

/** Few enough that the search field stays on the first screenful of a phone. */
const shownDrugs = 4;

/** The drugs the member takes, the last filled first: each leads to its cost. The list below says if it can't load. */
export function OwnDrugs() {
  const id = useId();
  const { plan } = usePlan();
  const { data, isPending } = useQuery(prescriptionsQuery(usePortal(), plan.memberId));
  if (isPending) return <Skeleton height="3rem" />;
  const current = splitByEnd(data?.items ?? []).current.map(({ name }) => name);
  const names = [...new Set(current)].filter((name) => name !== '').slice(0, shownDrugs);
  if (names.length === 0) return null;
  return (
    <Stack gap="1">
      <SecondaryText id={id}>{pharmacyWords.search.own}</SecondaryText>
      <Row as="ul" gap="3" aria-labelledby={id}>
        {names.map((drug) => (
          <li key={drug}>
            <Link to="/{-$contractType}/pharmacy" search={{ drug }} resetScroll={false}>
              {drug}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
