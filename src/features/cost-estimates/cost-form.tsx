import * as z from 'zod/mini';
import { costEstimateWords } from '#content/cost-estimates.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { ChoiceField } from '#src/parts/form/choice-field.tsx';
import { FormFrame } from '#src/parts/form/form-frame.tsx';
import { formRules } from '#src/parts/form/form-rules.ts';
import { usePortalForm } from '#src/parts/form/use-portal-form.ts';
import { ZipField, zipPattern, zipProblem } from '#src/parts/geography/zip-field.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Field } from '#src/ui/form/field.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { radii, usualRadius, type CostSearch } from './cost-search.ts';

const words = costEstimateWords.form;

interface Typed {
  q: string;
  zip: string;
  provider: string;
  radius: string;
  member: string;
}

const searchSchema = z.object({
  q: z.string().check(z.minLength(2), z.maxLength(100)),
  zip: z.string().check(z.regex(zipPattern)),
  provider: z.union([z.literal(''), z.string().check(z.minLength(2), z.maxLength(100))]),
  radius: z.string(),
  member: z.string(),
});

const rules = formRules<Typed, z.infer<typeof searchSchema>>({
  request: searchSchema,
  typed: (values) => ({
    ...values,
    q: values.q.trim(),
    zip: values.zip.trim(),
    provider: values.provider.trim(),
  }),
  parts: {
    q: { field: 'q', wrong: words.qWrong, tooLong: words.qTooLong },
    zip: { field: 'zip', wrong: words.zipWrong },
    provider: { field: 'provider', wrong: words.providerWrong, tooLong: words.qTooLong },
    radius: { field: 'radius', wrong: words.radiusWrong },
    member: { field: 'member', wrong: words.radiusWrong },
  },
});

/** The search form of a cost estimate: procedure, place and person. */
export function CostForm({
  search,
  home,
  onSearch,
}: {
  search: CostSearch;
  /** The ZIP code of the member's address, to begin with; null when it is not known. */
  home: string | null;
  onSearch: (search: CostSearch) => void;
}) {
  const { plan, accessibleMembers } = usePlan();
  const { states } = usePortal().config;
  const form = usePortalForm({
    id: 'costs',
    rules,
    initial: {
      q: search.q ?? '',
      zip: search.zip ?? home ?? '',
      provider: search.provider ?? '',
      radius: String(search.radius ?? usualRadius),
      member: search.member ?? plan.memberId,
    },
  });
  const submit = form.submitTo({
    isBusy: false,
    async send({ q, zip, provider, radius, member }) {
      const problem = await zipProblem(zip, states, words);
      if (problem !== null) return [problem];
      const chosen = radii.find((miles) => String(miles) === radius);
      onSearch({
        q,
        zip: zip.slice(0, 5),
        ...(chosen === undefined || chosen === usualRadius ? {} : { radius: chosen }),
        ...(member === plan.memberId ? {} : { member }),
        ...(provider === '' ? {} : { provider }),
      });
      return [];
    },
  });
  const others = accessibleMembers.filter(({ memberId }) => memberId !== plan.memberId);
  const own = accessibleMembers.find(({ memberId }) => memberId === plan.memberId);
  return (
    <FormFrame
      form={form}
      sending={{ isBusy: form.form.formState.isSubmitting, submit }}
      words={words}
      screenOnly
    >
      <Grid columns="narrow" gap="4" align="start">
        <Field id={form.idOf('q')} label={words.q} hint={words.qHint} error={form.errorOf('q')}>
          {(control) => <input type="text" autoComplete="off" {...control} {...form.input('q')} />}
        </Field>
        <ZipField form={form} words={words} />
        <Field
          id={form.idOf('provider')}
          label={words.provider}
          hint={words.providerHint}
          error={form.errorOf('provider')}
        >
          {(control) => (
            <input type="text" autoComplete="off" {...control} {...form.input('provider')} />
          )}
        </Field>
        <ChoiceField
          form={form}
          name="radius"
          label={words.radius}
          options={radii.map((miles) => [String(miles), words.within(miles)])}
        />
        {others.length > 0 && (
          <ChoiceField
            form={form}
            name="member"
            label={words.member}
            options={[
              [plan.memberId, words.self(formatName(own?.firstName ?? plan.usersPreferredName))],
              ...others.map(
                ({ memberId, firstName }) => [memberId, formatName(firstName)] as const,
              ),
            ]}
          />
        )}
      </Grid>
    </FormFrame>
  );
}
