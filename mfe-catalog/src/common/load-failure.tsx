import { ApiRefusal, messageOf } from '@shop/shared/http';
import { isNotFound, usePageTitle } from '@shop/shared/microfrontend';
import { ErrorPage, ErrorPanel, PageHeader, Stack } from '@shop/shared/ui';

interface LoadFailureProps {
  readonly error: Error | null;
  /** What the page is: «Товар». */
  readonly title: string;
  /** What to say when there is nothing at this address. */
  readonly missing: { readonly label: string; readonly text: string };
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Instead of a page that could not be loaded: nothing is there, or why not and, where it may help, another try (§8). */
export function LoadFailure({ error, title, missing, retrying, onRetry }: LoadFailureProps) {
  const isMissing = isNotFound(error);
  usePageTitle(isMissing ? missing.label : title);
  if (isMissing)
    return (
      <ErrorPage
        code="404"
        label={missing.label}
        text={missing.text}
        link={{ to: '/catalog/', label: 'Весь каталог' }}
      />
    );
  const isForbidden = error instanceof ApiRefusal && error.code === 'forbidden';
  return (
    <Stack gap={5}>
      <PageHeader title={title} />
      <ErrorPanel text={messageOf(error)} retrying={retrying} onRetry={isForbidden ? undefined : onRetry} />
    </Stack>
  );
}
