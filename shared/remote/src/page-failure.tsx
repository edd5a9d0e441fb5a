import { ApiRefusal, messageOf, NoAnswer } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { ErrorPage } from '@shop/ui/core/error-page';
import { NotFoundPage } from './not-found-page.tsx';
import { isChunkFailure, isLoggedOut, isNotFound } from './page-not-found.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageFailureProps {
  readonly error: unknown;
  /** The failure as a title: «Не удалось загрузить заказы». */
  readonly title: string;
  /** The message and the link for an address without content. */
  readonly missing?: {
    readonly label: string;
    readonly text: string;
    readonly link: { readonly to: string; readonly label: string };
  };
  /** For a tab or another part of a page, which keeps the page's title and heading. */
  readonly isPart?: boolean;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

const home = { to: '/', label: 'На главную' };

/**
 * Replaces a page whose first load failed, or that threw while rendering (§8): not found, an error of the server or
 * the page, or no answer, which offers a retry. Failures inside a page that is already shown are reported there and
 * replace nothing.
 */
export function PageFailure({ error, title, missing, isPart, retrying, onRetry }: PageFailureProps) {
  const Frame = isPart ? PartError : PageError;
  if (isNotFound(error)) {
    const words = missing ?? (isPart && { label: title, text: messageOf(error), link: home });
    return words ? <Frame code="404" {...words} /> : <NotFoundPage />;
  }
  if (isLoggedOut(error)) return <PageSkeleton />;
  if (isFault(error))
    return (
      <Frame
        code="500"
        label="Ошибка 500"
        text="Ошибка в настройках сайта. Возможно, настройки несовместимы. Обновите страницу."
        details={error instanceof ApiRefusal ? error.requestId : undefined}
        link={home}
        action={{ label: 'Обновить страницу', onPress: () => location.reload() }}
      />
    );
  const mayHelp = !(error instanceof ApiRefusal && error.code === 'forbidden');
  return (
    <Frame
      code={error instanceof ApiRefusal ? String(error.status) : '404'}
      label={title}
      text={messageOf(error)}
      link={home}
      action={mayHelp ? { label: 'Повторить', onPress: onRetry, pending: retrying } : undefined}
    />
  );
}

/** An error without a status counts as 500 (§8): an answer that does not match the contract, a bug of the page. */
function isFault(error: unknown): boolean {
  return error instanceof ApiRefusal
    ? error.code === 500
    : !(error instanceof NoAnswer || isChunkFailure(error));
}

interface Action {
  readonly label: string;
  readonly onPress: () => void;
  readonly pending?: boolean | undefined;
}

interface ErrorProps {
  readonly code: string;
  readonly label: string;
  readonly text: string;
  readonly details?: string | undefined;
  readonly link: { readonly to: string; readonly label: string };
  readonly action?: Action | undefined;
}

function PageError(props: ErrorProps) {
  usePageTitle(props.label);
  return <PartError {...props} level={1} />;
}

function PartError({ action, level = 2, ...texts }: ErrorProps & { readonly level?: 1 | 2 }) {
  const button = action && (
    <Button variant="primary" size="l" onClick={action.onPress} pending={action.pending}>
      {action.label}
    </Button>
  );
  return (
    <div role="alert">
      <ErrorPage {...texts} level={level} action={button} />
    </div>
  );
}
