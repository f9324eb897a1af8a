/** What the package's types leave out. */
declare namespace PDFKit.Mixins {
  interface OpenedImage {
    width: number;
    height: number;
  }

  interface PDFImage {
    /** @throws anything for a picture that it can't read */
    openImage(src: ImageSrc): OpenedImage;
    image(src: OpenedImage, options?: ImageOption): this;
  }
}
