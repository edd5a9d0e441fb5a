export { clientLink, financesLink, orderLink, ordersLink, peopleLink } from './links.ts';
export { notificationsOf } from './notifications.repository.ts';
export { type Notice, notify, notifyAll } from './notify.ts';
export { wantsMail, whoWantMail } from './wants-mail.ts';
