import type { ApiError } from '@shop/shared/contracts/envelope';
import { ApiRefusal, messageOf, NoAnswer } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { saveFile } from './save-file.ts';

/** Sooner than this nobody needs to hear that a file is being made. */
const SLOW_MS = 1000;

export interface Download {
  /** Asks for the file's single-use URL. */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
  /** «Готовим историю платежей…», told when it takes longer than a second. */
  readonly progress: string;
  /** «История платежей не скачана», said before the reason. */
  readonly failure: string;
}

/** Saves a file the shop makes on demand, and tells why when it cannot. */
export async function downloadFile(download: Download): Promise<void> {
  let told: number | undefined;
  const timer = setTimeout(() => {
    told = toast(download.progress, { durationMs: 120_000 });
  }, SLOW_MS);
  try {
    const { url } = await download.issueUrl();
    const answer = await fetch(addressOf(url)).catch((cause) => {
      throw new NoAnswer(cause);
    });
    if (!answer.ok) throw new ApiRefusal(answer.status, await errorsOf(answer), undefined);
    saveFile(await answer.blob(), nameOf(answer.headers.get('content-disposition') ?? ''));
  } catch (error) {
    toast.danger(`${download.failure}. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void downloadFile(download) },
    });
  } finally {
    clearTimeout(timer);
    if (told !== undefined) toast.dismiss(told);
  }
}

/** An address of the web; anything else, a script above all, is refused. */
function addressOf(url: string): URL {
  const address = new URL(url, location.origin);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Unexpected ${url}`);
  return address;
}

async function errorsOf(answer: Response): Promise<readonly ApiError[]> {
  const body: { errors?: ApiError[] } = await answer.json().catch(() => ({}));
  return body.errors ?? [];
}

/** Of `attachment; filename="x"; filename*=UTF-8''%D0%97.xlsx` the last. */
function nameOf(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '');
}
