import type { ContractType } from '#src/domain/plan/plan.ts';

/** A blank form of the insurer's. */
export interface BlankForm {
  formDocumentId: string;
  title: string;
  /** The heading of its group; null when the insurer does not say. */
  category: string | null;
  /** The kinds of plan it is for; null when the insurer does not say. */
  contractTypes: readonly string[] | null;
  /** The version printed on the form; null when the insurer does not say. */
  version: string | null;
  bytes: number | null;
}

/** The contents of a link to a form. */
export interface FormLink {
  /** Id of the form. */
  form: string;
  version?: string | undefined;
  /** `open` or `download`, or any other text that the link carries. */
  action?: string | undefined;
}

/** The target of a link to a form, or the reason why the link leads nowhere. */
export type LinkedForm =
  /** It names no form. */
  | { state: 'none' }
  /** The insurer has no such form for this kind of plan. */
  | { state: 'unavailable' }
  /** The form with its action; null while the member has to choose one. */
  | { state: 'found'; form: BlankForm; isOutdated: boolean; action: 'open' | 'download' | null };

/**
 * Returns the forms for a kind of plan, by category; forms without a category come last. A service may send forms of
 * other plans too.
 * @param locale the language by whose rules names are sorted
 */
export function formsByCategory(
  forms: readonly BlankForm[],
  contractType: ContractType,
  locale: string,
): (readonly [category: string | null, forms: BlankForm[]])[] {
  const groups = new Map<string | null, BlankForm[]>();
  for (const form of forms.filter((blankForm) => isFor(blankForm, contractType))) {
    groups.set(form.category, [...(groups.get(form.category) ?? []), form]);
  }
  return [...groups]
    .map(
      ([category, all]) =>
        [category, all.toSorted((a, b) => a.title.localeCompare(b.title, locale))] as const,
    )
    .toSorted(([a], [b]) =>
      a === null || b === null
        ? Number(a === null) - Number(b === null)
        : a.localeCompare(b, locale),
    );
}

export function linkedForm(
  { form: id, version, action }: FormLink,
  forms: readonly BlankForm[],
): LinkedForm {
  if (id.trim() === '') return { state: 'none' };
  const form = forms.find(({ formDocumentId }) => formDocumentId === id);
  if (form === undefined) return { state: 'unavailable' };
  return {
    state: 'found',
    form,
    isOutdated: version !== undefined && form.version !== null && form.version !== version,
    action: action === 'open' || action === 'download' ? action : null,
  };
}

const isFor = ({ contractTypes }: BlankForm, contractType: ContractType): boolean =>
  contractTypes === null ||
  contractTypes.some((type) => type.toLowerCase() === contractType.toLowerCase());
