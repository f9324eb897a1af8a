import { OptionalBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { ErrorPlace } from '#src/shell/failures/error-place.tsx';
import { ReloadOffer } from '#src/shell/failures/reload-offer.tsx';
import { SessionGuardian } from '#src/shell/session/session-guardian.tsx';
import { WaitingPlace } from './waiting-place.tsx';

/** A fault of one takes neither the screen nor the others with it. */
const parts = [WaitingPlace, ErrorPlace, ReloadOffer, SessionGuardian];

/** The overlays of every screen. */
export function AboveScreens() {
  return (
    <>
      {parts.map((Part, place) => (
        <OptionalBoundary key={place}>
          <Part />
        </OptionalBoundary>
      ))}
    </>
  );
}
