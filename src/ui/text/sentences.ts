/** Joins sentences to one text, without those that don't apply. One text survives a page translator; several don't. */
export const sentences = (...all: (string | false | null | undefined)[]): string =>
  all.filter(Boolean).join(' ');
