import { IconButton, Modal, Text } from '@shop/ui';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@shop/ui/parts/icons';
import { Picture } from '@shop/ui/parts/picture';
import { color, radius, space } from '@shop/ui/theme';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '../common/product.queries.ts';
import { useSwipe } from './use-swipe.ts';

interface GalleryZoomProps {
  readonly name: string;
  readonly pictures: Product['pictures'];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * Full-screen pictures: arrows and swipes turn them, plus, minus and click zoom. While zoomed in, arrows and
 * fingers pan.
 */
export function GalleryZoom({ name, pictures, shown, onShow, onClose }: GalleryZoomProps) {
  const [isLarge, setIsLarge] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isLarge && view.current) showMiddle(view.current);
  }, [isLarge]);
  const count = pictures.length;
  const src = useLargest(pictures[shown]);
  function step(by: 1 | -1) {
    setIsLarge(false);
    onShow((shown + by + count) % count);
  }
  const swipe = useSwipe((by) => {
    if (!isLarge && count > 1) step(by);
  });
  function handleKey(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') setIsLarge(true);
    else if (event.key === '-') setIsLarge(false);
    else if (!isLarge && count > 1 && event.key === 'ArrowRight') step(1);
    else if (!isLarge && count > 1 && event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  }
  return (
    <Modal isOpen size="full" title={name} onClose={onClose}>
      <Stage onKeyDown={handleKey}>
        <View
          ref={view}
          tabIndex={0}
          data-autofocus
          role="group"
          aria-label="Фото"
          $isLarge={isLarge}
          onClick={() => setIsLarge(!isLarge)}
          {...swipe}
        >
          <Whole src={src} alt={`${name}, фото ${shown + 1} из ${count}`} $isLarge={isLarge} eager />
        </View>
        <Tools>
          {count > 1 && (
            <IconButton label="Предыдущее фото" icon={<ChevronLeftIcon />} onClick={() => step(-1)} />
          )}
          <Text role="status" numeric>
            {shown + 1} из {count}
          </Text>
          {count > 1 && (
            <IconButton label="Следующее фото" icon={<ChevronRightIcon />} onClick={() => step(1)} />
          )}
          <IconButton
            label={isLarge ? 'Уменьшить' : 'Увеличить'}
            icon={isLarge ? <MinusIcon /> : <PlusIcon />}
            onClick={() => setIsLarge(!isLarge)}
          />
        </Tools>
      </Stage>
    </Modal>
  );
}

/** The page's picture at once, replaced by the large one when it has loaded, if there is one. */
function useLargest(picture: Product['pictures'][number] | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  const zoom = picture?.zoom;
  useEffect(() => {
    if (!zoom) return;
    const large = new Image();
    large.onload = () => setLoaded(zoom);
    large.src = zoom;
    return () => {
      large.onload = null;
    };
  }, [zoom]);
  return zoom && loaded === zoom ? zoom : picture?.detail;
}

function showMiddle(view: HTMLElement): void {
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
}

const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  block-size: 100%;
`;

const View = styled.div<{ $isLarge: boolean }>`
  overflow: ${(p) => (p.$isLarge ? 'auto' : 'hidden')};
  border-radius: ${radius.m};
  background: ${color.surface};
  cursor: ${(p) => (p.$isLarge ? 'zoom-out' : 'zoom-in')};
  touch-action: ${(p) => (p.$isLarge ? 'auto' : 'pan-y pinch-zoom')};
`;

const Whole = styled(Picture)<{ $isLarge: boolean }>`
  aspect-ratio: auto;
  inline-size: ${(p) => (p.$isLarge ? '200%' : '100%')};
  block-size: ${(p) => (p.$isLarge ? '200%' : '100%')};
`;

const Tools = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${space[2]};
`;
