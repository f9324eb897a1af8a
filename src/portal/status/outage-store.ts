/** The state of visitors turned away during an outage. It stores no member's page. */
export interface OutageStore {
  /** `wanted` is the public page the visitor was kept from; null when that is remembered elsewhere. */
  turnAway: (wanted: string | null) => void;
  /** Returns the time a visitor was last turned away, in epoch milliseconds; null if that never happened. */
  turnedAwayAt: () => number | null;
  /** Returns the public page the visitor wanted, once. */
  takeWanted: () => string | null;
}

export function createOutageStore(now: () => number): OutageStore {
  let at: number | null = null;
  let wantedAddress: string | null = null;
  return {
    turnAway(wanted) {
      at = now();
      wantedAddress = wanted;
    },
    turnedAwayAt: () => at,
    takeWanted() {
      const wanted = wantedAddress;
      wantedAddress = null;
      return wanted;
    },
  };
}
