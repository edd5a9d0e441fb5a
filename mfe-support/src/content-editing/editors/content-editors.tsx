import { Route, Routes } from '@shop/platform/router';
import { NotFoundPage } from '@shop/remote';
import { FaqEditor } from './faq-editor.tsx';
import { NewsEditor } from './news-editor.tsx';
import { PageEditor } from './page-editor.tsx';

/** The three editors as a lazy chunk apart from the lists. */
export function ContentEditors() {
  return (
    <Routes>
      <Route path="news/new/" element={<NewsEditor key="new" />} />
      <Route path="news/:id/" element={<NewsEditor key="saved" />} />
      <Route path="faq/new/" element={<FaqEditor key="new" />} />
      <Route path="faq/:id/" element={<FaqEditor key="saved" />} />
      <Route path="pages/new/" element={<PageEditor key="new" />} />
      <Route path="pages/:id/" element={<PageEditor key="saved" />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
