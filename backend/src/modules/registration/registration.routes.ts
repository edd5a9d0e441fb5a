import {
  completeRegistration as completeCall,
  readRegistration as readCall,
  registerCompany,
  registerPerson,
} from '@shop/contracts/account/registration';
import { publicRoute } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { answerSession } from '../session/session.api.ts';
import { completeRegistration, readRegistration } from './complete-registration.ts';
import { register } from './start-registration.ts';

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

  publicRoute(readCall, ({ body, db, request }) => readRegistration(db, body.code, visitorOf(request))),

  publicRoute(completeCall, async ({ body, services, request, reply }) =>
    answerSession(request, reply, await completeRegistration(services, body, visitorOf(request))),
  ),
];
