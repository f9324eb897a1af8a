import { usePortal } from '#src/portal/portal-context.ts';
import { RichText } from '#src/ui/text/rich-text.tsx';
import { hasText } from '#src/ui/text/sanitize.ts';
import { focusTitle } from '#src/ui/browser/take-focus.ts';
import { NoticeFrame } from './notice-frame.tsx';

/** The notice itself. Brings the sanitizer: load it with `lazy`. */
export function NoticeBanner({ html }: { html: string }) {
  const { notice, origin } = usePortal();
  if (!hasText(html, origin)) return null;
  const dismiss = () => {
    notice.dismiss();
    // The button that had the focus is gone.
    focusTitle();
  };
  return (
    <NoticeFrame onDismiss={dismiss}>
      <RichText html={html} origin={origin} />
    </NoticeFrame>
  );
}
