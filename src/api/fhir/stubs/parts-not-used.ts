const notUsed = (): never => {
  throw new Error('the portal does not use this part of fhir-kit-client');
};

/** Stands in the bundle for the code that resolves references: by an expression made of payers' text, at any host. */
export class ReferenceResolver {
  resolve = notUsed;
}

/** Stands in the bundle for sign-in by a FHIR server's metadata. */
export const authFromCapability = notUsed;
export const authFromWellKnown = notUsed;
