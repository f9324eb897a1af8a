/** Runs every step in this order; an error that one of them throws is logged, and the rest follows. */
export function runAllSafely(...steps: (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}
