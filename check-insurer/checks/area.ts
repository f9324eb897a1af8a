import { Unanswered, type Answer } from '../ask.ts';
import type { Insurer } from '../insurer.ts';
import type { Reader } from '../reader.ts';
import type { ShapeFaults } from '../shape.ts';

/** The arguments of each area of the check. */
export interface Checking {
  insurer: Insurer;
  reader: Reader;
  shapeFaults: ShapeFaults;
}

/** An area of the check. It reports to the insurer's outcome. */
export type Area = (checking: Checking) => Promise<void>;

/** Awaits an answer; if the insurer does not answer, reports why and returns undefined. */
export async function answered(
  { outcome }: Insurer,
  where: string,
  asking: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    outcome.find(error.id, where, error.message);
    return undefined;
  }
}
