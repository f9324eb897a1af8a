import type { ControlState } from '../control-state.ts';
import { ok, publicOperation, type Operation } from './operation.ts';

export function systemOperations(control: ControlState): readonly Operation[] {
  return [
    publicOperation('getSystemAvailability', () =>
      ok({ isSystemAvailable: control.isSystemAvailable }),
    ),
    publicOperation('getUserNotice', () => ok({ notice: control.notice })),
  ];
}
