import { type ConsentKind, type ConsentText, isRequiredConsent } from '@shop/contracts/account/consents';
import { formatInstantDay } from '@shop/domain/format/date';
import { Stack } from '@shop/ui/core/layout';
import { Text } from '@shop/ui/core/text';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { Disclosure } from '@shop/ui/parts/disclosure';
import type { Ref } from 'react';
import styled from 'styled-components';

const labels: Readonly<Record<ConsentKind, string>> = {
  'personal-data': 'Даю согласие на\u00a0обработку моих персональных данных',
  marketing: 'Согласен получать рекламные сообщения: об\u00a0акциях, скидках и\u00a0новинках',
};

interface ConsentBoxesProps {
  readonly texts: readonly ConsentText[];
  /** Ids of the texts that are ticked. */
  readonly ticked: readonly number[];
  readonly onChange: (ticked: readonly number[]) => void;
  /** Stands under the required box, which `inputRef` leads to. */
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A box for each text, never ticked in advance, with the text that it stands for. */
export function ConsentBoxes({ texts, ticked, onChange, error, inputRef }: ConsentBoxesProps) {
  function tick(id: number, isTicked: boolean) {
    const others = ticked.filter((one) => one !== id);
    onChange(isTicked ? [...others, id] : others);
  }
  return (
    <Stack gap={2} role="group" aria-label="Согласия">
      {texts.map((text) => {
        const isRequired = isRequiredConsent(text.kind);
        return (
          <div key={text.id}>
            <Checkbox
              label={isRequired ? `${labels[text.kind]} *` : labels[text.kind]}
              checked={ticked.includes(text.id)}
              onChange={(event) => tick(text.id, event.target.checked)}
              required={isRequired}
              {...(isRequired ? { error, ref: inputRef } : { hint: 'Необязательно' })}
            />
            <ConsentWords summary="Прочитать текст" text={text} />
          </div>
        );
      })}
    </Stack>
  );
}

interface ConsentWordsProps {
  readonly summary: string;
  readonly text: Pick<ConsentText, 'text' | 'version' | 'publishedAt'>;
}

/** The text of a consent behind a line that opens it. */
export function ConsentWords({ summary, text: { text, version, publishedAt } }: ConsentWordsProps) {
  return (
    <Disclosure summary={summary}>
      <Text as="p" size="s" tone="muted">
        Версия {version} от {formatInstantDay(publishedAt)}
      </Text>
      {/* A region that scrolls has to be reached by keyboard. */}
      <Words tabIndex={0} role="region" aria-label="Текст согласия">
        {text}
      </Words>
    </Disclosure>
  );
}

const Words = styled.div`
  max-block-size: 260px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
