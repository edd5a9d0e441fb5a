import type { SmsSettings } from '../settings/settings.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends a text message through an HTTP gateway. If `SMS_URL` has `{phone}` and `{text}`, they are filled in and the URL
 * is requested with GET, for gateways with a key in their address; otherwise it receives `{ "phone", "text" }` as JSON
 * by POST. The token is sent as `Authorization: Bearer`. Any 2xx counts as sent. Errors do not contain the address,
 * which may hold a key.
 */
export function smsGateway({ url, token }: SmsSettings) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const isTemplate = url.includes('{phone}');
  return async ({
    recipient,
    body,
  }: {
    readonly recipient: string;
    readonly body: string;
  }): Promise<void> => {
    const target = url
      .replaceAll('{phone}', encodeURIComponent(recipient))
      .replaceAll('{text}', encodeURIComponent(body));
    const request: RequestInit = isTemplate
      ? { headers: authorization }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ phone: recipient, text: body }),
        };
    const answer = await fetch(target, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new Error(`the gateway does not answer: ${error.name}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
  };
}
