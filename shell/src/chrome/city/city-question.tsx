import { getCityByIp } from '@shop/contracts/account/geo';
import { placeName } from '@shop/domain/format/place-name';
import { callQuery, useQuery } from '@shop/platform/query';
import { Button, Heading, IconButton, Row, Stack } from '@shop/ui';
import { CloseIcon } from '@shop/ui/parts/icons';
import { color, media, radius, shadow, space, z } from '@shop/ui/theme';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { announce } from '../../host/navigation/announcer.tsx';
import { takenBelow } from '../common/page-bottom.ts';
import { useChooseCity } from './choose-city.mutation.ts';
import { CityPicker } from './city-picker.tsx';
import { dismissQuestion, wasQuestionDismissed } from './city-question-cookie.ts';

interface CityQuestionProps {
  /** Called when the user wants a city other than the suggested one. */
  readonly onChange: () => void;
  /** Called before the question disappears with the focus in it, which returns to the opener. */
  readonly onFocusLeft: () => void;
}

/** Asks a user without a city, unless the question was dismissed in this browser session (§4). */
export function CityQuestion(given: CityQuestionProps) {
  const [isAside, setIsAside] = useState(wasQuestionDismissed);
  if (isAside) return null;
  const putAside = () => {
    dismissQuestion();
    setIsAside(true);
  };
  return <OpenQuestion {...given} onClose={putAside} />;
}

/**
 * Shows «Ваш город …?» if the address suggests a city, otherwise the picker. It does not block the page: the focus
 * stays where it was, and Escape dismisses it.
 */
function OpenQuestion({ onChange, onFocusLeft, onClose }: CityQuestionProps & { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { data, isPending } = useQuery({
    ...callQuery(getCityByIp, {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const confirm = useChooseCity({ reloads: false });
  const city = data?.city;
  const title = city ? `Ваш город ${placeName(city)}?` : 'Выберите ваш город';

  useEffect(() => {
    if (!isPending) announce(title);
  }, [isPending, title]);
  useEscape(onClose);
  const leave = useEffectEvent(onFocusLeft);
  useLayoutEffect(
    () => () => {
      if (panel.current?.contains(document.activeElement)) leave();
    },
    [],
  );

  if (isPending) return null;
  return (
    <Panel ref={panel} role="dialog" aria-labelledby={titleId} $isShort={city != null}>
      <Row wrap={false} justify="between">
        <Heading level={2} size="s" id={titleId}>
          {title}
        </Heading>
        <IconButton size="s" label="Не сейчас" icon={<CloseIcon />} onClick={onClose} />
      </Row>
      {city ? (
        <Row gap={2}>
          <Button variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate(city.id)}>
            Да
          </Button>
          <Button onClick={onChange}>Изменить</Button>
        </Row>
      ) : (
        <CityPicker />
      )}
    </Panel>
  );
}

/** Handles Escape anywhere, unless something else on the page has handled it. */
function useEscape(onEscape: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !isTaken) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Stands beside the heading of the page and never covers it: on the side menu, on phones above the bottom menu. */
const Panel = styled(Stack).attrs({ gap: 3 })<{ $isShort: boolean }>`
  position: absolute;
  inset: calc(100% + ${space[1]}) auto auto ${space[4]};
  z-index: ${z.popover};
  inline-size: 232px;
  ${media.down('mobileDashboard')} {
    inset-inline-start: 0;
    inline-size: min(340px, 100vw - 32px);
    ${(p) =>
      p.$isShort &&
      css`
        position: fixed;
        inset: auto auto calc(${takenBelow} + ${space[4]}) ${space[4]};
      `}
  }
  padding: ${space[4]};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
`;
