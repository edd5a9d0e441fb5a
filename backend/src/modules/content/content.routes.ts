import { previewContent } from '@shop/contracts/support/content-editing';
import { type Module, route } from '../../platform/http/route.ts';
import { ContentTexts, MarkdownThread } from '../content-texts/content-texts.api.ts';
import { faqEditingRoutes, faqRoutes } from '../faq/faq.api.ts';
import { newsEditingRoutes, newsRoutes } from '../news/news.api.ts';
import { staticPageEditingRoutes, staticPageRoutes } from '../static-pages/static-pages.api.ts';

/** News, answers and static pages, for reading and editing. All of them parse Markdown in one thread (decision 066). */
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
