import { statusTexts } from '#content/status-texts.ts';

export type StatusId = keyof typeof statusTexts;

/** Title and text of a status page. */
export const statusText = (id: StatusId) => statusTexts[id];
