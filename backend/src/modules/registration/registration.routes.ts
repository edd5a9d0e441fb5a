import { registerCompany, registerPerson } from '@shop/shared/contracts/registration';
import { publicRoute } from '../../http/route.ts';
import { visitorOf } from '../../http/visitor.ts';
import { register } from './register.ts';

export const registrationRoutes = [
  publicRoute(registerPerson, async ({ body, services, request }) => {
    await register(services, { ...body, company: null }, visitorOf(request));
    return { email: body.email };
  }),

  publicRoute(registerCompany, async ({ body, services, request }) => {
    const { inn, kpp, ogrn, companyName, address } = body;
    const company = { inn, kpp: inn.length === 12 ? '' : kpp, ogrn, name: companyName, address };
    await register(services, { ...body, company }, visitorOf(request));
    return { email: body.email };
  }),
];
