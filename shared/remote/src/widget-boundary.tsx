import { Component, type ReactNode } from 'react';
import { getHost } from './host.ts';
import { renderProblem } from './render-problem.ts';
import { WidgetFailure } from './widget-failure.tsx';

interface WidgetBoundaryProps {
  readonly area: string;
  readonly title: string;
  readonly release: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** Confines render errors of a widget to its slot. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    const { area, release } = this.props;
    if (!this.state.hasFailed) getHost().report({ kind: 'mounted', area, release });
  }

  override componentDidCatch(error: unknown) {
    const { area, release } = this.props;
    const kind = renderProblem(error);
    if (kind) getHost().report({ kind, area, release, message: String(error) });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, height } = this.props;
    return (
      <WidgetFailure title={title} height={height} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}
