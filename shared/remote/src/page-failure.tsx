import { ApiRefusal, messageOf, NoAnswer } from '@shop/platform/http';
import { Button } from '@shop/ui/core/button';
import { ErrorPage } from '@shop/ui/core/error-page';
import { NotFoundPage } from './not-found-page.tsx';
import { isChunkFailure, isLoggedOut, isNotFound } from './page-not-found.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageTitle } from './use-page-title.ts';

interface PageFailureProps {
  readonly error: unknown;
  /** What has failed: «Не удалось загрузить заказы». */
  readonly title: string;
  /** What to say, and where to lead, when there is nothing at this address. */
  readonly missing?: {
    readonly label: string;
    readonly text: string;
    readonly link: { readonly to: string; readonly label: string };
  };
  /** Stands for a tab or another part of a page that keeps its own title and heading. */
  readonly isPart?: boolean;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

const home = { to: '/', label: 'На главную' };

/**
 * Stands for a page whose first load failed, or that threw while it rendered (§8): nothing is there, the server or the
 * page itself failed, or nobody answered; the last offers another try. What fails later, inside a page that is shown, is
 * said there and replaces nothing.
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

/** What has no status of its own counts as 500 (§8): an answer that fits no contract, a mistake in the page's code. */
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
