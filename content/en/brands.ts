/** The statement on a brand's license. Names and marks are in brands/. */
export const licenseeStatement = (brand: string) =>
  `${brand} is an independent licensee of the national association. It is licensed to offer health plans in all 75 counties of the state.`;
