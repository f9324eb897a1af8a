import { ErrorPlace } from './error-place.tsx';
import { NoticePlace, type WhenAtRest } from './notice-place.tsx';
import { ReloadOffer } from './reload-offer.tsx';
import { SessionGuardian } from './session-guardian.tsx';
import { WaitingPlace } from './waiting-place.tsx';

/** What any screen can have over it. */
export function AboveScreens({ whenAtRest }: { whenAtRest: WhenAtRest }) {
  return (
    <>
      <NoticePlace whenAtRest={whenAtRest} />
      <WaitingPlace />
      <ErrorPlace />
      <ReloadOffer />
      <SessionGuardian />
    </>
  );
}
