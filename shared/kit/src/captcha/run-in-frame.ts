import { CAPTCHA_FRAME, type CaptchaMessage, captchaMessage } from '@shop/contracts/account/captcha';
import { safeParse } from '@shop/platform/schema';
import { buildFrameDialog } from './frame-dialog.ts';

const LIMIT_MS = 60_000;
/** The `origin` of a message from a sandboxed frame. */
const OPAQUE_ORIGIN = 'null';

const messages = {
  closed: 'Проверка «Я не робот» не закончена. Попробуйте ещё раз',
  unreachable: 'Служба проверки «Я не робот» не отвечает. Попробуйте чуть позже',
  late: 'Проверка «Я не робот» заняла слишком много времени. Попробуйте ещё раз',
} as const;

/** Thrown when there is no token. The message is shown to the visitor. */
export class CaptchaError extends Error {
  constructor(reason: keyof typeof messages) {
    super(messages[reason]);
    this.name = 'CaptchaError';
  }
}

/** Opens a frame, resolves with the token of its last message and removes it. Rejects with `CaptchaError`. */
export function runInFrame(): Promise<string> {
  let close = () => {};
  const token = new Promise<string>((resolve, reject) => {
    const giveUp = (reason: keyof typeof messages) => reject(new CaptchaError(reason));
    const { dialog, frame, show, hide } = buildFrameDialog(CAPTCHA_FRAME, () => giveUp('closed'));
    const hear = (message: CaptchaMessage) => {
      if (message.captcha === 'shown') show();
      else if (message.captcha === 'hidden') hide();
      else if (message.captcha === 'passed') resolve(message.token);
      else giveUp(message.reason);
    };
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== OPAQUE_ORIGIN) return;
      const { success, output } = safeParse(captchaMessage, data);
      if (success) hear(output);
    };
    const timer = setTimeout(() => giveUp('late'), LIMIT_MS);
    window.addEventListener('message', onMessage);
    document.body.append(dialog);
    close = () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      hide();
      dialog.remove();
    };
  });
  return token.finally(() => close());
}
