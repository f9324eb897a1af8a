import type { SignOnForm } from '#src/ui/browser/sign-on-form.ts';

/** A new browser window without a reference to its opener. */
export interface Popup {
  /** Shows words until the other site takes over. */
  show: (words: string) => void;
  /** Sends a form of ours from there. */
  submit: (form: SignOnForm) => void;
  /** Shows a file in place of the words. */
  showFile: (file: Blob) => void;
  /** Closes the window, and forgets the file it shows. */
  close: () => void;
}
