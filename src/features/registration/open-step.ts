import { redirect } from '@tanstack/react-router';
import {
  stepAddresses,
  type RegistrationStep,
} from '#src/domain/registration/registration-steps.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/**
 * Opens a step of the registration under way.
 * @throws {Redirect} to the step that may be opened: the first, unless something is being sent just now
 */
export function openStep(portal: Portal, step: RegistrationStep, preload: boolean): void {
  // Resting on a link opens nothing.
  if (preload) return;
  const running = portal.registration.current();
  const opened = running?.open(step) ?? 'member';
  if (opened === step) return;
  throw redirect({
    to: stepAddresses[opened],
    replace: true,
    // Without a running registration, a later step was opened by a reload.
    state: running ? {} : { startsOver: true },
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first step of registration is shown although another one was requested. */
    startsOver?: boolean;
  }
}
