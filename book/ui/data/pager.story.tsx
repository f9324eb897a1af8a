import { useState } from 'react';
import { ListPosition, Pager, useListPosition, type ListPlace } from '#src/ui/data/pager.tsx';
import type { States } from '../../story.ts';

/** A list of claims with its position above, and its pager below. */
function List({
  firstPage = 1,
  ...pagination
}: Pick<ListPlace, 'total' | 'isWhole' | 'isGrowing'> & { firstPage?: number }) {
  const [page, turnTo] = useState(firstPage);
  const { line, focus } = useListPosition();
  const pages = Math.ceil(pagination.total / 10);
  return (
    <>
      <ListPosition
        line={line}
        pagination={{ ...pagination, page, pageSize: 10 }}
        noun={['claim', 'claims']}
      />
      <Pager
        label={`Pages of ${pagination.total} claims, from page ${firstPage}`}
        pagination={{ page, pages, turnTo, ...(pagination.isGrowing && { isGrowing: true }) }}
        onTurned={focus}
      />
    </>
  );
}

export const states: States = {
  'First page': () => <List total={128} />,
  'Middle page': () => <List total={12_340} firstPage={617} />,
  'Last page': () => <List total={95} firstPage={10} />,
  'One page': () => <List total={7} />,
  'One row': () => <List total={1} />,
  'No rows': () => <List total={0} />,
  'Still growing': () => <List total={240} firstPage={2} isGrowing />,
  'The whole list, on paper': () => <List total={34} isWhole />,
};
