import { getFooter, getTechnicalWorks } from '@shop/shared/contracts/header';
import { publicRoute } from '../../http/route.ts';
import { siteOf } from './site.repository.ts';

export const siteRoutes = [
  publicRoute(getFooter, ({ db }) => siteOf(db).footer()),
  publicRoute(getTechnicalWorks, ({ db }) => siteOf(db).technicalWorks()),
];
