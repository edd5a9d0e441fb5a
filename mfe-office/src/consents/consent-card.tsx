import { consentTitles, isRequiredConsent } from '@shop/contracts/account/consents';
import type { OfficeConsent } from '@shop/contracts/office/consents';
import { formatInstant } from '@shop/domain/format/date';
import { Badge, Button, Panel, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { Facts } from '@shop/ui/parts/facts';
import { useState } from 'react';
import styled from 'styled-components';
import { ConsentForm } from './consent-form.tsx';

/** One kind of consent: the version in force, how many people agree, and the form of the next version. */
export function ConsentCard({ consent }: { readonly consent: OfficeConsent }) {
  const { kind, current } = consent;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Panel title={consentTitles[kind]}>
      <Stack gap={4}>
        <Row gap={2}>
          {current ? (
            <Badge tone="success">Действует версия {current.version}</Badge>
          ) : (
            <Badge tone="warning">Не опубликовано</Badge>
          )}
          <Text tone="muted">
            {isRequiredConsent(kind)
              ? 'Без него нельзя зарегистрироваться и\u00a0пользоваться магазином'
              : 'Необязательное'}
          </Text>
        </Row>
        {current && <CurrentText consent={consent} />}
        {isEditing ? (
          <ConsentForm consent={consent} onClose={() => setIsEditing(false)} />
        ) : (
          <Row>
            <Button onClick={() => setIsEditing(true)}>
              {current ? 'Новая версия' : 'Начать с\u00a0образца'}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function CurrentText({ consent: { current, counts } }: { readonly consent: OfficeConsent }) {
  if (current === null) return null;
  const facts = [
    { term: 'Опубликовано', value: `${formatInstant(current.publishedAt)}, ${current.publishedBy}` },
    { term: 'Согласны с\u00a0этой версией', value: String(counts.agreed) },
    { term: 'Только с\u00a0прежней', value: String(counts.earlier) },
    { term: 'Отозвали', value: String(counts.withdrawn) },
    { term: 'SHA-256 текста', value: <Words>{current.sha256}</Words> },
  ];
  return (
    <>
      <Facts facts={facts} />
      <Disclosure summary="Действующий текст">
        <Words>{current.text}</Words>
      </Disclosure>
    </>
  );
}

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
