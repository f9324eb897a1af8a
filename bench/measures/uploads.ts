import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { packetPrefix } from '../../sandbox/documents/appeal-packet.ts';
import { claimCases } from '../../sandbox/seed/claims/cases.ts';
import { pdfFile } from '../../tests/support/files.ts';
import type { Figure, Findings } from '../figures.ts';
import { sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

/** The size of the largest file that a member may send, in bytes. */
const largest = 10_000_000;

interface MeasuredRequest {
  path: string;
  expected: number;
  body?: string;
}

const packet: MeasuredRequest = {
  path: `documents/${packetPrefix}${claimCases.denied}`,
  expected: 200,
};

/**
 * Measures how long the sandbox, which runs in this process, is blocked while a member uploads a large file and downloads
 * the packet that contains it.
 */
export async function measureUploads({ browser, urls }: Stage): Promise<Findings> {
  const { entries } = await sessionOf(browser, urls, 'maria');
  const token = new Map(entries).get('access_token');
  const content = pdfFile(randomBytes(largest / 2 - 500).toString('hex')).toString('base64');
  const appeal: MeasuredRequest = {
    path: `claims/${claimCases.denied}/appeals`,
    expected: 201,
    body: JSON.stringify({
      submittedBy: 'policyholder',
      reason: 'other',
      comments: 'See the records.',
      attachments: [{ fileName: 'records.pdf', contentType: 'application/pdf', content }],
    }),
  };
  /** Returns the longest event loop delay during a request, in milliseconds. */
  const blockedBy = async ({ path, expected, body }: MeasuredRequest): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const url = `${urls.portal}/api/v1/${path}`;
    const worker = new Worker(new URL('../send-file.ts', import.meta.url), {
      workerData: { url, token, body: body ?? null, expected },
    });
    await once(worker, 'online');
    delay.enable();
    await once(worker, 'exit');
    delay.disable();
    return delay.max / 1_000_000;
  };
  // The first packet loads the PDF library.
  await blockedBy(packet);
  const packetAlone = await blockedBy(packet);
  const upload = await blockedBy(appeal);
  const packetWithFile = await blockedBy(packet);
  return {
    figures: [
      figure('upload of 10 MB', upload, 100),
      figure('packet with a file of 10 MB', packetWithFile, 100),
      figure('packet without a file', packetAlone),
    ],
    notes: [],
  };
}

const figure = (name: string, value: number, atMost?: number): Figure => ({
  name: `longest block of the sandbox: ${name}`,
  value,
  unit: 'ms',
  ...(atMost !== undefined && { bar: { atMost } }),
  decides: false,
});
