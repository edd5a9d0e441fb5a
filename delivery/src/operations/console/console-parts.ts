import type { ReleaseStore } from '../../releases/store/store.ts';
import type { ReleaseFacts } from './release-facts.ts';
import type { TelemetryReader } from './telemetry-reader.ts';

/** What the pages of the console are made from. */
export interface ConsoleParts {
  readonly store: ReleaseStore;
  readonly telemetry: TelemetryReader;
  readonly facts: ReleaseFacts;
}
