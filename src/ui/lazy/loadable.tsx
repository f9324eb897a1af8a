import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { uiWords } from '#content/ui.ts';
import { isShownToMembers } from '#src/domain/error-codes.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';

/** The one part of a failure that may be shown: the code of the error catalog. */
interface Coded {
  code: string;
}

const isCoded = (error: unknown): error is Coded =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** A part of a screen that loads and fails on its own, without touching its neighbours. */
export function Loadable<Data>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.isSuccess) return children(query.data);
  if (query.isPending || query.isFetching) return skeleton;
  return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
}

/** The text for a screen that failed as a whole; null inside a card, which is only a part of a screen. */
export const ScreenFailureText = createContext<ReactNode>(null);

/** Replaces a part of a screen that failed to load, or all of it. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Stack gap="3" align="start" role="alert" look="failed">
      <p>{use(ScreenFailureText) ?? uiWords.loadFailure.part}</p>
      <FailureCode error={error} />
      <Button variant="secondary" onClick={onRetry}>
        {uiWords.loadFailure.retry}
      </Button>
    </Stack>
  );
}

/** The code of a failure, if members see it. */
export function FailureCode({ error }: { error: unknown }) {
  if (!isCoded(error) || !isShownToMembers(error.code)) return null;
  return <SecondaryText>{uiWords.errorCode(error.code)}</SecondaryText>;
}
