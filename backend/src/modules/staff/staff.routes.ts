import { createFirstAdministrator } from '@shop/contracts/office/first-start';
import {
  addStaffMember,
  getStaff,
  type StaffMember as MemberAnswer,
  saveStaffRights,
  sendStaffLink,
  switchStaffMember,
} from '@shop/contracts/office/staff';
import type { Db } from '../../platform/database/database.ts';
import { publicRoute, route, write } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { answerSession } from '../session/session.api.ts';
import { startFirstAdministrator } from './first-start.ts';
import { findMember, listStaff, loginOfMember, type StaffMember } from './list-staff.ts';
import { addStaff, setStaffActive, setStaffRights } from './manage-staff.ts';
import { emailStaffLink } from './staff-emails.ts';

export const staffRoutes = [
  publicRoute(createFirstAdministrator, async ({ body, db, request, reply }) =>
    answerSession(request, reply, await startFirstAdministrator(db, body, visitorOf(request))),
  ),

  route(getStaff, async ({ db }) => ({ items: (await listStaff(db)).map(present) })),

  write(addStaffMember, async ({ actor, body, db, services: { settings } }) => {
    const by = officeActor(actor);
    await addStaff(db, by, { ...body, role: 'MANAGER' });
    await emailStaffLink(db, by, settings, body.email);
    return answer(db, body.email);
  }),

  write(sendStaffLink, async ({ actor, db, params, services: { settings } }) => {
    const login = await loginOfMember(db, params.id);
    await emailStaffLink(db, officeActor(actor), settings, login);
    return answer(db, login);
  }),

  write(switchStaffMember, async ({ actor, body: { isActive }, db, params }) => {
    const login = await loginOfMember(db, params.id);
    await setStaffActive(db, officeActor(actor), { login, isActive });
    return answer(db, login);
  }),

  write(saveStaffRights, async ({ actor, body: { rights, before }, db, params }) => {
    const login = await loginOfMember(db, params.id);
    await setStaffRights(db, officeActor(actor), { login, rights, before });
    return answer(db, login);
  }),
];

async function answer(db: Db, login: string): Promise<MemberAnswer> {
  return present(await findMember(db, login));
}

function present({ lastLoginAt, rights, ...member }: StaffMember): MemberAnswer {
  return { ...member, rights: [...rights], lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
