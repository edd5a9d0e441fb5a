import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { AddressSuggestion, DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';

/** A default address with all fields filled in. */
export function buildAddressWith(part: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    id: 1,
    address: 'г Москва, ул Руставели, д 14',
    name: 'Главный склад',
    comment: 'Въезд со двора',
    contactName: 'Павел Ермаков',
    contactPhone: '79000000011',
    coordinates: [55.81, 37.59],
    isDefault: true,
    ...part,
  };
}

export function buildConsigneeWith(part: Partial<Consignee> = {}): Consignee {
  return { id: 1, name: 'ООО «Южный подряд»', inn: '7726845191', kpp: '772601001', address: '', ...part };
}

/** A suggestion of a street or, with `house`, of a complete address with coordinates. */
export function buildSuggestion(value: string, house: string | null = null): AddressSuggestion {
  const place = house === null ? { geo_lat: null, geo_lon: null } : { geo_lat: '55.7', geo_lon: '37.6' };
  return { value, data: { city: 'Москва', house, ...place } };
}
