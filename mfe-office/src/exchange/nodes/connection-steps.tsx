import { formatNumber } from '@shop/domain/format/number';
import { Row, Stack, Text } from '@shop/ui';
import { AlertIcon, SuccessIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { Lines } from '../common/lines.ts';
import type { Attempt } from './try-node.mutation.ts';

/** The purposes of 1C's calls; another call is shown by its name. */
const titles: Readonly<Record<string, string>> = {
  checkauth: 'Вход с\u00a0логином и\u00a0паролем (checkauth)',
  init: 'Начало обмена (init)',
};

/** The answers to 1C's first calls. */
export function ConnectionSteps({ attempt }: { readonly attempt: Attempt }) {
  if ('failure' in attempt)
    return (
      <Notice tone="danger" title={'Соединение не\u00a0проверено'}>
        {attempt.failure}
      </Notice>
    );
  const { isWell, steps } = attempt;
  return (
    <Stack gap={3}>
      {isWell ? (
        <Notice tone="success" title="Соединение работает">
          С{'\u00a0'}этими данными 1С войдёт и{'\u00a0'}начнёт обмен.
        </Notice>
      ) : (
        <Notice tone="danger" title="Соединения нет">
          1С получит тот{'\u00a0'}же ответ, что и{'\u00a0'}последний шаг ниже.
        </Notice>
      )}
      <Steps>
        {steps.map((step) => (
          <Step key={step.name} $isWell={step.isWell}>
            {step.isWell ? <SuccessIcon /> : <AlertIcon />}
            <div>
              <Row gap={2}>
                <Text weight="medium">{titles[step.name] ?? step.name}</Text>
                <Text size="s" tone="muted">
                  {step.isWell ? 'получилось' : 'не\u00a0получилось'}, {formatNumber(step.ms)}
                  {'\u00a0'}мс
                </Text>
              </Row>
              <Lines>{step.answer}</Lines>
            </div>
          </Step>
        ))}
      </Steps>
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $isWell: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[3]};
  & > .lucide {
    color: ${(p) => (p.$isWell ? color.success : color.danger)};
  }
`;
