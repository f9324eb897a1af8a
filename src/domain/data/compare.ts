/**
 * Compares days, times, ids and numbers by their code units. For names people read there is `localeCompare`, with the
 * language of the build; its first call loads the language's rules of order, which a phone takes 80 ms for.
 */
export const compare = <Value extends number | string | Date>(a: Value, b: Value): number =>
  a < b ? -1 : b < a ? 1 : 0;
