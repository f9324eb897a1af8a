import { crc32, deflateSync } from 'node:zlib';

/**
 * Returns a square PNG: a white plus sign on a color.
 * @param color `#rrggbb`
 */
export function passIcon(size: number, color: string): Buffer {
  const ground = Buffer.from(color.slice(1), 'hex');
  const white = Buffer.from('ffffff', 'hex');
  const row = (y: number): Buffer =>
    Buffer.concat([
      // Each row begins with its filter type; 0 means no filter.
      Buffer.of(0),
      ...Array.from({ length: size }, (_, x) => (isInPlus(x, y, size) ? white : ground)),
    ]);
  const pixels = Buffer.concat(Array.from({ length: size }, (_, y) => row(y)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isInPlus(x: number, y: number, size: number): boolean {
  const [across, down] = [x, y].map((at) => Math.abs((at + 0.5) / size - 0.5));
  const [short, long] = [across ?? 0, down ?? 0].toSorted((a, b) => a - b);
  return (short ?? 0) < 0.1 && (long ?? 0) < 0.3;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
