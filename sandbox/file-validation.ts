import { crc32, inflateSync } from 'node:zlib';

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

/** The maximum size of inflated pixels in bytes: a color photo of 16 megapixels. */
const maxInflatedBytes = 64_000_000;

/** The maximum sizes of pixels that are drawn, in bytes; larger pictures are attached. */
const maxDrawn = { inflated: 16_000_000, deflated: 1_000_000 };

const maxChunks = 10_000;

const maxPixels = 100_000_000;

/** The first bytes of files of each type, in hexadecimal digits. */
const beginnings: Record<FileType, string> = {
  'application/pdf': '255044462d',
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
};

/**
 * Decodes a file from base64. Runs in a worker.
 * @returns null if the content isn't base64, or isn't a complete file of the stated type within the size limits
 */
export function decodeFile({
  contentType,
  content,
}: {
  contentType: FileType;
  content: string;
}): Uint8Array | null {
  const bytes = Buffer.from(content, 'base64');
  // Buffer skips characters that aren't base64.
  const isWhole = content.length === 4 * Math.ceil(bytes.length / 3);
  const isOfType = bytes.toString('hex', 0, 8).startsWith(beginnings[contentType]);
  return isWhole && isOfType && isValidFile(contentType, bytes) ? bytes : null;
}

/**
 * Whether a file is complete and of bounded size: each part lies within the file, and compressed pixels inflate to exactly
 * the size that the header states.
 */
export function isValidFile(type: FileType, bytes: Uint8Array): boolean {
  if (type === 'application/pdf') return isWholePdf(bytes);
  if (type === 'image/jpeg') return jpegSize(bytes) !== null;
  const png = readPng(bytes);
  if (png === null) return false;
  try {
    const pixels = inflateSync(png.data, { maxOutputLength: png.inflated });
    return pixels.length === png.inflated && hasKnownFilters(pixels, png.rows);
  } catch {
    return false;
  }
}

/** Whether a valid picture is small enough to be drawn. */
export const isDrawable = (type: FileType, bytes: Uint8Array): boolean => {
  if (type === 'image/jpeg') return jpegSize(bytes) !== null;
  const png = type === 'image/png' ? readPng(bytes) : null;
  return png !== null && png.inflated <= maxDrawn.inflated && png.data.length <= maxDrawn.deflated;
};

/** Samples per pixel, by PNG color type. */
const samples = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Reads the chunks of a PNG without inflating them (RFC 2083). Returns null for a truncated, damaged or oversized file.
 */
function readPng(
  bytes: Uint8Array,
): { data: Uint8Array; inflated: number; rows: readonly Rows[] } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let header: DataView | null = null;
  let colors = 0;
  for (let at = 8, chunks = 0; at + 12 <= bytes.length && chunks < maxChunks; chunks += 1) {
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
    if (name === 'tRNS' && length > 256) return null;
    if (name === 'IDAT') data.push(body);
    if (name === 'IEND') {
      const rows = header === null ? null : rowsOf(header, colors);
      if (rows === null || data.length === 0) return null;
      const inflated = rows.reduce((sum, { length, count }) => sum + length * count, 0);
      return inflated > maxInflatedBytes ? null : { data: Buffer.concat(data), inflated, rows };
    }
    at = end;
  }
  return null;
}

/** The Adam7 passes: first column, column step, first row, row step. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** Rows of pixels of one length in bytes, with the byte of their filter. */
type Rows = { length: number; count: number };

/** Whether each row has one of the five known filters. The drawing library throws on any other. */
function hasKnownFilters(pixels: Uint8Array, rows: readonly Rows[]): boolean {
  let at = 0;
  for (const { length, count } of rows) {
    for (let row = 0; row < count; row += 1, at += length) if ((pixels[at] ?? 0) > 4) return false;
  }
  return true;
}

/** Returns the rows that a header states, by pass; null for an invalid header. */
function rowsOf(header: DataView, colors: number): readonly Rows[] | null {
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
  if (!isKnown || width === 0 || height === 0 || width * height > maxPixels) return null;
  const rows = (across: number, down: number): Rows =>
    across === 0
      ? { length: 0, count: 0 }
      : { length: Math.ceil((across * perPixel * (depth ?? 0)) / 8) + 1, count: down };
  return interlace === 0
    ? [rows(width, height)]
    : passes.map(([x, dx, y, dy]) =>
        rows(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
      );
}

/** Returns the size of a JPEG in pixels; null unless its segments lead from a frame header to the end of the image. */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede a marker.
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
      return pixels > 0 && pixels <= maxPixels && endsAfter(bytes, end) ? size : null;
    }
    at = end;
  }
  return null;
}

/** Whether a marker begins a frame header: C0 to CF, except those that define tables or arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG has an end marker after the start of its data. Phones may append a video after it. */
const endsAfter = (bytes: Uint8Array, start: number): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('ffd9', start, 'hex');

/** Whether the end of a PDF points to its cross-reference table (ISO 32000, 7.5). Its objects are never parsed here. */
function isWholePdf(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.subarray(-2_048)).toString('latin1');
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end) ?? [];
  if (offset === undefined || Number(offset) >= bytes.length) return false;
  const table = Buffer.from(bytes.subarray(Number(offset), Number(offset) + 40)).toString('latin1');
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}
