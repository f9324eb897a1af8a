/** The id at the end of a reference, which may be a whole address. */
export const idIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
