import { consentTitles, isRequiredConsent, type OwnConsent } from '@shop/contracts/account/consents';
import { formatInstant } from '@shop/domain/format/date';
import { ConsentWords } from '@shop/kit/consents';
import { useMutation } from '@shop/platform/query';
import { Button, Heading, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { give, withdraw } from './withdraw-consent.mutation.ts';

/** One consent: its state and text, given or withdrawn by one click. */
export function ConsentRow({ consent }: { readonly consent: OwnConsent }) {
  const { kind, current, given, withdrawnAt } = consent;
  const change = useMutation({ mutationFn: (isGiven: boolean) => (isGiven ? give : withdraw)(consent) });
  if (current === null) return null;
  const isEarlier = given !== null && given.version !== current.version;
  const about = <VisuallyHidden>: {consentTitles[kind]}</VisuallyHidden>;
  return (
    <Stack gap={2}>
      <Heading level={3} size="s">
        {consentTitles[kind]}
      </Heading>
      <Text as="p" tone="muted">
        {stateOf(consent)}
      </Text>
      {isEarlier && <Text as="p">Действует уже версия {current.version}: прочитайте её ниже.</Text>}
      {given === null && withdrawnAt !== null && isRequiredConsent(kind) && (
        <Text as="p">
          Без него пользоваться магазином нельзя: на{'\u00a0'}других страницах мы спросим о{'\u00a0'}согласии
          снова. Данные можно удалить.
        </Text>
      )}
      <ConsentWords summary="Прочитать текст" text={current} />
      <Row gap={2}>
        {(given === null || isEarlier) && (
          <Button pending={change.isPending && change.variables} onClick={() => change.mutate(true)}>
            {isEarlier ? `Согласиться с\u00a0версией ${current.version}` : 'Дать согласие'}
            {about}
          </Button>
        )}
        {given !== null && (
          <Button pending={change.isPending && !change.variables} onClick={() => change.mutate(false)}>
            Отозвать{about}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function stateOf({ given, withdrawnAt }: OwnConsent): string {
  if (given !== null) return `Дано ${formatInstant(given.givenAt)}, версия ${given.version}`;
  return withdrawnAt === null ? 'Не\u00a0дано' : `Отозвано ${formatInstant(withdrawnAt)}`;
}
