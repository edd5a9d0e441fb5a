import type { ApiError } from '@shop/shared/contracts/envelope';
import { ApiRefusal, messageOf, NoAnswer } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';

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
    const answer = await fetch(addressOf(url)).catch((cause) => {
      throw new NoAnswer(cause);
    });
    if (!answer.ok) throw new ApiRefusal(answer.status, await errorsOf(answer), undefined);
    save(await answer.blob(), nameOf(answer.headers.get('content-disposition') ?? ''));
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
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  return address;
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

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers begin to save in their own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
