import { exportOwnData, type getOwnData } from '@shop/contracts/account/consents';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatDay, formatInstant } from '@shop/domain/format/date';
import { useDownload } from '@shop/kit/files';
import { QueryStates } from '@shop/kit/page/query-states';
import { call } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button, Heading, Panel, Row, Skeleton, Stack, Text } from '@shop/ui';
import { ownDataQuery } from '../../chrome/consents/consents.queries.ts';
import { ConsentRow } from './consent-row.tsx';
import { useErasureRequest } from './request-erasure.mutation.ts';

/** The user's consents, a copy of everything held about the user, and the request to erase it. */
export function PersonalDataPanel() {
  const own = useQuery({ ...ownDataQuery(), staleTime: 0 });
  return (
    <Panel title="Мои данные">
      <QueryStates
        query={own}
        failure="Согласия не загрузились"
        scope="part"
        pending={<Skeleton height={240} />}
      >
        {({ consents, erasure }) => (
          <Stack gap={5}>
            {consents.map((consent) => (
              <ConsentRow key={consent.kind} consent={consent} />
            ))}
            <Copy />
            <Erasure request={erasure} />
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

function Copy() {
  const { isPending, start } = useDownload();
  return (
    <Stack gap={2}>
      <Heading level={3} size="s">
        Копия данных
      </Heading>
      <Text as="p" tone="muted">
        Всё, что магазин хранит о{'\u00a0'}вас, одним файлом JSON.
      </Text>
      <Row>
        <Button
          pending={isPending}
          onClick={() =>
            start({
              issueUrl: () => call(exportOwnData, {}),
              progress: 'Готовим копию данных…',
              failure: 'Копия не\u00a0скачана',
            })
          }
        >
          Скачать копию
        </Button>
      </Row>
    </Stack>
  );
}

function Erasure({ request }: { readonly request: CallAnswer<typeof getOwnData>['erasure'] }) {
  const { mutate, isPending } = useErasureRequest();
  return (
    <Stack gap={2}>
      <Heading level={3} size="s">
        Удаление данных
      </Heading>
      {request ? (
        <Text as="p">
          Запрос отправлен {formatInstant(request.requestedAt)}. Выполним или ответим до{'\u00a0'}
          {formatDay(request.dueOn)}.
        </Text>
      ) : (
        <Text as="p" tone="muted">
          По{'\u00a0'}запросу удалим учётную запись и{'\u00a0'}всё личное в{'\u00a0'}течение десяти рабочих
          дней. Счета и{'\u00a0'}УПД хранятся пять лет: так требует закон. Пока запрос не{'\u00a0'}выполнен,
          его можно отозвать.
        </Text>
      )}
      <Row>
        <Button pending={isPending} onClick={() => mutate(request === null)}>
          {request ? 'Отозвать запрос' : 'Запросить удаление'}
        </Button>
      </Row>
    </Stack>
  );
}
