import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { lookUp } from '#src/domain/data/look-up.ts';

/** The part of a generated validator that a form uses. */
export interface RequestValidator<Request, Typed = unknown> {
  safeParse: (
    typed: Typed,
    options: { reportInput: true },
  ) => { success: true; data: Request } | { success: false; error: { issues: readonly Issue[] } };
}

interface Issue {
  path: readonly PropertyKey[];
  code: string;
  input?: unknown;
}

/** The field of one part of the request, and its messages when the validator rejects the part. */
export interface PartRow<Field> {
  field: Field;
  /** The text for an empty value; without it, `wrong`. */
  missing?: string;
  /** The text for a value that is too long; without it, `wrong`. */
  tooLong?: string;
  wrong: string;
}

/** Names of the parts of a request as the service gives them: `email`, `guardian.firstName`. */
export type PartOf<Request> = {
  [Name in keyof Required<Request> & string]: NonNullable<Request[Name]> extends object
    ? `${Name}.${keyof NonNullable<Request[Name]> & string}`
    : Name;
}[keyof Required<Request> & string];

export interface FormRules<Values extends FieldValues, Request> {
  /** The fields in the order of the form, which is the one of the summary. */
  fields: readonly FieldPath<Values>[];
  /** The field for a part of the request; null when the form has no field for it. */
  fieldOf: (part: string) => FieldPath<Values> | null;
  /** Returns the error messages by field, from top to bottom; empty when the form can be sent. */
  problemsOf: (values: Values) => [field: FieldPath<Values>, text: string][];
  /** Returns the request to send; null while a value is invalid. */
  requestOf: (values: Values) => Request | null;
  resolver: Resolver<Values>;
}

/**
 * The rules of a form: those of the OpenAPI document by its generated validator, and the product's own, which come
 * first where both reject a value.
 * @param typed the request that these values make, as far as they are present
 * @param parts every part of the request, in the form's order
 * @param own the rules beyond the document: messages by field, null for a valid value
 */
export function formRules<
  Values extends FieldValues,
  Request,
  Part extends string = PartOf<Request>,
  Typed = unknown,
>({
  request,
  typed,
  parts,
  own = () => ({}),
}: {
  request: RequestValidator<Request, Typed>;
  typed: (values: Values) => Typed;
  parts: Record<Part, PartRow<FieldPath<Values>>>;
  own?: (values: Values) => Partial<Record<FieldPath<Values>, string | null>>;
}): FormRules<Values, Request> {
  const rows: Record<string, PartRow<FieldPath<Values>>> = parts;
  const fields = [...new Set(Object.values(rows).map(({ field }) => field))];
  const check = (values: Values) => request.safeParse(typed(values), { reportInput: true });

  function problemsOf(values: Values) {
    const problems: Partial<Record<string, string | null>> = { ...own(values) };
    const checked = check(values);
    for (const issue of checked.success ? [] : checked.error.issues) {
      const part = issue.path.join('.');
      const row = lookUp(rows, part);
      if (row === null) throw new Error(`no field for ${part}`);
      problems[row.field] ??= textOf(row, issue);
    }
    return fields.flatMap((field): [FieldPath<Values>, string][] => {
      const text = problems[field];
      return text ? [[field, text]] : [];
    });
  }

  return {
    fields,
    fieldOf: (part) => lookUp(rows, part)?.field ?? null,
    problemsOf,
    requestOf(values) {
      const checked = check(values);
      return checked.success && problemsOf(values).length === 0 ? checked.data : null;
    },
    resolver: resolverOf(problemsOf),
  };
}

/** Returns a validator that checks the request body made from the portal's own data. */
export const validatorOf = <Request>(
  body: RequestValidator<unknown>,
  bodyOf: (request: Request) => unknown,
): RequestValidator<Request, Request> => ({
  safeParse(request, options) {
    const checked = body.safeParse(bodyOf(request), options);
    return checked.success ? { success: true, data: request } : checked;
  },
});

/** Returns the rules of a form without errors. */
export const noRules = <Values extends FieldValues>(
  fields: readonly FieldPath<Values>[],
): FormRules<Values, Values> => ({
  fields,
  fieldOf: (part) => fields.find((field) => field === part) ?? null,
  problemsOf: () => [],
  requestOf: (values) => values,
  resolver: resolverOf<Values>(() => []),
});

function textOf({ missing, tooLong, wrong }: PartRow<string>, { code, input }: Issue): string {
  if (input === '' || input === undefined) return missing ?? wrong;
  return code === 'too_big' ? (tooLong ?? wrong) : wrong;
}

/** Returns the form library's resolver: the validator checks the request, the library needs errors by typed field. */
const resolverOf = <Values extends FieldValues>(
  problemsOf: FormRules<Values, unknown>['problemsOf'],
): Resolver<Values> =>
  zodResolver(
    z.custom<Values>().check(({ value, issues }) => {
      for (const [field, message] of problemsOf(value)) {
        issues.push({ code: 'custom', path: [field], message, input: value });
      }
    }),
  );
