import { getCitiesByName, getCityByIp, setUserCity } from '@shop/contracts/account/geo';
import { type Module, route, write } from '../../platform/http/route.ts';
import { citiesFor } from './geo.repository.ts';
import { ipLocation } from './ip-location.ts';

/** The user's city (§4): detected by address, found by name, or chosen. */
export const geoModule: Module = ({ settings }) => {
  const locate = ipLocation(settings);

  return [
    route(getCityByIp, async ({ actor, db, request, log }) => {
      const place = await locate(request.ip).catch((error: unknown) => {
        log.warn({ err: error }, 'the city of an address is not known');
        return null;
      });
      return { city: place && (await citiesFor(db, actor).at(place)) };
    }),

    route(getCitiesByName, ({ actor, db, query }) => citiesFor(db, actor).byName(query.name)),

    write(setUserCity, ({ actor, db, query }) => citiesFor(db, actor).choose(query.cityId)),
  ];
};
