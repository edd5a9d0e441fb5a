import { getSizeCharts } from '@shop/contracts/support/content';
import { route } from '../../platform/http/route.ts';

export const sizeChartRoutes = [
  route(getSizeCharts, async ({ db }) => {
    const charts = await db
      .selectFrom('size_charts')
      .select(['code', 'name', 'section_codes as sectionCodes', 'note', 'measurements', 'rows'])
      .orderBy('sort')
      .orderBy('code')
      .execute();
    return { charts };
  }),
];
