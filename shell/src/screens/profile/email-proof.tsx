import { secret } from '@shop/contracts/platform/fields';
import { messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { history, useSearchParams } from '@shop/platform/router';
import { Button, Stack, Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import * as v from 'valibot';
import { proveEmail } from './change-email.mutation.ts';

/**
 * The link of the letter to a new e-mail leads here. A button confirms it, because programs that check letters open links
 * as well.
 */
export function EmailProof() {
  const [search] = useSearchParams();
  const code = search.get('email-code');
  const prove = useMutation({
    mutationFn: proveEmail,
    onSuccess: (email) => {
      toast.success(`Теперь вы входите с почтой ${email}. Остальные сеансы завершены`);
      history.replace('/my-profile/');
    },
  });
  if (code === null) return null;
  if (!v.is(secret, code))
    return (
      <Notice tone="danger" title="Ссылка повреждена">
        Откройте ссылку из{'\u00a0'}письма целиком или запросите новую в{'\u00a0'}разделе «Почта для входа».
      </Notice>
    );
  return (
    <Notice
      title="Подтвердите новую почту"
      action={
        <Button variant="primary" pending={prove.isPending} onClick={() => prove.mutate(code)}>
          Подтвердить почту
        </Button>
      }
    >
      <Stack gap={2}>
        <Text as="p">
          После этого вы входите с{'\u00a0'}ней, а{'\u00a0'}на других устройствах нужно будет войти заново.
        </Text>
        {prove.error && (
          <Text as="p" tone="danger" role="alert">
            {messageOf(prove.error)}
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
