import { formatPhone } from '@shop/domain/format/phone';
import type { Settings } from '../../platform/settings/settings.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

interface Email {
  readonly subject: string;
  readonly body: string;
}

/**
 * Goes to a mailbox without an account with the link to complete a registration. Anybody may have typed this mailbox,
 * so it holds nothing else that was typed; the page of the link shows that.
 */
export function registrationEmail({ publicUrl, siteName }: Site, code: string): Email {
  const body = [
    'Здравствуйте!',
    `Кто-то, возможно вы, регистрируется на сайте «${siteName}» с этой почтой. Чтобы завершить регистрацию, откройте ссылку, проверьте данные и придумайте пароль. Ссылка действует сутки:`,
    `${publicUrl}/login?code=${code}`,
    'Если вы не регистрировались, ничего не делайте: пока вы не зададите пароль, учётной записи нет.',
  ].join('\n\n');
  return { subject: 'Завершите регистрацию', body };
}

/** Goes to a mailbox that has an account already. */
export function alreadyRegisteredEmail({ publicUrl, siteName }: Site): Email {
  const body = [
    'Здравствуйте!',
    `Кто-то, возможно вы, регистрировался на сайте «${siteName}» с этой почтой. Учётная запись с ней уже есть, новая не нужна.`,
    `Войти: ${publicUrl}/auth`,
    `Если вы забыли пароль, задайте новый: ${publicUrl}/forgot-password/`,
    'Если это были не вы, ничего не делайте.',
  ].join('\n\n');
  return { subject: 'У вас уже есть учётная запись', body };
}

interface Request {
  readonly person: string;
  readonly email: string;
  readonly phone: string | null;
  readonly companyName: string;
  readonly inn: string;
}

/** Goes to the manager of a company that a person wants to join. */
export function joinRequestEmail({ publicUrl }: Site, request: Request): Email {
  const { person, email, phone, companyName, inn } = request;
  const contacts = phone === null ? email : `${email}, ${formatPhone(phone)}`;
  const body = [
    'Здравствуйте!',
    `${person} (${contacts}) просит доступ к компании ${companyName}, ИНН ${inn}, которую вы ведёте.`,
    'Прав в этой компании нет. Проверьте, что человек там работает, и добавьте его в пользователи компании или откажите.',
    `${publicUrl}/manager/mycompanies/`,
  ].join('\n\n');
  return { subject: `Заявка на доступ к компании ${companyName}`, body };
}
