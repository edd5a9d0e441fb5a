export { AreaBoundary } from './area-boundary.tsx';
export type { AreaPage, AreaProps, PagePlace, PageRoute } from './area-root.tsx';
export {
  defineMicrofrontend,
  type Microfrontend,
  type MicrofrontendDefinition,
} from './define-microfrontend.tsx';
export {
  type LoadedWidget,
  type MicrofrontendHost,
  type Problem,
  provideHost,
  type SlotFiller,
} from './host.ts';
export { type LazyChunk, lazyChunk } from './lazy-chunk.ts';
export { loadService } from './load-service.ts';
export { logFailedCall } from './log-failed-call.ts';
export { NotFoundPage } from './not-found-page.tsx';
export { PageFailure } from './page-failure.tsx';
export { isNotFound, PageNotFound } from './page-not-found.ts';
export { PageSkeleton } from './page-skeleton.tsx';
export { Slot } from './slot.tsx';
export { useFillers } from './use-fillers.ts';
export { useIsNear } from './use-is-near.ts';
export { usePageTitle } from './use-page-title.ts';
