import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { Button, toast } from '@shop/ui';
import { PinIcon } from '@shop/ui/parts/icons';
import { media, space } from '@shop/ui/theme';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';

/**
 * The city of the user in the header (§2), which decides stock and delivery. A user without a city is asked once in a
 * browser session (§4).
 */
export function CityButton() {
  const header = useHeader();
  const [isPicking, setIsPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closePicker = useCallback(() => setIsPicking(false), []);

  const isAsking = header !== undefined && !header.user.city && !isPicking;
  const CityQuestion = useShellChunk(loadQuestion, isAsking);
  const CityDialog = useShellChunk(loadDialog, isPicking, () => {
    closePicker();
    toast.danger(CHUNK_FAILED);
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
  /* Reserves the width of most cities while the city loads. */
  ${media.up('desktop')} {
    min-inline-size: 168px;
  }
  /* The panel hangs below the whole header on wide screens. */
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
