import { chatLimits } from '#src/domain/limits.ts';
import type { ChatEvent } from '#src/domain/chat/chat.ts';

/** A line to the contact center as its listener sees it: events until one that is the last, or until it is closed. */
export interface ReportedLine {
  isOver: () => boolean;
  report: (event: ChatEvent) => void;
  /** Reports that the contact center can't be reached. */
  lost: () => void;
  /** Something was heard from the contact center; without another sign of life within the limit, the line is lost. */
  heard: () => void;
  /** Ends the line without an event. */
  close: () => void;
}

/** @param hangUp lets go of the connection; called once */
export function reportedLine(
  listener: (event: ChatEvent) => void,
  hangUp: () => void,
): ReportedLine {
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    hangUp();
  };
  const report = (event: ChatEvent) => {
    if (isOver) return;
    if (event.type === 'connection.failed' || event.type === 'conversation.ended') close();
    listener(event);
  };
  const lost = () => report({ type: 'connection.failed', reason: 'unreachable' });
  return {
    isOver: () => isOver,
    report,
    lost,
    heard: () => {
      clearTimeout(silence);
      if (!isOver) silence = setTimeout(lost, chatLimits.silenceMs);
    },
    close,
  };
}
