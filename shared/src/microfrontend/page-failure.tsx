import { ApiRefusal, messageOf, UnexpectedAnswer } from '../http/errors.ts';
import { Button } from '../ui/button/button.tsx';
import { ErrorPage } from '../ui/error-page/error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isLoggedOut, isNotFound } from './page-not-found.ts';
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
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

const home = { to: '/', label: 'На главную' };

/**
 * Stands for a page whose first load failed (§8): nothing is there, the server failed, or it did not answer; the last
 * two offer another try. What fails later, inside a page that is shown, is said there and replaces nothing.
 */
export function PageFailure({ error, title, missing, retrying, onRetry }: PageFailureProps) {
  if (isNotFound(error)) return missing ? <Explained code="404" {...missing} /> : <NotFoundPage />;
  if (isLoggedOut(error)) return <PageSkeleton />;
  if (error instanceof UnexpectedAnswer || (error instanceof ApiRefusal && error.code === 500))
    return (
      <Explained
        code="500"
        label="Ошибка 500"
        text="Ошибка в настройках сайта. Возможно, настройки несовместимы. Обновите страницу."
        link={home}
        action={{ label: 'Обновить страницу', onPress: () => location.reload() }}
      />
    );
  const mayHelp = !(error instanceof ApiRefusal && error.code === 'forbidden');
  return (
    <Explained
      code={error instanceof ApiRefusal ? String(error.status) : '404'}
      label={title}
      text={messageOf(error)}
      link={home}
      action={mayHelp ? { label: 'Повторить', onPress: onRetry, pending: retrying } : undefined}
    />
  );
}

interface Action {
  readonly label: string;
  readonly onPress: () => void;
  readonly pending?: boolean | undefined;
}

interface ExplainedProps {
  readonly code: string;
  readonly label: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly action?: Action | undefined;
}

function Explained({ code, label, text, link, action }: ExplainedProps) {
  usePageTitle(label);
  return (
    <div role="alert">
      <ErrorPage
        code={code}
        label={label}
        text={text}
        link={link}
        action={
          action && (
            <Button variant="primary" size="l" onClick={action.onPress} pending={action.pending}>
              {action.label}
            </Button>
          )
        }
      />
    </div>
  );
}
