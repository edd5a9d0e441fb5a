import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { ErrorPanel, Modal, Skeleton, Stack, Text } from '@shop/ui';
import { color, text } from '@shop/ui/theme';
import styled from 'styled-components';
import { settingsQuery } from './notifications.queries.ts';
import { useSaveSetting } from './save-setting.mutation.ts';
import { SettingsTable } from './settings-table.tsx';

/** «Что и как сообщать»: for each kind, whether it is sent to the bell and by email. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(settingsQuery());
  const { mutate, isPending, isSuccess } = useSaveSetting();
  return (
    <Modal isOpen title={<>Что и{'\u00a0'}как сообщать</>} onClose={onClose}>
      {query.isPending ? (
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      ) : !query.data ? (
        <ErrorPanel
          title="Не удалось загрузить настройки"
          text={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Stack gap={3}>
          <Text as="p" tone="muted">
            Каждая отметка сохраняется сразу. Письма приходят на{'\u00a0'}почту из{'\u00a0'}вашего профиля.
          </Text>
          <SettingsTable settings={query.data.items} onSwitch={mutate} />
          <Saved role="status">{isPending ? 'Сохраняем…' : isSuccess && 'Сохранено'}</Saved>
        </Stack>
      )}
    </Modal>
  );
}

const Saved = styled.div`
  min-block-size: 20px;
  color: ${color.textMuted};
  ${text.s}
`;
