import { createFileRoute, notFound, useParams } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { NoticesPage } from '#src/features/notices/notices-page.tsx';

export const Route = createFileRoute('/_public/notices/{-$noticeId}')({
  staticData: {
    title: ({ loaderData }) => (typeof loaderData === 'string' ? loaderData : titles.notices),
    access: { needs: 'nothing' },
  },
  // Load the texts of the notices only with this page.
  loader: async ({ params }) => {
    if (params.noticeId === undefined) return null;
    const { noticeTitle } = await import('#src/features/notices/notice-title.ts');
    const title = noticeTitle(params.noticeId);
    if (title === null) throw notFound();
    return title;
  },
  component: function Notices() {
    const { noticeId } = useParams({ from: '/_public/notices/{-$noticeId}' });
    return <NoticesPage named={noticeId} />;
  },
});
