import { render } from '@testing-library/react';
import { Skeleton, SkeletonText } from './skeleton.tsx';

it('is hidden from screen readers, so the region around it says that it is loading', () => {
  const { container } = render(
    <div aria-busy="true">
      {/* @ts-expect-error A hidden element announces nothing: types refuse the attribute here. */}
      <Skeleton height={40} aria-busy="true" />
      {/* @ts-expect-error The same for a paragraph. */}
      <SkeletonText aria-busy="true" />
    </div>,
  );
  const region = container.firstElementChild!;
  expect(region.children).toHaveLength(2);
  for (const skeleton of region.children) {
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    expect(skeleton).not.toHaveAttribute('aria-busy');
  }
});
