import { getFinanceSections } from '@shop/contracts/finances/finances';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callQuery } from '@shop/platform/query';

export type Party = CallAnswer<typeof getFinanceSections>['parties'][number];

/** The tabs the user may see, and the companies and contracts to choose from. */
export const sectionsQuery = () => callQuery(getFinanceSections, {});
