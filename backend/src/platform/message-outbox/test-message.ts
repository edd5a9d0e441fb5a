import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import { smsGateway } from './sms-gateway.ts';

const TIMEOUT_MS = 8_000;
const LOGIN_KEPT_MS = 60_000;

/** The latest login to each mail server: pages that ask often do not make the shop log in as often. */
const logins = new Map<string, { readonly until: number; readonly refusal: Promise<string | null> }>();

export interface TestResult {
  readonly isSent: boolean;
  /** The server's own words, or why it was not asked. */
  readonly answer: string;
}

/**
 * Opens a connection to the mail server and logs in, without sending anything. Returns the refusal, or null; the answer
 * is kept for a minute, or until a test message is sent.
 */
export function findMailRefusal(smtpUrl: string): Promise<string | null> {
  const kept = logins.get(smtpUrl);
  if (kept !== undefined && kept.until > Date.now()) return kept.refusal;
  const refusal = logIn(smtpUrl);
  logins.set(smtpUrl, { until: Date.now() + LOGIN_KEPT_MS, refusal });
  return refusal;
}

function logIn(smtpUrl: string): Promise<string | null> {
  return withMailServer(smtpUrl, async (server) => {
    await server.verify();
  }).then(
    () => null,
    (error: unknown) => explain(error),
  );
}

/** Sends a message to the mail server at once, past the outbox, to learn what it answers. */
export async function sendTestEmail(
  { mailFrom, siteName, smtpUrl }: Pick<Settings, 'mailFrom' | 'siteName' | 'smtpUrl'>,
  recipient: string,
): Promise<TestResult> {
  if (smtpUrl === undefined)
    return { isSent: false, answer: 'SMTP_URL не\u00a0задан: письма остаются в\u00a0очереди' };
  logins.delete(smtpUrl);
  return withMailServer(smtpUrl, async (server) => {
    const { response } = await server.sendMail({
      from: mailFrom,
      to: recipient,
      subject: `Проверка почты магазина «${siteName}»`,
      text: 'Это проверочное письмо: почтовый сервер магазина его принял.',
    });
    return { isSent: true, answer: response };
  }).catch((error: unknown) => ({ isSent: false, answer: explain(error) }));
}

/** Sends a text message to the gateway at once, past the outbox. `phone` has eleven digits. */
export async function sendTestSms(
  { siteName, sms }: Pick<Settings, 'siteName' | 'sms'>,
  phone: string,
): Promise<TestResult> {
  if (sms === undefined)
    return { isSent: false, answer: 'SMS_URL не\u00a0задан: смс остаются в\u00a0очереди' };
  return smsGateway(sms)({ recipient: phone, body: `Проверка смс магазина «${siteName}»` }).then(
    () => ({ isSent: true, answer: 'шлюз принял сообщение' }),
    (error: unknown) => ({ isSent: false, answer: explain(error) }),
  );
}

async function withMailServer<Answer>(
  url: string,
  ask: (server: ReturnType<typeof createTransport>) => Promise<Answer>,
): Promise<Answer> {
  const server = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    return await ask(server);
  } finally {
    server.close();
  }
}

/** The server's own words where it answered; never the address with its password. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
}
