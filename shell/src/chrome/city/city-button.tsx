import { PART_FAILED } from '@shop/kit/page/part-failed';
import { Button, toast } from '@shop/ui';
import { PinIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLazyPart } from '../../host/navigation/use-lazy-part.ts';
import { useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';

/**
 * The city picker of the header (§2): the user's city, by which stock and delivery are shown. A user without one is
 * asked, once in a browser session (§4).
 */
export function CityButton() {
  const header = useHeader();
  const [isPicking, setIsPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closePicker = useCallback(() => setIsPicking(false), []);

  const isAsking = header !== undefined && !header.user.city && !isPicking;
  const CityQuestion = useLazyPart(loadQuestion, isAsking);
  const CityDialog = useLazyPart(loadDialog, isPicking, () => {
    closePicker();
    toast.danger(PART_FAILED);
  });

  if (!header)
    return (
      <Place>
        <HeaderPlace name="Город" width={120} height={20} />
      </Place>
    );
  const { city } = header.user;
  return (
    <Place>
      <Button
        ref={button}
        variant="quiet"
        icon={<PinIcon />}
        title={city?.region}
        aria-label={city ? `Город: ${city.name}` : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsPicking(true)}
      >
        <Name>{city?.name ?? 'Выберите город'}</Name>
      </Button>
      {CityQuestion && (
        <CityQuestion onChange={() => setIsPicking(true)} onFocusLeft={() => button.current?.focus()} />
      )}
      {CityDialog && <CityDialog onClose={closePicker} />}
    </Place>
  );
}

async function loadQuestion() {
  return (await import(/* webpackChunkName: "city" */ './city-question.tsx')).CityQuestion;
}

async function loadDialog() {
  return (await import(/* webpackChunkName: "city" */ './city-dialog.tsx')).CityDialog;
}

const Place = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space[1]};
  /* As wide before the city is known as with most cities. */
  ${media.up('desktop')} {
    min-inline-size: 168px;
  }
  /* What hangs below it hangs below the whole header on wide screens. */
  ${media.down('mobileDashboard')} {
    position: relative;
  }
`;

const Name = styled.span`
  max-inline-size: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.down('mobileSmall')} {
    max-inline-size: 120px;
  }
`;
