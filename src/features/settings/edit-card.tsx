import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { settingsWords } from '#content/settings.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { useFocusOn } from '#src/ui/browser/take-focus.ts';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './settings.module.css';

const words = settingsWords.card;

/** The callbacks of a form in such a card. */
export interface Editing {
  /** Called with the confirmation after saving. */
  onSaved: (text: string) => void;
  onCancel: () => void;
}

interface Editable {
  /** The name of the setting within a sentence. */
  what: string;
  view: ReactNode;
  /** Why it cannot be changed here; null when it can. */
  note?: string | null;
  children: (editing: Editing) => ReactNode;
}

/** A value on file, in a card. */
export function EditCard({ title, ...editable }: Editable & { title: string }) {
  return (
    <Card title={title}>
      <EditPart {...editable} />
    </Card>
  );
}

/** A value on file, and the form that replaces it for editing. */
export function EditPart({ what, view, note, children }: Editable) {
  const [mode, setMode] = useState<'view' | 'form' | 'left'>('view');
  const [saved, setSaved] = useState<string | null>(null);
  // The form that had the focus is gone.
  const edit = useFocusOn<HTMLButtonElement>(mode === 'left');
  if (mode === 'form') {
    return children({
      onSaved: (text) => {
        setSaved(text);
        setMode('view');
      },
      onCancel: () => setMode('left'),
    });
  }
  return (
    <>
      {saved !== null && (
        <Notice key={saved} tone="success" takesFocus>
          {saved}
        </Notice>
      )}
      <Row gap="4" align="start" apart className={styles['entry']}>
        {view}
        {!note && (
          <Button
            ref={edit}
            variant="secondary"
            aria-label={words.edit(what)}
            onClick={() => {
              setSaved(null);
              setMode('form');
            }}
          >
            <Pencil size={18} aria-hidden="true" />
            {words.editShort}
          </Button>
        )}
      </Row>
      {note && <p className={utility('secondary')}>{note}</p>}
    </>
  );
}
