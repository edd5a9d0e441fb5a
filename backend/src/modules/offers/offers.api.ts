export {
  anyOf,
  findOfferRecords,
  findPriceTerms,
  type OfferRecord,
  type PriceTerms,
  type WarehouseStock,
} from './offer-records.repository.ts';
export { packOf } from './pack-of.ts';
