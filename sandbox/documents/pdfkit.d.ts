/** Members of PDFKit that @types/pdfkit doesn't declare. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this;
  }

  interface OpenedImage {
    width: number;
    height: number;
  }

  interface PDFImage {
    /** @throws an error or a string if it can't read the image */
    openImage(src: ImageSrc): OpenedImage;
    image(src: OpenedImage, options?: ImageOption): this;
  }
}
