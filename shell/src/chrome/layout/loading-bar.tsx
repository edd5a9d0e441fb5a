import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from '@shop/domain/constants';
import { useIsLoading } from '@shop/platform/http';
import { color, z } from '@shop/ui/theme';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** The bar at the top during any request (§9): appears after 200 ms and is full after 5 s. */
export function LoadingBar() {
  const isLoading = useIsLoading();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isLoading), LOADING_BAR_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isShown ? <Bar aria-hidden /> : null;
}

const grow = keyframes`from { transform: scaleX(0.02); } 60% { transform: scaleX(0.8); } to { transform: scaleX(1); }`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${z.toast};
  block-size: 2px;
  background: ${color.accent};
  transform-origin: 0 50%;
  animation: ${grow} ${LOADING_BAR_MS}ms cubic-bezier(0.1, 0.6, 0.2, 1) forwards;
`;
