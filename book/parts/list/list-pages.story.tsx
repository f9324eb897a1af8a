import { useState } from 'react';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import type { States } from '../../story.ts';

const pageSize = 3;

function Visits({ total, ...list }: { total: number; isBrief?: boolean; hasMore?: boolean }) {
  const { hasMore = false, isBrief = false } = list;
  const [page, turnTo] = useState(1);
  const before = (page - 1) * pageSize;
  const visits = Array.from({ length: total }, (_, at) => `Visit ${at + 1}`);
  return (
    <Stack gap="4">
      <ListPages
        words={{ noun: ['visit', 'visits'], pages: `Pages of ${total} visits` }}
        pagination={{
          page,
          pageSize,
          total,
          before,
          turnTo,
          pages: Math.max(1, Math.ceil(total / pageSize)),
          shown: visits.slice(before, before + pageSize),
        }}
        isBrief={isBrief}
        none={<p>No visits match your search.</p>}
        {...(hasMore && {
          beside: <Button variant="plain">Sort</Button>,
          foot: <Button variant="plain">Print</Button>,
        })}
      >
        {(shown) => (
          <ul>
            {shown.map((visit) => (
              <li key={visit}>{visit}</li>
            ))}
          </ul>
        )}
      </ListPages>
    </Stack>
  );
}

export const states: States = {
  'Several pages': () => <Visits total={8} />,
  'With more in its lines': () => <Visits total={7} hasMore />,
  'One page': () => <Visits total={2} />,
  'One page, brief': () => <Visits total={1} isBrief />,
  'None match': () => <Visits total={0} />,
};
