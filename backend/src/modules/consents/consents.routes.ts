import { getConsentTexts } from '@shop/contracts/account/consents';
import { publicRoute } from '../../platform/http/route.ts';
import { findCurrentTexts } from './consent-texts.ts';

export const consentRoutes = [
  publicRoute(getConsentTexts, async ({ db }) => ({
    items: (await findCurrentTexts(db)).map(({ id, kind, version, text, publishedAt }) => ({
      ...{ id, kind, version, text },
      publishedAt: publishedAt.toISOString(),
    })),
  })),
];
