import { Link } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { siteSearchWords as words } from '#content/site-search.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { MenuLink } from '#src/shell/menu/menu-link.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import styles from './search-dialog.module.css';
import {
  createSiteSearch,
  longestSearch,
  withRecent,
  type SearchAnswer,
  type SearchEntry,
} from './site-search.ts';
import { useSearchEntries } from './use-search-entries.ts';

/** Searches everything the plan may open. Closes when a result is followed. */
export function SearchDialog({
  selection,
  recent,
  onRecent,
  onClose,
}: {
  selection: Selection;
  /** The last searches, newest first. */
  recent: readonly string[];
  onRecent: (recent: readonly string[]) => void;
  onClose: () => void;
}) {
  const { entries, isArriving, isIncomplete, retry } = useSearchEntries(selection);
  const search = useMemo(() => createSiteSearch(entries), [entries]);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const answer = useMemo(() => search(wanted), [search, wanted]);
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener('keydown', moveAmongResults);
    return () => current?.removeEventListener('keydown', moveAmongResults);
  }, []);
  const opens = {
    findCare: entries.care.some(({ key }) => key.startsWith('care ')),
    drugs: entries.drugs.length > 0,
  };
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
      <form ref={panel} className={styles['panel']} onSubmit={followFirst}>
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
              <h3 id="recent-searches" className={styles['group']}>
                {words.recent}
              </h3>
              <ul className={styles['list']}>
                {recent.map((one) => (
                  <li key={one}>
                    <button
                      type="button"
                      className={styles['result']}
                      onClick={() => setTyped(one)}
                    >
                      {one}
                    </button>
                  </li>
                ))}
              </ul>
              <Button variant="text" onClick={() => onRecent([])}>
                {words.clearRecent}
              </Button>
            </section>
          )
        ) : (
          <Results {...{ answer, typed: wanted, opens }} onLeave={leave} />
        )}
        {wanted !== '' && isArriving && <p className={styles['note']}>{words.isArriving}</p>}
        {wanted !== '' && isIncomplete && (
          <p className={styles['note']}>
            {words.missing}{' '}
            <Button variant="text" onClick={retry}>
              {words.retry}
            </Button>
          </p>
        )}
      </form>
    </Overlay>
  );
}

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
  return (
    <>
      <p role="status" className={styles['note']}>
        {count === 0 ? words.none : isExact ? words.found(count) : words.similar}
      </p>
      {groups.map(({ kind, entries }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h3 id={`found-${kind}`} className={styles['group']}>
            {words.groups[kind]}
          </h3>
          <ul className={styles['list']}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Result entry={entry} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* Names of providers and drugs are asked of their own services, by their own screens. */}
      <ul className={styles['list']}>
        {opens.findCare && (
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
        {opens.drugs && (
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
      </ul>
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
      {detail !== null && <span className={styles['detail']}>{detail}</span>}
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

/** Enter in the field follows the first result. */
function followFirst(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('li > a, li > button')?.click();
}

/** Moves the focus among the field and the results with the arrow keys. */
function moveAmongResults(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof Element)) return;
  const places = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a, li > button'),
  ];
  const at = places.findIndex((place) => place === document.activeElement);
  const next = places[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
