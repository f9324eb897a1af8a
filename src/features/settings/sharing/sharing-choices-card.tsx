import { classNames } from '#src/ui/class-names.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dataSharingWords } from '#content/data-sharing.ts';
import { saveSharingChoices } from '#src/api/calls/account/data-sharing.ts';
import type { SharingChoices } from '#src/domain/people/data-sharing.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import { FoldingCard } from '#src/ui/layout/folding-card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from '../settings.module.css';
import { sharingFailureText } from './stoppable-list.tsx';
import { useSavedSharing } from './use-saved-sharing.ts';

const words = dataSharingWords.choices;

const choiceNames = ['providerAccess', 'payerToPayer'] as const;

/** The choices whether doctors and other health plans get the member's records, each with a button that changes it. */
export function SharingChoicesCard({ choices }: { choices: SharingChoices }) {
  const { userId, save } = useSavedSharing();
  const [saved, setSaved] = useState<string | null>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (change: Partial<SharingChoices>) => {
      const next = { ...choices, ...change };
      await save(saveSharingChoices(userId, next), () => ({ choices: next }));
    },
    meta: { customError: true },
  });
  return (
    <FoldingCard title={words.title} className={utility('whole-row')}>
      {saved !== null && (
        <Notice key={saved} tone="success" takesFocus>
          {saved}
        </Notice>
      )}
      <p>{words.intro}</p>
      <Grid as="ul" columns="halves" gap="6">
        {choiceNames.map((name) => {
          const { name: title, text, turnOn, turnOff, saved: savedWords } = words[name];
          const isOn = choices[name];
          const isSaving = isPending && variables[name] !== undefined;
          const action = isOn ? turnOff : turnOn;
          return (
            <li key={name} className={classNames(styles['choice'], utility('cells', 'gap-2'))}>
              <Row gap="3" align="center">
                <strong>{title}</strong>
                <StatusPill tone={isOn ? 'good' : 'neutral'}>
                  {isOn ? words.on : words.off}
                </StatusPill>
              </Row>
              <p className={utility('secondary')}>{text}</p>
              <div>
                <Button
                  variant="secondary"
                  aria-disabled={isPending}
                  onClick={() => {
                    if (isPending) return;
                    mutate(
                      { [name]: !isOn },
                      { onSuccess: () => setSaved(savedWords[isOn ? 'off' : 'on']) },
                    );
                  }}
                >
                  {isSaving ? words.saving : action}
                </Button>
              </div>
            </li>
          );
        })}
      </Grid>
      {error !== null && <Notice tone="error">{sharingFailureText(error)}</Notice>}
    </FoldingCard>
  );
}
