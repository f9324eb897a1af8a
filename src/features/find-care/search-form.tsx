import * as z from 'zod/mini';
import { findCareWords } from '#content/find-care.ts';
import type { ContractPrefix } from '#src/domain/plan/plan.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { zipPattern, zipProblem } from '#src/parts/geography/zip-field.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { distanceChoices, distances, usualDistance, type CareSearch } from './care-search.ts';
import { isSearched } from './is-searched.ts';

const words = findCareWords.form;

interface Typed {
  specialty: string;
  name: string;
  place: string;
  miles: string;
}

/** The pattern of a place: empty, a ZIP code, or the name of a town, without digits. */
const placePattern = new RegExp(`${zipPattern.source}|^\\D*$`);

const searchSchema = z.object({
  specialty: z.string(),
  name: z.string().check(z.maxLength(80)),
  place: z.string().check(z.regex(placePattern)),
  miles: z.string(),
});

const rules = formRules<Typed, z.infer<typeof searchSchema>>({
  request: searchSchema,
  typed: (values) => ({ ...values, name: values.name.trim(), place: values.place.trim() }),
  parts: {
    specialty: { field: 'specialty', wrong: words.nothing },
    name: { field: 'name', wrong: words.tooLong },
    place: { field: 'place', wrong: words.placeWrong },
    miles: { field: 'miles', wrong: words.nothing },
  },
  own: ({ specialty, name, place }) => ({
    specialty: specialty || name.trim() || place.trim() ? null : words.nothing,
  }),
});

/** Returns the search for the typed values. */
function searchFor({ specialty, name, place, miles }: z.infer<typeof searchSchema>): CareSearch {
  const isZip = zipPattern.test(place);
  const chosen = distanceChoices.find((choice) => String(choice) === miles);
  return {
    ...(specialty === '' ? {} : { specialty }),
    ...(name === '' ? {} : { name }),
    ...(isZip && { zip: place.slice(0, 5) }),
    ...(!isZip && place !== '' && { town: place }),
    ...(place === '' || chosen === undefined || chosen === usualDistance ? {} : { miles: chosen }),
  };
}

/** The search form. A ZIP code outside the state is reported at its field. */
export function SearchForm({
  search,
  home,
  prefix,
  onSearch,
}: {
  search: CareSearch;
  /** The ZIP code of the member's address, to begin with; null when it is not known. */
  home: string | null;
  prefix: ContractPrefix;
  onSearch: (search: CareSearch) => void;
}) {
  const { states } = usePortal().config;
  const form = usePortalForm({
    id: 'care',
    rules,
    initial: {
      specialty: search.specialty ?? '',
      name: search.name ?? '',
      // A member who searched without a place left it out on purpose.
      place: search.zip ?? search.town ?? (isSearched(search) ? '' : (home ?? '')),
      miles: String(search.miles ?? usualDistance),
    },
  });
  const submit = form.submitTo({
    isBusy: false,
    async send(typed) {
      if (zipPattern.test(typed.place)) {
        const problem = await zipProblem(typed.place, states, words);
        if (problem !== null) return [{ field: 'place', text: problem.text }];
      }
      onSearch({ ...searchFor(typed), ...(search.map && { map: search.map }) });
      return [];
    },
  });
  const suggested: readonly string[] = findCareWords.specialties[prefix];
  const own = search.specialty ?? '';
  const specialties = own === '' || suggested.includes(own) ? suggested : [own, ...suggested];
  return (
    <FormFrame
      form={form}
      sending={{ isBusy: form.form.formState.isSubmitting, submit }}
      words={words}
      screenOnly
    >
      <Grid columns="narrow" gap="4" align="start">
        <ChoiceField
          form={form}
          name="specialty"
          label={words.specialty}
          prompt={words.anySpecialty}
          options={specialties.map((specialty) => [specialty, specialty])}
        />
        <Field id={form.idOf('place')} label={words.place} error={form.errorOf('place')}>
          {(control) => (
            <input
              type="text"
              autoComplete="postal-code"
              maxLength={80}
              {...control}
              {...form.input('place')}
            />
          )}
        </Field>
        <ChoiceField
          form={form}
          name="miles"
          label={words.miles}
          options={[
            ...distances.map(
              (distance) => [String(distance), words.withinMiles(distance)] as const,
            ),
            ['0', words.anyDistance],
          ]}
        />
        <Field
          id={form.idOf('name')}
          label={words.name}
          hint={words.nameHint}
          error={form.errorOf('name')}
        >
          {(control) => (
            <input type="text" autoComplete="off" {...control} {...form.input('name')} />
          )}
        </Field>
      </Grid>
    </FormFrame>
  );
}
