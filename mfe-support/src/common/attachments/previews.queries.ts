import { getPreviews, PREVIEWS_MAX } from '@shop/contracts/support/attachments';
import { call } from '@shop/platform/http';
import { callKey } from '@shop/platform/query';

interface Wanted {
  readonly id: number;
  readonly resolve: (dataUrl: string | null) => void;
  readonly reject: (error: unknown) => void;
}

let wanted: Wanted[] = [];

/** The preview of an image as a `data:` URL, null without one; never changes, so it is asked for once. */
export function previewQuery(id: number) {
  return {
    queryKey: [...callKey(getPreviews), id],
    queryFn: () => loadPreview(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}

/** What a whole conversation asks for in one moment goes in one call, 50 in each. */
function loadPreview(id: number): Promise<string | null> {
  if (wanted.length === 0) setTimeout(loadAll);
  return new Promise((resolve, reject) => wanted.push({ id, resolve, reject }));
}

function loadAll(): void {
  const all = wanted;
  wanted = [];
  for (let from = 0; from < all.length; from += PREVIEWS_MAX) void load(all.slice(from, from + PREVIEWS_MAX));
}

async function load(some: readonly Wanted[]): Promise<void> {
  try {
    const { items } = await call(getPreviews, { body: { ids: some.map(({ id }) => id) } });
    const found = new Map(items.map(({ id, dataUrl }) => [id, dataUrl]));
    for (const { id, resolve } of some) resolve(found.get(id) ?? null);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
