import { ErrorPage } from '@shop/ui/core/error-page';
import { usePageTitle } from './use-page-title.ts';

/** The 404 page (§2), identical in the shell and in every area. */
export function NotFoundPage() {
  usePageTitle('Страница не найдена');
  return (
    <ErrorPage
      code="404"
      label="Страница не найдена"
      text="Возможно, она переехала, или в адресе опечатка."
      link={{ to: '/', label: 'На главную' }}
    />
  );
}
