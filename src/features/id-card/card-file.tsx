import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { carryCardWords } from '#content/carry-card.ts';
import { sharedCard } from '#src/api/calls/coverage/id-card.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { IdCard } from '#src/domain/id-card/card.ts';
import { useOneAtATime } from '#src/parts/form/use-one-at-a-time.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './id-card.module.css';

const words = carryCardWords.file;

/** A card as a file that other systems read: the FHIR bundle that a shared link has in it. */
export function CardFile({ card }: { card: IdCard }) {
  const { clients, now } = usePortal();
  const oneAtATime = useOneAtATime();
  const saving = useMutation({
    mutationFn: async () => {
      const text = await clients.send(sharedCard(card, now()));
      saveFile(text, words.fileName(localDay(now())), 'application/fhir+json');
    },
    meta: { customError: true },
  });
  return (
    <Stack gap="1">
      <Row className={styles['way']}>
        <Button
          variant="text"
          aria-disabled={saving.isPending}
          onClick={() => void oneAtATime(() => saving.mutateAsync().catch(() => {}))}
        >
          <Download size={20} aria-hidden="true" />
          {saving.isPending ? words.making : words.button}
        </Button>
      </Row>
      <SecondaryText as="p">{words.text}</SecondaryText>
      {saving.isError && <p role="alert">{words.failed}</p>}
    </Stack>
  );
}
