import { formatPhone } from '@shop/domain/format/phone';
import { Button, Panel, Row, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from './own-data-panel.tsx';
import { PhoneChange } from './phone-change.tsx';

/** The phone number for the login; a new one is confirmed by a code and the password. */
export function PhonePanel({ profile }: { profile: Profile }) {
  const { phone, givenPhone } = profile;
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    flushSync(() => setIsChanging(false));
    opener.current?.focus();
  }
  return (
    <Panel title="Телефон">
      {isChanging ? (
        <PhoneChange initial={givenPhone} onClose={close} />
      ) : (
        <Stack gap={4}>
          {givenPhone !== '' && (
            <Notice tone="warning" title={`Подтвердите номер ${formatPhone(givenPhone)}`}>
              Его указали для вас в{'\u00a0'}магазине или в{'\u00a0'}компании. Войти по{'\u00a0'}нему нельзя,
              пока вы не
              {'\u00a0'}подтвердите его кодом из{'\u00a0'}смс.
            </Notice>
          )}
          <Row justify="between">
            <Stack gap={1}>
              <Text weight="medium" numeric>
                {phone ? formatPhone(phone) : 'Не указан'}
              </Text>
              <Text size="s" tone="muted">
                По нему можно войти и{'\u00a0'}восстановить пароль
              </Text>
            </Stack>
            <Button ref={opener} onClick={() => setIsChanging(true)}>
              {labelOf(profile)}
            </Button>
          </Row>
        </Stack>
      )}
    </Panel>
  );
}

function labelOf({ phone, givenPhone }: Profile): string {
  if (givenPhone !== '') return 'Подтвердить';
  return phone ? 'Изменить' : 'Добавить';
}
