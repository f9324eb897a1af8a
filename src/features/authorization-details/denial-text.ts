import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';

/** Returns why a request was denied, in the insurer's own sentences; empty where it gives no reason. */
export const denialText = ({ reasons, notes }: FamilyAuthorization): string =>
  [...reasons, ...notes].map(asSentence).join(' ');

const asSentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text : `${text}.`);
