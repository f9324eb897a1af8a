import { OptionalBoundary } from '#src/ui/part-boundary.tsx';
import { ErrorPlace } from './error-place.tsx';
import { ReloadOffer } from './reload-offer.tsx';
import { SessionGuardian } from './session-guardian.tsx';
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
