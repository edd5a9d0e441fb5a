import { formatPhone } from '@shop/shared/format/phone';
import type { Settings } from '../../settings.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface Applicant {
  readonly name: string;
  readonly phone: string;
  readonly company: { readonly name: string; readonly inn: string; readonly isKnown: boolean } | null;
}

/** To a mailbox without an account: the link that opens it. */
export function welcomeLetter(
  { publicUrl, siteName }: Site,
  applicant: Applicant,
  loginCode: string,
): Letter {
  const { name, phone, company } = applicant;
  const paragraphs = [
    `Здравствуйте, ${name}!`,
    `Чтобы завершить регистрацию на сайте «${siteName}» и войти, откройте ссылку. Она действует сутки и открывается один раз:`,
    `${publicUrl}/login?code=${loginCode}`,
  ];
  if (company?.isKnown) {
    paragraphs.push(
      `Компания с ИНН ${company.inn} у нас уже есть. Ваша учётная запись будет работать, а доступ к компании откроет её менеджер: мы передадим ему заявку, как только вы откроете ссылку.`,
    );
  }
  paragraphs.push(
    `При регистрации указан телефон ${formatPhone(phone)}. Если это не ваш телефон или вы не регистрировались, не открывайте ссылку: без неё учётная запись не появится.`,
  );
  return { subject: 'Подтвердите регистрацию', body: paragraphs.join('\n\n') };
}

/** To a mailbox that has an account already. */
export function alreadyRegisteredLetter({ publicUrl, siteName }: Site): Letter {
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

/** To the manager of a company that somebody else wants to join. */
export function joinRequestLetter({ publicUrl }: Site, request: Request): Letter {
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
