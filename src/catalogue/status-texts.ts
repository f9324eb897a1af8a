import { statusTexts } from '#content/status-texts.ts';

export type StatusId = keyof typeof statusTexts;

/** Title and text of a status page; `attempts` are those left for a passcode. */
export function statusText(id: StatusId, attempts = 0) {
  const { title, text, retry } = statusTexts[id];
  return { title, retry, text: typeof text === 'function' ? text(attempts) : text };
}
