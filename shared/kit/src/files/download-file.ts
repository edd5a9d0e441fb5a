import type { ApiError } from '@shop/contracts/platform/envelope';
import { ApiRefusal, messageOf, NoAnswer } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { saveFile } from './save-file.ts';
import { webAddress } from './web-address.ts';

/** Sooner than this nobody needs to hear that a file is being made. */
const SLOW_MS = 1000;

export interface Download {
  /** Asks for the file's single-use URL (decisions: files). */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
  /** «Готовим список заказов…», told when it takes longer than a second. */
  readonly progress: string;
  /** «Список заказов не скачан», said before the reason. */
  readonly failure: string;
}

/**
 * Saves a file the shop makes on demand. It is read before it is saved, so that the page knows when it has come, and can
 * tell why it has not.
 */
export async function downloadFile(download: Download): Promise<void> {
  let told: number | undefined;
  const timer = setTimeout(() => {
    told = toast(download.progress, { durationMs: 120_000 });
  }, SLOW_MS);
  try {
    const { url } = await download.issueUrl();
    const answer = await fetch(webAddress(url)).catch((cause) => {
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

async function errorsOf(answer: Response): Promise<readonly ApiError[]> {
  try {
    return ((await answer.json()) as { errors: ApiError[] }).errors ?? [];
  } catch {
    return [];
  }
}

/** Of `attachment; filename="x"; filename*=UTF-8''%D0%97.xlsx` the last. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : '';
}
