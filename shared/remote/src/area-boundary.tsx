import { messageOf } from '@shop/platform/http';
import { ErrorPanel } from '@shop/ui/core/error-panel';
import { Component, type ReactNode } from 'react';
import { getHost } from './host.ts';
import { PageFailure } from './page-failure.tsx';
import { isChunkFailure } from './page-not-found.ts';
import { renderProblem } from './render-problem.ts';

interface AreaBoundaryProps {
  readonly area: string;
  readonly release: string;
  /** The area's Russian name. */
  readonly title: string;
  /** A new value (another path) clears the error. */
  readonly resetKey: string;
  readonly onRetry: () => void;
  /** Returns true if someone else handles an area that failed before it showed a page. */
  readonly onBroken?: ((error: unknown) => boolean) | undefined;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
  readonly resetKey: string;
}

/**
 * Confines render errors of an area to the area: its page is replaced by the error page of §2, or by a panel with
 * «Повторить» if a script did not load.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps(props: AreaBoundaryProps, { failure }: { failure: Failure | null }) {
    if (!failure) return null;
    if (failure.resetKey === '') return { failure: { ...failure, resetKey: props.resetKey } };
    return failure.resetKey === props.resetKey ? null : { failure: null };
  }

  override componentDidMount() {
    const { area, release } = this.props;
    if (!this.state.failure) getHost().report({ kind: 'mounted', area, release });
  }

  override componentDidCatch(error: unknown) {
    const { area, release } = this.props;
    const kind = renderProblem(error);
    if (kind) getHost().report({ kind, area, release, message: String(error) });
    if (kind === 'chunk') void this.handleChunk(error);
    else if (kind === 'render') this.props.onBroken?.(error);
  }

  private async handleChunk(error: unknown) {
    // Offline, no release is at fault and no other one could load.
    if (!navigator.onLine || (await getHost().reloadAfterChunkFailure())) return;
    this.props.onBroken?.(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    const { title } = this.props;
    const onRetry = () => this.handleRetry();
    if (isChunkFailure(error)) return <ErrorPanel area={title} text={messageOf(error)} onRetry={onRetry} />;
    return <PageFailure error={error} title={`Раздел «${title}» сейчас не открывается`} onRetry={onRetry} />;
  }

  private handleRetry() {
    this.setState({ failure: null });
    this.props.onRetry();
  }
}
