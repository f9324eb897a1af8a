import { appealLevelWords, otherLevel } from '#content/appeal-case.ts';
import type { AppealLevel } from '#src/domain/appeals/appeal-rules.ts';

/** Returns the words of a level of review; of one that isn't known here, those that leave its name to the letter. */
export const levelWords = (level: AppealLevel | null) =>
  level === null ? otherLevel : appealLevelWords[level];
