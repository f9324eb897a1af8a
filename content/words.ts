/**
 * The words of a language: the files and the exports of `content/en/`, with any text in place of an English one. All of
 * this is types, for `tsc` alone; screens import the words they say from their files.
 */
export type Words = Said<typeof import('./en/index.ts')>;

/** Every language. `tsc` refuses one that lacks a file, an export or a sentence, or takes other values for one. */
export interface Languages {
  en: Whole<typeof import('./en/index.ts')>;
}

/** Rejects an incomplete language, and names the missing texts. */
export type Whole<Language extends Words> = Language;

/**
 * An insurer's own words by file: any of ours, with the same values for each sentence. What a file leaves out stays. A
 * list is replaced as a whole.
 */
export type Overrides = { [File in keyof Words]?: Some<Words[File]> };

type Some<Part> = Part extends (...values: never) => unknown
  ? Part
  : Part extends readonly unknown[]
    ? Part
    : Part extends object
      ? { [Name in keyof Part]?: Some<Part[Name]> }
      : Part;

/** A text may be any text; a choice among codes, such as `'good' | 'bad'`, stays one. */
type Said<Part> = [Part] extends [string]
  ? IsChoice<Part> extends true
    ? Part
    : string
  : Part extends (...values: infer Values) => infer Result
    ? (...values: Values) => Result extends string ? string : Said<Result>
    : Part extends object
      ? { [Name in keyof Part]: Said<Part[Name]> }
      : Part;

type IsChoice<Part, Each = Part> = Each extends string
  ? [Part] extends [Each]
    ? false
    : true
  : never;
