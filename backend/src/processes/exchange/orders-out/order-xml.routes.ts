import { getOrderXml } from '@shop/contracts/office/exchange';
import { route } from '../../../platform/http/route.ts';
import { describeOrderXml } from './offer-orders.ts';

/** The desk's view of an order as 1C gets it: no module knows how that is written. */
export const orderXmlRoutes = [
  route(getOrderXml, async ({ db, params: { id } }) => ({ xml: await describeOrderXml(db, id) })),
];
