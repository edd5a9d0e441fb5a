import type { CallAnswer } from '@shop/shared/contracts/call';
import { getFinanceSections } from '@shop/shared/contracts/finances';
import { callQuery } from '@shop/shared/query';

export type Party = CallAnswer<typeof getFinanceSections>['parties'][number];

/** The tabs the user may see, and the companies and contracts there are to choose between. */
export const sectionsQuery = () => callQuery(getFinanceSections, {});
