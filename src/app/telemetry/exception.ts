import { errorClasses, framePattern } from './attributes.ts';

/** An error in a report: without its message, which may contain what a member typed or what a service answered. */
export interface Exception {
  type: string;
  fingerprint: string;
  frames: readonly string[];
}

const mostFrames = 20;

/** A line of a stack, as Chromium writes it (`    at f (address)`) and as Firefox and Safari do (`f@address`). */
const frameLine = /^(?:\s+at |[^\s@]*@)/;

/**
 * Returns the report of a thrown value.
 * @param thrown any value, even one whose properties throw
 * @param scripts the addresses of the page's own scripts; a stack may name anything else
 */
export function exceptionOf(thrown: unknown, scripts: readonly string[]): Exception {
  const { type, frames } = read(thrown, scripts);
  return { type, frames, fingerprint: fingerprintOf([type, ...frames].join('\n')) };
}

function read(thrown: unknown, scripts: readonly string[]): Omit<Exception, 'fingerprint'> {
  try {
    if (!(thrown instanceof Error || thrown instanceof DOMException)) {
      return { type: 'NoError', frames: [] };
    }
    const { name, message, stack } = thrown;
    return {
      type: errorClasses.includes(name) ? name : 'Error',
      frames: framesOf((stack ?? '').replace(message, ''), scripts),
    };
  } catch {
    return { type: 'NoError', frames: [] };
  }
}

/** Returns the frames of a stack that lie in the page's own scripts, without the functions' names. */
function framesOf(stack: string, scripts: readonly string[]): string[] {
  return stack
    .split('\n')
    .filter((line) => frameLine.test(line))
    .flatMap((line) => {
      const script = scripts.find((address) => line.includes(`${address}:`));
      if (script === undefined) return [];
      const position = line.slice(line.lastIndexOf(script) + script.length).replace(/\)\s*$/, '');
      const frame = `${new URL(script).pathname}${position}`;
      return framePattern.test(frame) ? [frame] : [];
    })
    .slice(0, mostFrames);
}

/** Returns a hash of a text (FNV-1a) as eight letters; digits could be mistaken for a member's number. */
function fingerprintOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return hash
    .toString(16)
    .padStart(8, '0')
    .replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)));
}
