export { acceptsEmail, usersAcceptingEmail } from './email-preferences.ts';
export { clientLink, financesLink, orderLink, ordersLink, peopleLink } from './notification-links.ts';
export { notificationsOf } from './notifications.repository.ts';
export { type Notice, notify, notifyAll } from './notify.ts';
