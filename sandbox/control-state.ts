/** Switches of the sandbox that no member owns. A restart sets them back. */
export type ControlState = {
  isSystemAvailable: boolean;
  /** Rich text for everyone, or null. */
  notice: string | null;
  accessTokenSeconds: number;
};

const atStart: ControlState = { isSystemAvailable: true, notice: null, accessTokenSeconds: 300 };

export function createControlState(): ControlState {
  return { ...atStart };
}

export function resetControlState(state: ControlState): void {
  Object.assign(state, atStart);
}
