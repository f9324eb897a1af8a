import { utility } from '#src/ui/layout/utility.ts';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { pharmacyWords } from '#content/pharmacy.ts';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { OwnDrugs } from './own-drugs.tsx';
import type { PharmacyNavigation } from './pharmacy-search.ts';

const words = pharmacyWords.search;

interface Typed {
  drug: string;
}

const searchSchema = z.object({ drug: z.string().check(z.minLength(2), z.maxLength(80)) });

const rules = formRules<Typed, z.infer<typeof searchSchema>>({
  request: searchSchema,
  typed: ({ drug }) => ({ drug: drug.trim() }),
  parts: { drug: { field: 'drug', wrong: words.wrong, tooLong: words.tooLong } },
});

/** The search for the cost of one drug, which most members come for, with the drugs they take. */
export function DrugSearchCard({
  search,
  onSearch,
  hasFills,
}: PharmacyNavigation & { hasFills: boolean }) {
  const form = usePortalForm({ id: 'drugs', rules, initial: { drug: search.drug ?? '' } });
  const submit = form.submitTo({
    isBusy: false,
    send({ drug }) {
      onSearch({ drug, ...(search.fills && { fills: search.fills }) }, { isStep: true });
      return Promise.resolve([]);
    },
  });
  return (
    <Card title={words.title} screenOnly>
      {hasFills && (
        <PartBoundary>
          <OwnDrugs />
        </PartBoundary>
      )}
      <FormFrame
        form={form}
        sending={{ isBusy: form.form.formState.isSubmitting, submit }}
        words={words}
        classes={{ form: utility('form-width') }}
        foot={
          <Link to="/{-$contractType}/pharmacy" search={{ all: true }} resetScroll={false}>
            {words.all}
          </Link>
        }
      >
        <Field
          id={form.idOf('drug')}
          label={words.name}
          hint={words.hint}
          error={form.errorOf('drug')}
        >
          {(control) => (
            <input type="text" autoComplete="off" {...control} {...form.input('drug')} />
          )}
        </Field>
      </FormFrame>
    </Card>
  );
}
