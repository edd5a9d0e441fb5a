import { getFaq } from '@shop/contracts/support/content';
import { publicRoute, type RouteDefinition } from '../../platform/http/route.ts';
import type { ContentTexts } from '../content-texts/content-texts.api.ts';
import { findFaq } from './faq.repository.ts';

/** Published questions and answers by section (§7), open to visitors. */
export const faqRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  publicRoute(getFaq, async ({ db }) => {
    const rows = await findFaq(db);
    const answered = await Promise.all(
      rows.map(async (row) => ({ ...row, answer: await texts.read(row.answer) })),
    );
    const sections = Map.groupBy(answered, ({ sectionCode }) => sectionCode);
    return {
      sections: [...sections].map(([code, items]) => ({
        code,
        name: items[0]?.sectionName ?? '',
        items: items.map(({ id, code, question, answer }) => ({ id, code, question, answer })),
      })),
    };
  }),
];
