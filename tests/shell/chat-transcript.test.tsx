// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatLog } from '#src/domain/chat/chat-log.ts';
import type { ChatEntry } from '#src/domain/chat/chat.ts';
import { ChatTranscript } from '#src/shell/chat/chat-transcript.tsx';

/** The number of rendered lines: each formats its time. */
let rendered = 0;
vi.mock('#content/clock.ts', async (original) => {
  const clock = await original<typeof import('#content/clock.ts')>();
  return {
    ...clock,
    formatTimeOfDay: (at: number) => {
      rendered += 1;
      return clock.formatTimeOfDay(at);
    },
  };
});

const line = (number: number, from: 'agent' | 'member' = 'agent'): ChatEntry => {
  const common = { id: `${from} ${number}`, at: number, text: `line ${number}` };
  return from === 'agent'
    ? { ...common, from, agent: 'Jordan' }
    : { ...common, from, isDelivered: false };
};

let page: ReturnType<typeof render>;

beforeEach(() => {
  page = render(null);
});

function show(transcript: ChatLog): void {
  const view = {
    ...({ phase: 'chatting', isStarted: true, isReconnecting: false, position: null } as const),

    agent: 'Jordan',
    isAgentTyping: false,
    transcript,
    problem: null,
    isOpen: true,
    unread: 0,
  };
  page.rerender(<ChatTranscript view={view} />);
}

const logOf = (count: number) =>
  ChatLog.of(...Array.from({ length: count }, (_, number) => line(number)));
/** Returns the bubbles, which have no role: a line for itself is a paragraph among many. */
const texts = () =>
  [...page.container.querySelectorAll('[class*=bubble]')].map((bubble) => bubble.textContent);
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('renders a new line as fast after 10,000 lines as after 200', () => {
  const costOf = (count: number) => {
    let log = logOf(count);
    show(log);
    rendered = 0;
    for (let more = 0; more < 120; more += 1) {
      log = log.with(line(count + more, more % 3 === 0 ? 'member' : 'agent'));
      show(log);
      if (more % 3 === 0) show((log = log.delivered(`member ${count + more}`)));
    }
    expect(texts().length).toBeLessThan(200);
    expect(texts().at(-1)).toContain(`line ${count + 119}`);
    return rendered / 120;
  };
  const [few, many] = [costOf(200), costOf(10_000)];
  expect(many).toBeLessThanOrEqual(few + 1);
  // The line, the one before it, and the one that is delivered; each formats its own time and the next one's.
  expect(many).toBeLessThan(8);
});

it('shows a hundred earlier lines at a time, and returns to the newest', () => {
  show(logOf(730));
  expect(texts()).toHaveLength(130);
  const seen = new Set(texts());
  while (button('Earlier messages')) {
    press('Earlier messages');
    expect(texts().length).toBeLessThanOrEqual(400);
    for (const text of texts()) seen.add(text);
  }
  expect(seen.size).toBe(730);
  // Only new lines are read out.
  expect(screen.getByRole('log').textContent).not.toContain('line 0');
  press('Newest messages');
  expect(texts().at(-1)).toContain('line 729');
  expect(texts()).toHaveLength(130);
});

it('keeps the scroll position when others write, and scrolls to the member’s lines', () => {
  let log = logOf(350);
  show(log);
  press('Earlier messages');
  const [first] = texts();
  for (let more = 0; more < 200; more += 1) show((log = log.with(line(1_000 + more))));
  expect(texts()[0]).toBe(first);
  show((log = log.with(line(9_999, 'member'))));
  expect(texts().at(-1)).toContain('line 9999');
  show(log.with(line(10_000)));
  expect(texts().at(-1)).toContain('line 10000');
});
