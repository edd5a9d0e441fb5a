import type { ApiError } from '@shop/contracts/platform/envelope';
import { ApiRefusal, messageOf, NoAnswer } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { saveFile } from './save-file.ts';
import { webAddress } from './web-address.ts';

/** A file that is ready sooner needs no progress message. */
const SLOW_MS = 1000;

export interface Download {
  /** Requests the file's single-use URL (decisions: files). */
  readonly issueUrl: () => Promise<{ readonly url: string }>;
  /** «Готовим список заказов…», shown when it takes longer than a second. */
  readonly progress: string;
  /** «Список заказов не скачан», shown before the reason. */
  readonly failure: string;
}

/**
 * Saves a file that the shop makes on demand. The page reads it first, so it knows when the file has arrived and can
 * report an error.
 */
export async function downloadFile(download: Download): Promise<void> {
  let toastId: number | undefined;
  const timer = setTimeout(() => {
    toastId = toast(download.progress, { durationMs: 120_000 });
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
    if (toastId !== undefined) toast.dismiss(toastId);
  }
}

async function errorsOf(answer: Response): Promise<readonly ApiError[]> {
  try {
    return ((await answer.json()) as { errors: ApiError[] }).errors ?? [];
  } catch {
    return [];
  }
}

/** Reads the last file name of `attachment; filename="x"; filename*=UTF-8''%D0%97.xlsx`. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : '';
}
