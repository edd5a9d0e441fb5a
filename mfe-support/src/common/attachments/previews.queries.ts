import { getPreviews, PREVIEWS_MAX } from '@shop/contracts/support/attachments';
import { call } from '@shop/platform/http';
import { callKey } from '@shop/platform/query';

interface PreviewRequest {
  readonly id: number;
  readonly resolve: (dataUrl: string | null) => void;
  readonly reject: (error: unknown) => void;
}

let requests: PreviewRequest[] = [];

/** The preview of an image as a `data:` URL, or null; it never changes, so it is fetched once. */
export function previewQuery(id: number) {
  return {
    queryKey: [...callKey(getPreviews), id],
    queryFn: () => loadPreview(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}

/** Batches the previews requested at the same moment into calls of up to 50. */
function loadPreview(id: number): Promise<string | null> {
  if (requests.length === 0) setTimeout(loadAll);
  return new Promise((resolve, reject) => requests.push({ id, resolve, reject }));
}

function loadAll(): void {
  const all = requests;
  requests = [];
  for (let from = 0; from < all.length; from += PREVIEWS_MAX) void load(all.slice(from, from + PREVIEWS_MAX));
}

async function load(some: readonly PreviewRequest[]): Promise<void> {
  try {
    const { items } = await call(getPreviews, { body: { ids: some.map(({ id }) => id) } });
    const found = new Map(items.map(({ id, dataUrl }) => [id, dataUrl]));
    for (const { id, resolve } of some) resolve(found.get(id) ?? null);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
