import { Picture } from '@shop/ui/parts/picture';
import { color, media, radius, space } from '@shop/ui/theme';
import { lazy, Suspense, useId, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '../common/product.queries.ts';
import { Photo } from '../common/product-layout.ts';
import { useSwipe } from './use-swipe.ts';

const loadZoom = () => import(/* webpackChunkName: "related" */ './gallery-zoom.tsx');
const GalleryZoom = lazy(async () => ({ default: (await loadZoom()).GalleryZoom }));
/** Prefetches the zoom when the pointer approaches; a failure is reported when it opens. */
const prepareZoom = () => void loadZoom().catch(() => undefined);

interface GalleryProps {
  readonly name: string;
  readonly pictures: Product['pictures'];
}

/** A large picture that opens full-screen, and thumbnails of the others; arrows and swipes turn them. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const shown = Math.min(at, pictures.length - 1);
  const swipe = useSwipe((by) => setAt((shown + by + pictures.length) % pictures.length));
  const picture = pictures[shown];
  if (!picture) return <Photo src={null} alt={name} />;
  const alt = pictures.length > 1 ? `${name}, фото ${shown + 1} из ${pictures.length}` : name;
  return (
    <Box>
      <Open
        type="button"
        aria-label={`Открыть на весь экран: ${alt}`}
        onClick={() => setIsZoomed(true)}
        onPointerEnter={prepareZoom}
        onFocus={prepareZoom}
        {...swipe}
      >
        <Photo src={picture.detail} alt="" eager />
      </Open>
      {pictures.length > 1 && <Thumbs {...{ name, pictures, shown }} onShow={setAt} />}
      {isZoomed && (
        <Suspense>
          <GalleryZoom {...{ name, pictures, shown }} onShow={setAt} onClose={() => setIsZoomed(false)} />
        </Suspense>
      )}
    </Box>
  );
}

interface ThumbsProps extends GalleryProps {
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

function Thumbs({ name, pictures, shown, onShow }: ThumbsProps) {
  const group = useId();
  return (
    <Row role="radiogroup" aria-label={`Фотографии: ${name}`}>
      {pictures.map(({ preview }, index) => (
        <Thumb key={preview}>
          <input
            type="radio"
            name={group}
            checked={index === shown}
            onChange={() => onShow(index)}
            aria-label={`Фото ${index + 1}`}
          />
          <Picture src={preview} alt="" radius="s" />
        </Thumb>
      ))}
    </Row>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Open = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  cursor: zoom-in;
  touch-action: pan-y pinch-zoom;
`;

const Row = styled.div`
  display: flex;
  gap: ${space[2]};
  margin: -3px;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

const Thumb = styled.label`
  position: relative;
  flex: none;
  inline-size: 64px;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.control};
    }
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
