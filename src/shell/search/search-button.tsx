import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { shellWords } from '#content/shell.ts';
import { useTransientOpen } from '#src/shell/frame/use-transient-open.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { classNames } from '#src/ui/class-names.ts';
import iconButton from '#src/ui/actions/icon-button.module.css';
import styles from './search-button.module.css';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search over everything, by its button or with Ctrl+K (Cmd+K on a Mac). */
export function SearchButton() {
  const { open, setOpen } = useTransientOpen<'search'>();
  // In memory only, for as long as the member is signed in: what is looked for tells of care.
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // A dialog that asks something is answered first.
      if (document.querySelector('[aria-modal], dialog[open]')) return;
      event.preventDefault();
      setOpen('search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [setOpen]);
  return (
    <>
      <button
        type="button"
        className={classNames(iconButton['button'], styles['button'])}
        aria-label={shellWords.search}
        aria-haspopup="dialog"
        onClick={() => setOpen('search')}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
      >
        <Search size={22} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <SearchDialog recent={recent} onRecent={setRecent} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
