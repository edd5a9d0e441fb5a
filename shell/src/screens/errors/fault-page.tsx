import { NotFoundPage, usePageTitle } from '@shop/remote';
import { Button } from '@shop/ui/core/button';
import { ErrorPage } from '@shop/ui/core/error-page';
import { lazy, type ReactNode } from 'react';
import type { Fault } from '../../host/screen/screen.ts';

interface Words {
  readonly code: string;
  readonly label: string;
  readonly text: ReactNode;
  readonly retry?: string;
}

const home = { to: '/', label: 'На главную' };

const words: Readonly<Record<Exclude<Fault, 'not-found' | 'closed'>, Words>> = {
  'no-answer': {
    code: '404',
    label: 'Не удалось загрузить страницу',
    text: 'Сервер не отвечает. Проверьте подключение к интернету и попробуйте ещё раз.',
    retry: 'Повторить',
  },
  failed: {
    code: '500',
    label: 'Ошибка 500',
    text: 'Ошибка в настройках сайта. Возможно, настройки несовместимы. Обновите страницу.',
    retry: 'Обновить страницу',
  },
  'unknown-guard': {
    code: '500',
    label: 'Ошибка 500',
    text: (
      <>
        Ошибка в настройках сайта: <span lang="en">Unknown middleware</span>
      </>
    ),
    retry: 'Обновить страницу',
  },
};

/** A lazy chunk: it contains parts of the menu, which no other error page needs. */
const ClosedPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "closed" */ './closed-page.tsx')).ClosedPage,
}));

/** The error pages of §2: 404, no answer, 500 and 501, each with a code, a label, a text and a way out. */
export function FaultPage({ fault }: { fault: Fault }) {
  if (fault === 'not-found') return <NotFoundPage />;
  return fault === 'closed' ? <ClosedPage /> : <Explained {...words[fault]} />;
}

function Explained({ code, label, text, retry }: Words) {
  usePageTitle(label);
  const action = retry && (
    <Button variant="primary" size="l" onClick={() => location.reload()}>
      {retry}
    </Button>
  );
  return (
    <div role="alert">
      <ErrorPage code={code} label={label} text={text} link={home} action={action} />
    </div>
  );
}
