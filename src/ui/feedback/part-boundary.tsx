import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LoadFailure } from '#src/ui/lazy/loadable.tsx';

/**
 * A boundary around a part: when it throws, the rest of the page stays, and a note in its place says that it is not
 * available.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PartFailure}>{children}</ErrorBoundary>;
}

function PartFailure({ error, resetErrorBoundary }: FallbackProps) {
  return <LoadFailure error={error} onRetry={resetErrorBoundary} />;
}

/** A boundary for optional content: it renders nothing after a failure. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}
