import { NotFoundPage } from '@shop/shared/microfrontend';
import { Route, Routes } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { EditedFaq } from './edited-faq.tsx';
import { EditedNewsList } from './edited-news.tsx';
import { EditedPages } from './edited-pages.tsx';
import { FaqEditor } from './faq-editor.tsx';
import { NewsEditor } from './news-editor.tsx';
import { PageEditor } from './page-editor.tsx';

/** `/manager/content/`: managers draft, edit and publish news, answers and pages. For everybody else there is nothing here. */
export function ContentEditingPage() {
  const mayEdit = useIsAllowed('content.edit');
  if (!mayEdit) return <NotFoundPage />;
  return (
    <Routes>
      <Route index element={<EditedNewsList />} />
      <Route path="news/new/" element={<NewsEditor key="new" />} />
      <Route path="news/:id/" element={<NewsEditor key="saved" />} />
      <Route path="faq/" element={<EditedFaq />} />
      <Route path="faq/new/" element={<FaqEditor key="new" />} />
      <Route path="faq/:id/" element={<FaqEditor key="saved" />} />
      <Route path="pages/" element={<EditedPages />} />
      <Route path="pages/new/" element={<PageEditor key="new" />} />
      <Route path="pages/:id/" element={<PageEditor key="saved" />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
