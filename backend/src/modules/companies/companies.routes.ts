import { findByInn } from '@shop/contracts/manager/companies';
import { Unavailable } from '../../platform/errors/errors.ts';
import { type Module, publicRoute } from '../../platform/http/route.ts';
import { countAttempts } from '../../platform/limits/rate-limit.ts';
import { organisationFinder, sortOrganisations } from './find-organisations.ts';
import { organisationSearchRateLimit } from './organisation-search-rate-limit.ts';

/** Organisations by INN (§7), for registration. The call is public, so it is limited by IP address. */
export const companyModule: Module = ({ settings, localRegister, log }) => {
  if (settings.dadataKey === undefined)
    log.warn('DADATA_KEY is not set: organisations, addresses and cities are not looked up outside');
  const find = organisationFinder(settings, localRegister);

  return [
    publicRoute(findByInn, async ({ body, db, request, log }) => {
      await countAttempts(db, [{ limit: organisationSearchRateLimit, subject: request.ip }]);
      const organisations = await find(body.inn).catch((error: unknown) => {
        log.warn({ err: error }, 'no organisations of an INN');
        throw new Unavailable('Поиск по\u00a0ИНН сейчас не\u00a0работает. Заполните данные компании вручную');
      });
      return { suggestions: sortOrganisations(organisations) };
    }),
  ];
};
