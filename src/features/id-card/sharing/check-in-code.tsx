import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkInWords } from '#content/check-in.ts';
import { formatTimeOfDay } from '#content/clock.ts';
import { formatList } from '#content/formats.ts';
import { recordKindWords } from '#content/health-records.ts';
import { healthLinks, revokeHealthLink } from '#src/api/calls/coverage/health-links.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import type { SharedList } from './check-in-paper.ts';
import styles from '../id-card.module.css';
import { LinkOpenings } from './link-openings.tsx';
import { QrCode } from './qr-code.tsx';
import { useWakeLock } from '../use-wake-lock.ts';

const words = checkInWords.code;

/** A link with its key, which is stored nowhere else, and the shared data besides the card. */
export interface ReadyCode {
  /** By which the insurer knows the link. */
  id: string;
  text: string;
  /** RFC 3339 */
  expiresAt: Date;
  lists: readonly SharedList[];
}

/** The interval at which the page asks whether the code was scanned, in milliseconds. */
const askAfter = 5000;

/** The code for a front desk in a window of its size, nothing over it, with how long it works and who has opened it. */
export function CheckInCode({
  code,
  memberId,
  onAgain,
  onClose,
}: {
  code: ReadyCode;
  memberId: string;
  onAgain: () => void;
  onClose: () => void;
}) {
  const { send } = usePortal();
  const left = useSecondsUntil(code.expiresAt);
  const stopping = useMutation({
    mutationFn: () => send(revokeHealthLink(memberId, code.id)),
    meta: { customError: true },
  });
  const { link, isGone } = useListed(memberId, code.id);
  const isStopped = stopping.isSuccess || isGone;
  const isOver = isStopped || left <= 0;
  const title = isStopped ? words.stopped : isOver ? words.ended : words.title;
  const shared = code.lists.map(({ kind, entries }) => {
    const { one, list } = recordKindWords[kind];
    return words.items(
      formatCount(entries.length),
      entries.length === 1 ? one.toLowerCase() : list,
    );
  });
  return (
    <Overlay variant="screen" title={title} closeLabel={words.close} onClose={onClose}>
      {isOver ? (
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      ) : (
        <>
          <div>
            <p>
              <strong>{words.desk}</strong>
            </p>
            <SecondaryText as="p">{words.kind}</SecondaryText>
          </div>
          <div className={styles['desk']}>
            <PartBoundary>
              <QrCode text={code.text} label={words.qr} />
            </PartBoundary>
            <p role="timer" className={utility('centered', 'large', 'strong', 'numbers')}>
              {words.left(clockText(left))}
            </p>
          </div>
          <div role="status">{link !== undefined && <LinkOpenings link={link} />}</div>
          <p>
            {words.shares(formatList([words.card, ...shared]))}{' '}
            {words.until(formatTimeOfDay(code.expiresAt.getTime()))}
          </p>
          {stopping.isError && <Notice tone="error">{words.stopFailed}</Notice>}
          <div>
            <Button
              variant="secondary"
              aria-disabled={stopping.isPending}
              onClick={() => !stopping.isPending && stopping.mutate()}
            >
              {stopping.isPending ? words.stopping : words.stop}
            </Button>
          </div>
          <CopyLink text={code.text} />
          <SecondaryText as="p">{words.once}</SecondaryText>
          <ScreenStaysOn />
        </>
      )}
    </Overlay>
  );
}

/** Keeps the screen on while the code can be scanned. */
function ScreenStaysOn() {
  useWakeLock();
  return null;
}

/** Returns a link as the insurer lists it, asked for again and again; and whether it was stopped elsewhere. */
function useListed(memberId: string, linkId: string) {
  const { queryOf } = usePortal();
  const options = queryOf(healthLinks(memberId, { isAutomatic: true }));
  const { data } = useQuery({
    ...options,
    // The code can be scanned all the same: no dialog covers it.
    meta: { ...options.meta, customError: true },
    refetchInterval: askAfter,
  });
  const link = data?.items.find(({ id }) => id === linkId);
  const [wasListed, setWasListed] = useState(false);
  // A list from before the link was created does not include it.
  if (link !== undefined && !wasListed) setWasListed(true);
  const isGone = wasListed && link === undefined && data?.completeness === 'complete';
  return { link, isGone };
}

function CopyLink({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <div>
      <SecondaryText as="p">{words.online}</SecondaryText>
      <Button
        variant="plain"
        onClick={() => {
          // The same words are read out a second time only if they were gone.
          setAnnouncement('');
          navigator.clipboard.writeText(text).then(
            () => setAnnouncement(words.copied),
            () => setAnnouncement(words.notCopied),
          );
        }}
      >
        <Copy size={20} aria-hidden="true" />
        {words.copy}
      </Button>
      <p role="status" className={styles['said']}>
        {announcement}
      </p>
    </div>
  );
}

/** Returns the whole seconds until an instant, again each second; 0 once it has passed. */
function useSecondsUntil(instant: Date): number {
  const { now } = usePortal();
  const secondsLeft = () => Math.max(0, Math.ceil((instant.getTime() - now().getTime()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const look = () => setLeft(secondsLeft());
    const timer = setInterval(look, 1000);
    // A page that slept looks at once.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return left;
}

/** `14:05` */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
