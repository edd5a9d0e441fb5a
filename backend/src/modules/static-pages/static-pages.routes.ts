import { isAllowed } from '@shop/contracts/account/permissions';
import { getStaticPage } from '@shop/contracts/support/content';
import { publicRoute, type RouteDefinition } from '../../platform/http/route.ts';
import type { ContentTexts } from '../content-texts/content-texts.api.ts';
import { findStaticPage } from './static-pages.repository.ts';

export const staticPageRoutes = (texts: ContentTexts): readonly RouteDefinition[] => [
  publicRoute(getStaticPage, async ({ db, actor, params }) => {
    const seesHidden = actor !== null && isAllowed('content.edit', actor);
    const { text, active, updatedAt, ...page } = await findStaticPage(db, params.page, seesHidden);
    return {
      ...page,
      blocks: await texts.read(text),
      updatedAt: updatedAt.toISOString(),
      isPublished: active,
    };
  }),
];
