import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  registrationView,
  type RegistrationView,
} from '#src/machines/registration/registration.selectors.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { RunningRegistration } from '#src/portal/registration/running-registration.ts';

/** The registration this screen was opened with. Stays the same while the screen is being left. */
export function useRunningRegistration(): RunningRegistration | null {
  const { registration } = usePortal();
  const [running] = useState(registration.current);
  return running;
}

export const useRegistrationView = ({ actor }: RunningRegistration): RegistrationView =>
  useSelector(actor, registrationView);
