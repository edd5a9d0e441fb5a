import { toast } from '@shop/ui';

/** The page of a template. */
export function hrefOfTemplate(code: string): string {
  return `/basket-templates/${encodeURIComponent(code)}/`;
}

/** Copies the link to a template for a colleague, and says so; where the browser refuses, shows it to be copied by hand. */
export async function shareTemplate({ code, name }: { code: string; name: string }): Promise<void> {
  const link = new URL(hrefOfTemplate(code), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(
      `Ссылка на\u00a0шаблон «${name}» скопирована. По\u00a0ней его откроет любой сотрудник вашей компании.`,
    );
  } catch {
    toast(`Браузер не\u00a0дал скопировать ссылку. Вот она: ${link}`, { durationMs: 30_000 });
  }
}
