import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { findCareWords } from '#content/find-care.ts';
import { locale } from '#content/formats.ts';
import {
  networksOf,
  noCareFilters,
  type CareFilters,
  type FoundProvider,
} from '#src/domain/care/find-providers.ts';
import { isOwnNetwork, type PlanNetwork } from '#src/domain/care/network.ts';
import { accessibilityName, genderName, languageName } from '#src/parts/care/care-text.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { LabeledSelect, type SelectOptions } from '#src/ui/form/labeled-select.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import styles from './find-care.module.css';

const words = findCareWords.filters;

/** The filters of the providers found: only values that at least one of them has are offered. */
export function CareFilterFields({
  all,
  filters,
  network,
  hasOwn,
  language: own,
  isChosen,
  onFilters,
  beside,
  hint,
}: {
  all: readonly FoundProvider[];
  filters: CareFilters;
  network: PlanNetwork;
  /** Whether the plan's network can be distinguished from others. */
  hasOwn: boolean;
  /** The member's language, offered first; null without a language to filter by. */
  language: string | null;
  /** Whether another network than the usual was chosen. */
  isChosen: boolean;
  onFilters: (filters: CareFilters) => void;
  /** The content beside the button that opens the filters. */
  beside: ReactNode;
  /** The suggestion above the filters. */
  hint: ReactNode;
}) {
  const id = useId();
  const options = useMemo(() => optionsOf(all, network), [all, network]);
  const set = (changes: Partial<CareFilters>) => onFilters({ ...filters, ...changes });
  const { accepting, language, gender, accessibility } = filters;
  const count = [accepting, language, gender, accessibility, isChosen].filter(Boolean).length;
  const { isOpen, button, contentId } = useDisclosure(count > 0);
  return (
    <>
      <Row gap="3" className={styles['tools']} look="screen-only">
        <Button {...button} variant="secondary">
          {count > 0 ? words.on(count) : words.title}
        </Button>
        {beside}
      </Row>
      <Stack
        as="fieldset"
        id={contentId}
        hidden={!isOpen}
        gap="2"
        align="start"
        className={styles['filters']}
        look="screen-only"
      >
        <legend>{words.title}</legend>
        {hint}
        <Grid columns="narrow" gap="4" align="end">
          <Choice
            id={`${id}-accepting`}
            type="checkbox"
            variant="plain"
            label={words.accepting}
            checked={filters.accepting}
            onChange={({ target }) => set({ accepting: target.checked })}
          />
          <NetworkField
            {...{ hasOwn }}
            value={filters.network}
            others={options.network}
            onChoose={(chosen) => set({ network: chosen })}
          />
          <TraitFields {...{ filters, options, own }} onFilters={set} />
          {count > 0 && (
            <Button
              variant="plain"
              onClick={() => onFilters({ ...noCareFilters, network: hasOwn ? 'own' : 'any' })}
            >
              {words.clear}
            </Button>
          )}
        </Grid>
      </Stack>
    </>
  );
}

function NetworkField({
  hasOwn,
  others,
  ...select
}: Pick<ComponentProps<typeof LabeledSelect>, 'value' | 'onChoose'> & {
  hasOwn: boolean;
  others: SelectOptions;
}) {
  if (!hasOwn && others.length === 0) return null;
  return (
    <LabeledSelect
      {...select}
      label={words.network}
      options={[
        ...(hasOwn ? ([['own', words.ownNetwork]] as const) : []),
        ['any', words.anyNetwork],
        ...others,
      ]}
    />
  );
}

/** The fields for traits of a person or a place. */
function TraitFields({
  filters,
  options,
  own,
  onFilters,
}: {
  filters: CareFilters;
  options: ReturnType<typeof optionsOf>;
  /** The member's own language. */
  own: string | null;
  onFilters: (changes: Partial<CareFilters>) => void;
}) {
  return (
    <>
      <OneOf
        label={words.language}
        any={words.anyLanguage}
        value={filters.language}
        options={options.language.toSorted(([a], [b]) => Number(b === own) - Number(a === own))}
        onChoose={(language) => onFilters({ language })}
      />
      <OneOf
        label={words.gender}
        any={words.anyGender}
        value={filters.gender}
        options={options.gender}
        onChoose={(gender) => onFilters({ gender })}
      />
      <OneOf
        label={words.accessibility}
        any={words.anyAccessibility}
        value={filters.accessibility}
        options={options.accessibility}
        onChoose={(accessibility) => onFilters({ accessibility })}
      />
    </>
  );
}

/** A choice between options; nothing where there is only one. */
function OneOf({
  any,
  options,
  ...select
}: ComponentProps<typeof LabeledSelect> & { any: string }) {
  if (options.length === 0) return null;
  return <LabeledSelect {...select} options={[['', any], ...options]} />;
}

function optionsOf(all: readonly FoundProvider[], network: PlanNetwork) {
  const entries = all.flatMap(({ provider }) => provider.entries);
  const people = all.flatMap(({ provider }) => provider.person ?? []);
  const others = networksOf(all).filter((careNetwork) => !isOwnNetwork(careNetwork, network));
  const places = entries.flatMap((entry) => entry.places);
  return {
    network: named(
      others.flatMap(({ key, name }): [string, string][] => (name === null ? [] : [[key, name]])),
    ),
    language: named(people.flatMap((person) => person.languages.map(withName(languageName)))),
    gender: named(people.flatMap(({ gender }) => gender ?? []).map(withName(genderName))),
    accessibility: named(
      places.flatMap((place) => place.accessibility.map(withName(accessibilityName))),
    ),
  };
}

const withName =
  (nameOf: (code: string) => string) =>
  (code: string): [string, string] => [code, nameOf(code)];

/** Each once, by name. */
const named = (pairs: readonly [string, string][]): SelectOptions =>
  [...new Map(pairs)].toSorted(([, a], [, b]) => a.localeCompare(b, locale));
