import { Route, Routes } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { NotFoundPage } from '@shop/remote';
import { Skeleton } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { EditedFaq } from './lists/edited-faq.tsx';
import { EditedNewsList } from './lists/edited-news.tsx';
import { EditedPages } from './lists/edited-pages.tsx';

const ContentEditors = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editors" */ './editors/content-editors.tsx'))
    .ContentEditors,
}));

/** `/manager/content/`: managers draft, edit and publish news, answers and pages; everybody else gets «not found». */
export function ContentEditingPage() {
  const mayEdit = useIsAllowed('content.edit');
  if (!mayEdit) return <NotFoundPage />;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Skeleton height={760} />
        </div>
      }
    >
      <Routes>
        <Route index element={<EditedNewsList />} />
        <Route path="faq/" element={<EditedFaq />} />
        <Route path="pages/" element={<EditedPages />} />
        <Route path="*" element={<ContentEditors />} />
      </Routes>
    </Suspense>
  );
}
