import { crc32, deflateSync } from 'node:zlib';

/** A PDF without pages, as small as one can be, with a text in a comment. */
export function pdfFile(text = ''): Buffer {
  const head = `%PDF-1.7\n%${text}\n`;
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer <</Size 1>>\n';
  return Buffer.from(`${head}${table}startxref\n${Buffer.byteLength(head)}\n%%EOF\n`);
}

/** A part of a PNG, with its length and checksum. */
export function pngPart(name: string, body: Uint8Array, length = body.length): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The header of a PNG. @param color as PNG numbers it: 2 for colors, 6 for colors and how clear they are */
export function pngHeader(width: number, height: number, color = 6, depth = 8, interlace = 0) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  return pngPart('IHDR', header);
}

/** A picture of one color. */
export function pngFile(width = 2, height = 2): Buffer {
  const pixels = deflateSync(Buffer.alloc((width * 4 + 1) * height));
  const parts = [pngHeader(width, height), pngPart('IDAT', pixels), pngPart('IEND', Buffer.of())];
  return Buffer.concat([pngSignature, ...parts]);
}

/** A picture of one gray pixel: a frame, its tables and its data. */
export const jpegFile = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  );
