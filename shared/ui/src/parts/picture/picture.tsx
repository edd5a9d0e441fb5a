import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../core/theme/index.ts';

export type PictureProps = {
  src?: string | null;
  alt: string;
  /** The aspect ratio, so that nothing moves when the picture loads: `"4 / 3"`. */
  ratio?: string;
  fit?: 'contain' | 'cover';
  srcSet?: string;
  sizes?: string;
  /** Loads at once, for the first pictures of a screen. */
  eager?: boolean;
  radius?: keyof typeof radius;
  className?: string;
};

/** A picture with a fixed aspect ratio; the no-photo drawing if there is none or it fails (§9). */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    ratio = '1 / 1',
    fit = 'contain',
    srcSet,
    sizes,
    eager,
    radius: corner = 'm',
    className,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const frame = { $ratio: ratio, $corner: corner, className };
  if (!src || src === failedSrc) {
    return (
      <Frame {...frame} $empty role="img" aria-label={alt ? `${alt}: нет фото` : 'Нет фото'}>
        <ImageOff />
      </Frame>
    );
  }
  return (
    <Frame {...frame}>
      <Photo
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        $fit={fit}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </Frame>
  );
}

const Frame = styled.div<{ $ratio: string; $corner: keyof typeof radius; $empty?: boolean }>`
  position: relative;
  aspect-ratio: ${(p) => p.$ratio};
  inline-size: 100%;
  border-radius: ${(p) => radius[p.$corner]};
  background: ${(p) => (p.$empty ? color.sunken : color.surface)};
  overflow: hidden;
  display: grid;
  place-items: center;
  color: ${color.lineStrong};
  & > .lucide {
    inline-size: clamp(16px, 28%, 48px);
    block-size: auto;
    stroke-width: 1.25;
  }
`;

const Photo = styled.img<{ $fit: string }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${(p) => p.$fit};
`;
