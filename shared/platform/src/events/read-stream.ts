import { createParser } from 'eventsource-parser';
import { api } from '../http/api.ts';
import { relay } from './bus.ts';

/** Reads one connection of the live stream to its end; resolves to whether it was ever open. */
export async function readStream(signal: AbortSignal): Promise<boolean> {
  const response = await api('/api/events/', { signal, timeout: false });
  if (!response.ok || !response.body) return false;
  const parser = createParser({
    onEvent: ({ event, data, id }) => event && relay({ name: event, payload: JSON.parse(data), id }),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    parser.feed(value);
  }
}
