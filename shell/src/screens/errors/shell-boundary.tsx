import { Component, type ReactNode } from 'react';
import { reloadAfterChunkFailure } from '../../host/failures/chunk-reload.ts';
import { report } from '../../host/failures/report.ts';

interface ShellBoundaryProps {
  readonly children: ReactNode;
  /** Set inside a layout, which renders the page's `main` already. */
  readonly isFramed?: boolean;
}

/**
 * The last resort: if even an error page fails, shows a plain message with a link home (§2). Uses nothing that can
 * fail.
 */
export class ShellBoundary extends Component<ShellBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
    report({ kind: isChunk ? 'chunk' : 'render', area: 'shell', release: '', message: String(error) });
    if (isChunk) void reloadAfterChunkFailure();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const message = (
      <div role="alert">
        <p>Не удалось показать страницу.</p>
        <a href="/">На главную</a>
      </div>
    );
    return this.props.isFramed ? message : <main id="main">{message}</main>;
  }
}
