import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads a QR code from a screenshot of the page, as a camera would; null if there is no code. */
export async function readQrCode(page: Page): Promise<string | null> {
  const picture = await page.screenshot();
  // A browser reads pictures; the page itself has rules about what it loads.
  const blank = await page.context().newPage();
  const { pixels, width, height } = await blank.evaluate(pixelsOf, picture.toString('base64'));
  await blank.close();
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}

/** Runs in a page: the pixels of a picture, four bytes each. */
async function pixelsOf(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes])).then((image) => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return image;
  });
  const { data = [] } =
    document.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return { pixels: btoa(text), width, height };
}
