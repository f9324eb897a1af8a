/** Switches of the sandbox that no member owns. A restart sets them back. */
export type ControlState = {
  isSystemAvailable: boolean;
  /** Rich text for everyone, or null. */
  notice: string | null;
  accessTokenSeconds: number;
  refreshTokenRotation: RefreshTokenRotation;
  /** Whether the signer of wallet passes works. */
  isWalletSignerUp: boolean;
};

/** When the identity provider replaces a refresh token that is used: each time, never, or every other time. */
export const refreshTokenRotations = ['always', 'never', 'sometimes'] as const;

export type RefreshTokenRotation = (typeof refreshTokenRotations)[number];

const atStart: ControlState = {
  isSystemAvailable: true,
  notice: null,
  accessTokenSeconds: 300,
  refreshTokenRotation: 'always',
  isWalletSignerUp: true,
};

export function createControlState(): ControlState {
  return { ...atStart };
}

export function resetControlState(state: ControlState): void {
  Object.assign(state, atStart);
}
