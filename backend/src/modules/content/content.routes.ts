import { previewContent } from '@shop/contracts/support/content-editing';
import { type Module, route } from '../../platform/http/route.ts';
import { ContentTexts } from '../content-texts/content-texts.ts';
import { MarkdownThread } from '../content-texts/markdown-thread.ts';
import { faqRoutes } from '../faq/faq.routes.ts';
import { faqEditingRoutes } from '../faq/faq-editing.routes.ts';
import { newsRoutes } from '../news/news.routes.ts';
import { newsEditingRoutes } from '../news/news-editing.routes.ts';
import { staticPageRoutes } from '../static-pages/static-pages.routes.ts';
import { staticPageEditingRoutes } from '../static-pages/static-pages-editing.routes.ts';

/** News, answers and static pages, read and edited: what is written in Markdown shares one thread (decision 066). */
export const contentModule: Module = ({ onClose }) => {
  const thread = new MarkdownThread();
  onClose(() => thread.close());
  const texts = new ContentTexts(thread);
  return [
    route(previewContent, async ({ body }) => ({ blocks: await texts.check(body.text, 'text') })),
    ...newsRoutes(texts),
    ...newsEditingRoutes(texts),
    ...faqRoutes(texts),
    ...faqEditingRoutes(texts),
    ...staticPageRoutes(texts),
    ...staticPageEditingRoutes(texts),
  ];
};
