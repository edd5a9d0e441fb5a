import { findByInn } from '@shop/contracts/manager/companies';
import { Unavailable } from '../../platform/errors/errors.ts';
import { type Module, publicRoute } from '../../platform/http/route.ts';
import { takeTries } from '../../platform/limits/throttle.ts';
import { inOrder, organisationFinder } from './find-organisations.ts';
import { findOrganisationsLimit } from './limits.ts';

/** Organisations by INN (§7), for whoever registers; anybody may ask, so addresses are limited. */
export const companyModule: Module = ({ settings, ownRegister, log }) => {
  if (settings.dadataKey === undefined)
    log.warn('DADATA_KEY is not set: organisations, addresses and cities are not looked up outside');
  const find = organisationFinder(settings, ownRegister);

  return [
    publicRoute(findByInn, async ({ body, db, request, log }) => {
      await takeTries(db, [{ throttle: findOrganisationsLimit, subject: request.ip }]);
      const organisations = await find(body.inn).catch((error: unknown) => {
        log.warn({ err: error }, 'no organisations of an INN');
        throw new Unavailable('Поиск по\u00a0ИНН сейчас не\u00a0работает. Заполните данные компании вручную');
      });
      return { suggestions: inOrder(organisations) };
    }),
  ];
};
