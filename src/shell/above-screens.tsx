import { ErrorPlace } from './error-place.tsx';
import { NoticePlace } from './notice-place.tsx';
import { ReloadOffer } from './reload-offer.tsx';
import { SessionGuardian } from './session-guardian.tsx';
import { WaitingPlace } from './waiting-place.tsx';

/** What any screen can have over it. */
export function AboveScreens() {
  return (
    <>
      <NoticePlace />
      <WaitingPlace />
      <ErrorPlace />
      <ReloadOffer />
      <SessionGuardian />
    </>
  );
}
