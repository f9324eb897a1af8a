import type { ReactNode } from 'react';
import { ListPosition, Pager, useListPosition, type ListPositionOf } from '#src/ui/data/pager.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { ListFoot } from './list-foot.tsx';
import type { PageOf } from './use-page-of.ts';

/**
 * One page of a list: its position in the list, its rows and the pager. `ListView` adds what most lists have around it.
 */
export function ListPages<Item>({
  pagination,
  words,
  none,
  beside,
  printsPosition = true,
  foot,
  position,
  isBrief = false,
  isFirstToRead,
  children,
}: {
  /** From `usePageOf`. */
  pagination: PageOf<Item>;
  /** `noun` is singular and plural; `pages` is the accessible name of the pager. */
  words: { noun: readonly [string, string]; pages: string };
  /** Replaces the rows of an empty list. */
  none: ReactNode;
  /** At the far end of the line of the position. */
  beside?: ReactNode;
  /** Whether paper says the position, with what is beside it. */
  printsPosition?: boolean;
  /** In the line of the pager, at its far end. */
  foot?: ReactNode;
  /** From `useListPosition`, where something else moves the focus to the position too. */
  position?: ListPositionOf;
  /** Whether a list of one page does not say its position. */
  isBrief?: boolean | undefined;
  /**
   * For a list that is another screen on every page: turning a page moves the focus as any navigation does, and this says
   * whether it goes to the position.
   */
  isFirstToRead?: boolean;
  children: (rows: readonly Item[]) => ReactNode;
}) {
  const own = useListPosition();
  const { line, focus } = position ?? own;
  const positionLine = (!isBrief || pagination.pages > 1) && (
    <ListPosition {...{ line, pagination, isFirstToRead }} noun={words.noun} />
  );
  const pager = (
    <Pager
      label={words.pages}
      pagination={pagination}
      onTurned={isFirstToRead === undefined ? focus : undefined}
    />
  );
  return (
    <>
      {beside === undefined ? (
        positionLine
      ) : (
        <Row gap="4" align="center" apart look={printsPosition ? undefined : 'screen-only'}>
          {positionLine}
          {beside}
        </Row>
      )}
      {pagination.total > 0 && <PartBoundary>{children(pagination.shown)}</PartBoundary>}
      {pagination.total === 0 && none !== null && <Stack look="empty">{none}</Stack>}
      {foot === undefined ? (
        pager
      ) : (
        <ListFoot>
          {pager}
          {foot}
        </ListFoot>
      )}
    </>
  );
}
