import { getSessions } from '@shop/contracts/account/account';
import { callKey, useQueryClient } from '@shop/platform/query';
import { Panel, Stack, Text, toast } from '@shop/ui';
import { useState } from 'react';
import { OldPasswordForm } from '../password/old-password-form.tsx';

/** Changes the password by the old one. */
export function PasswordPanel() {
  const [changes, setChanges] = useState(0);
  const cache = useQueryClient();
  function handleChanged() {
    toast.success('Пароль изменён. Остальные сеансы завершены');
    void cache.invalidateQueries({ queryKey: callKey(getSessions) });
    setChanges(changes + 1);
  }
  return (
    <Panel title="Пароль">
      <Stack gap={4}>
        <OldPasswordForm key={changes} isCompact submitLabel="Изменить пароль" onChanged={handleChanged} />
        <Text as="p" size="s" tone="muted">
          После смены пароля на{'\u00a0'}других устройствах нужно будет войти заново.
        </Text>
      </Stack>
    </Panel>
  );
}
