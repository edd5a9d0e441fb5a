import { awaitArrival, forgetArrival } from '@shop/contracts/catalog/arrivals';
import { type Module, write } from '../../platform/http/route.ts';
import { watchArrivals } from './arrival-watch.ts';
import { arrivalsOf } from './arrivals.repository.ts';

/** Back-in-stock requests («Сообщить о поступлении»): made on the product page, notified once. */
export const arrivalModule: Module = async (services) => {
  await watchArrivals(services);
  return [
    write(awaitArrival, ({ db, actor, params }) => arrivalsOf(db, actor).add(params.id)),
    write(forgetArrival, ({ db, actor, params }) => arrivalsOf(db, actor).remove(params.id)),
  ];
};
