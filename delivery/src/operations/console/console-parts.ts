import type { ReleaseStore } from '../../releases/store/store.ts';
import type { ReleaseFacts } from './release-facts.ts';
import type { TelemetryReader } from './telemetry-reader.ts';

/** The services that the pages of the console use. */
export interface ConsoleParts {
  readonly store: ReleaseStore;
  readonly telemetry: TelemetryReader;
  readonly facts: ReleaseFacts;
}
