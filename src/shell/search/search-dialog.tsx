import { Link } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { siteSearchWords as words } from '#content/site-search.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { MenuLink } from '#src/shell/menu/menu-link.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { autocompleteOff } from '#src/ui/form/autocomplete-off.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './search-dialog.module.css';
import {
  longestSearch,
  withRecent,
  type SearchAnswer,
  type SearchEntry,
  type SearchKind,
} from './site-search.ts';
import { useSiteSearch } from './use-site-search.ts';

/** Searches everything the plan may open. Closes when a result is followed. */
export function SearchDialog({
  recent,
  onRecent,
  onClose,
}: {
  /** The last searches, newest first. */
  recent: readonly string[];
  onRecent: (recent: readonly string[]) => void;
  onClose: () => void;
}) {
  const { search, opens, isArriving, completeness, retry } = useSiteSearch(usePlan());
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener('keydown', moveAmongResults);
    return () => current?.removeEventListener('keydown', moveAmongResults);
  }, []);
  const leave = () => {
    onRecent(withRecent(recent, typed));
    onClose();
  };

  return (
    <Overlay
      title={words.title}
      variant="search"
      closeLabel={words.close}
      initialFocus={() => panel.current?.querySelector('input') ?? null}
      onClose={onClose}
    >
      <Stack as="form" gap="4" ref={panel} {...autocompleteOff} onSubmit={followFirst}>
        <SearchField
          label={words.label}
          placeholder={words.placeholder}
          value={typed}
          maxLength={longestSearch}
          onChange={setTyped}
        />
        {wanted === '' ? (
          recent.length > 0 && (
            <section aria-labelledby="recent-searches">
              <h3
                id="recent-searches"
                className={classNames(utility('small', 'secondary'), styles['group'])}
              >
                {words.recent}
              </h3>
              <Stack as="ul">
                {recent.map((recentSearch) => (
                  <li key={recentSearch}>
                    <button
                      type="button"
                      className={styles['result']}
                      onClick={() => setTyped(recentSearch)}
                    >
                      {recentSearch}
                    </button>
                  </li>
                ))}
              </Stack>
              <Button variant="text" onClick={() => onRecent([])}>
                {words.clearRecent}
              </Button>
            </section>
          )
        ) : (
          <Results answer={search(wanted)} typed={wanted} opens={opens} onLeave={leave} />
        )}
        {wanted !== '' && isArriving && <SecondaryText as="p">{words.isArriving}</SecondaryText>}
        {wanted !== '' && completeness !== 'complete' && (
          <SecondaryText as="p">
            {words.missing}{' '}
            <Button variant="text" onClick={retry}>
              {words.retry}
            </Button>
          </SecondaryText>
        )}
      </Stack>
    </Overlay>
  );
}

/** The kinds of results that a common word finds, rather than a name. */
const isCommon: Partial<Record<SearchKind, true>> = {
  screens: true,
  care: true,
  drugs: true,
  terms: true,
};

function Results({
  answer: { groups, isExact },
  typed,
  opens,
  onLeave,
}: {
  answer: SearchAnswer;
  typed: string;
  opens: { findCare: boolean; drugs: boolean };
  onLeave: () => void;
}) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // A text that means a page, care, a drug or a term is no name.
  const mayBeName = !isExact || !groups.some(({ kind }) => isCommon[kind]);
  return (
    <>
      <SecondaryText as="p" role="status">
        {count === 0 ? words.none : isExact ? words.found(count) : words.similar}
      </SecondaryText>
      {groups.map(({ kind, entries }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h3
            id={`found-${kind}`}
            className={classNames(utility('small', 'secondary'), styles['group'])}
          >
            {words.groups[kind]}
          </h3>
          <Stack as="ul">
            {entries.map((entry) => (
              <li key={entry.key}>
                <Result entry={entry} onLeave={onLeave} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
      {/* Only the screens for providers and drugs search those names, through their services. */}
      <Stack as="ul">
        {mayBeName && opens.findCare && (
          <li>
            <Link
              to="/{-$contractType}/find-care"
              search={{ name: typed }}
              className={styles['result']}
              onClick={onLeave}
            >
              {words.findNamed(typed)}
            </Link>
          </li>
        )}
        {mayBeName && opens.drugs && (
          <li>
            <Link
              to="/{-$contractType}/pharmacy"
              search={{ drug: typed }}
              className={styles['result']}
              onClick={onLeave}
            >
              {words.drugNamed(typed)}
            </Link>
          </li>
        )}
      </Stack>
    </>
  );
}

function Result({ entry, onLeave }: { entry: SearchEntry; onLeave: () => void }) {
  const { target, title, detail } = entry;
  const { documents } = usePortal();
  if (target?.kind === 'menu') {
    return <MenuLink entry={target.entry} className={styles['result']} onLeave={onLeave} />;
  }
  const text = (
    <>
      {title}
      {detail !== null && <SecondaryText className={utility('block')}>{detail}</SecondaryText>}
    </>
  );
  if (target?.kind === 'file') {
    return (
      <button
        type="button"
        className={styles['result']}
        onClick={() => {
          void documents.open(target.id, title, target.file);
          onLeave();
        }}
      >
        {text}
      </button>
    );
  }
  if (target === null) return <p className={styles['term']}>{text}</p>;
  return (
    <Link {...target.link} className={styles['result']} onClick={onLeave}>
      {text}
    </Link>
  );
}

/** Enter in the field follows the first result, or takes up the last search; never a row that sends the text on. */
function followFirst(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('section a, section button')?.click();
}

/** Moves the focus among the field and the results with the arrow keys. */
function moveAmongResults(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof Element)) return;
  const places = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a, li > button'),
  ];
  const at = places.findIndex((element) => element === document.activeElement);
  const next = places[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
