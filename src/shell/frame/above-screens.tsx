import { OptionalBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { ErrorPlace } from '#src/shell/failures/error-place.tsx';
import { ReloadOffer, WaitingPlace, SessionGuardian } from './overlays.tsx';

/** A fault of one takes neither the screen nor the others with it. */
const parts = [WaitingPlace, ErrorPlace, ReloadOffer, SessionGuardian];

/** The overlays of every screen. */
export function AboveScreens() {
  return (
    <>
      {parts.map((Part, index) => (
        <OptionalBoundary key={index}>
          <Part />
        </OptionalBoundary>
      ))}
    </>
  );
}
