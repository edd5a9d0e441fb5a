import { formatPhone } from '@shop/shared/format/phone';
import { Button, Panel, Row, Stack, Text } from '@shop/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from './own-data-panel.tsx';
import { PhoneChange } from './phone-change.tsx';

/** The phone, by which one can log in; another one is confirmed by a code and the password. */
export function PhonePanel({ profile }: { profile: Profile }) {
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    flushSync(() => setIsChanging(false));
    opener.current?.focus();
  }
  return (
    <Panel title="Телефон">
      {isChanging ? (
        <PhoneChange onClose={close} />
      ) : (
        <Row justify="between">
          <Stack gap={1}>
            <Text weight="medium" numeric>
              {profile.phone ? formatPhone(profile.phone) : 'Не указан'}
            </Text>
            <Text size="s" tone="muted">
              По нему можно войти и{'\u00a0'}восстановить пароль
            </Text>
          </Stack>
          <Button ref={opener} onClick={() => setIsChanging(true)}>
            {profile.phone ? 'Изменить' : 'Добавить'}
          </Button>
        </Row>
      )}
    </Panel>
  );
}
