import type { Reference } from '../../platform/references/define-reference.ts';
import { appealTypeReference } from '../appeals/appeals.api.ts';
import { brandReference } from '../catalog/catalog.api.ts';
import { marketingReference } from '../marketing/marketing.api.ts';
import { pickupPointReference } from '../pickup-points/pickup-points.api.ts';
import { productRelationReference } from '../product-relations/product-relations.api.ts';
import { sizeChartReference } from '../size-charts/size-charts.api.ts';
import { transportCompanyReference, transportTerminalReference } from '../transport/transport.api.ts';

/** Every reference, in the order of its page. A module's reference adds its line here. */
export const allReferences: readonly Reference<object, object>[] = [
  appealTypeReference,
  pickupPointReference,
  transportCompanyReference,
  transportTerminalReference,
  brandReference,
  productRelationReference,
  sizeChartReference,
  marketingReference,
];
