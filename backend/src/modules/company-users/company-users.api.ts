export { acceptInvitations, findInvitations } from './accept-invitations.ts';
export { roleOf } from './company-users.repository.ts';
export { editColleague } from './edit-colleague.ts';
export { addedLetter } from './invitation-letter.ts';
export { inviteUser } from './invite-user.ts';
export { invitationsLimit, invitedPhoneLimit } from './limits.ts';
export {
  addToCompany,
  changeRole,
  refuseLastAdmin,
  takeBackIntoCompany,
  takeOutOfCompany,
  worksNowhere,
} from './membership.ts';
export { tellOfAcceptance, tellOfNewMember } from './new-member-news.ts';
export { personColumns } from './person-columns.ts';
export { refuseSharedPerson } from './refuse-shared-person.ts';
