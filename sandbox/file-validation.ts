import { promisify } from 'node:util';
import { crc32, inflate as inflateWithCallback } from 'node:zlib';

const inflate = promisify(inflateWithCallback);

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** The most bytes that a picture may have once it is inflated: a photo of 32 megapixels in color. */
const mostInflated = 128_000_000;

/** The most bytes of a PNG, inflated, that are drawn while others wait; a larger one is attached instead. */
const mostDrawn = 16_000_000;

const mostPixels = 100_000_000;

/**
 * Whether a file is whole and of bounded size, as everything that opens it later relies on: the length of each part lies
 * within the file, and what is compressed inflates to just what the picture needs. Nothing of it blocks others.
 */
export async function isSound(type: FileType, bytes: Uint8Array): Promise<boolean> {
  if (type === 'application/pdf') return isWholePdf(bytes);
  if (type === 'image/jpeg') return jpegSize(bytes) !== null;
  const png = readPng(bytes);
  if (png === null) return false;
  try {
    const pixels = await inflate(png.data, { maxOutputLength: png.inflated });
    return pixels.length === png.inflated;
  } catch {
    return false;
  }
}

/** Whether a sound picture can be drawn into a document at once. */
export const isDrawable = (type: FileType, bytes: Uint8Array): boolean => {
  if (type === 'image/jpeg') return jpegSize(bytes) !== null;
  const png = type === 'image/png' ? readPng(bytes) : null;
  return png !== null && png.inflated <= mostDrawn;
};

/** The samples of a pixel, by the color type of a PNG. */
const samples = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Reads the parts of a PNG, without inflating any (RFC 2083). Null for one that is cut, damaged, too large or interlaced
 * beyond what its header says.
 */
function readPng(bytes: Uint8Array): { data: Uint8Array; inflated: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let header: DataView | null = null;
  let colors = 0;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const body = bytes.subarray(at + 8, end - 4);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    if ((name === 'IHDR') !== (header === null)) return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      header = new DataView(body.buffer, body.byteOffset, body.byteLength);
    }
    if (name === 'PLTE') {
      if (length === 0 || length > 768 || length % 3 !== 0) return null;
      colors = length / 3;
    }
    if (name === 'IDAT') data.push(body);
    if (name === 'IEND') {
      const inflated = header === null ? null : inflatedSize(header, colors);
      return inflated === null || data.length === 0
        ? null
        : { data: Buffer.concat(data), inflated };
    }
    at = end;
  }
  return null;
}

/** The first pixel and the steps of each pass of an interlaced picture, across and down. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** Returns how many bytes a picture of this header inflates to; null for a header that no picture has. */
function inflatedSize(header: DataView, colors: number): number | null {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const [depth, color, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) =>
    header.getUint8(at),
  );
  const perPixel = samples.get(color ?? -1);
  const isKnown =
    perPixel !== undefined &&
    [1, 2, 4, 8, 16].includes(depth ?? 0) &&
    compression === 0 &&
    filter === 0 &&
    (interlace === 0 || interlace === 1) &&
    (color !== 3 || colors > 0);
  if (!isKnown || width === 0 || height === 0 || width * height > mostPixels) return null;
  const sizeOf = (across: number, down: number) =>
    across === 0 ? 0 : (Math.ceil((across * perPixel * (depth ?? 0)) / 8) + 1) * down;
  const size =
    interlace === 0
      ? sizeOf(width, height)
      : passes.reduce((sum, [x, dx, y, dy]) => {
          const across = Math.max(0, Math.ceil((width - x) / dx));
          return sum + sizeOf(across, Math.max(0, Math.ceil((height - y) / dy)));
        }, 0);
  return size > mostInflated ? null : size;
}

/** Returns the size of a JPEG in pixels; null for one whose segments do not lead from its frame to its end. */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xda) {
      const pixels = size === null ? 0 : size.width * size.height;
      return pixels > 0 && pixels <= mostPixels && endsAfter(bytes, end) ? size : null;
    }
    at = end;
  }
  return null;
}

/** Whether a marker begins a frame: all of C0 to CF but those that define tables or arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG has its end behind the start of its data. Phones write more behind the end, a short film for instance. */
const endsAfter = (bytes: Uint8Array, start: number): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('ffd9', start, 'hex');

/** Whether a PDF leads from its end to its table of objects (ISO 32000, 7.5). What is in it is never opened here. */
function isWholePdf(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.subarray(-2_048)).toString('latin1');
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end) ?? [];
  if (offset === undefined || Number(offset) >= bytes.length) return false;
  const table = Buffer.from(bytes.subarray(Number(offset), Number(offset) + 40)).toString('latin1');
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}
