import type { Upload } from '@shop/platform/http';

/**
 * Uploads a form and tells how much of it has gone, 0 to 1: over HTTP/1 only XMLHttpRequest knows. For answers that are
 * text. WebKit reads no request whose form holds a file that lies on no disk, so the form itself is sent.
 */
export function uploadWithProgress(onProgress: (share: number) => void): Upload {
  return (request, form) =>
    new Promise<Response>((resolve, reject) => {
      const transfer = new XMLHttpRequest();
      const abort = () => transfer.abort();
      request.signal.addEventListener('abort', abort);
      transfer.open(request.method, request.url);
      for (const [name, value] of request.headers)
        if (!isBrowsersOwn(name)) transfer.setRequestHeader(name, value);
      transfer.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      transfer.upload.onload = () => onProgress(1);
      transfer.onload = () => resolve(toResponse(transfer));
      transfer.onerror = () => reject(new TypeError('Failed to fetch'));
      transfer.onabort = () => reject(request.signal.reason);
      transfer.onloadend = () => request.signal.removeEventListener('abort', abort);
      if (request.signal.aborted) return reject(request.signal.reason);
      transfer.send(form);
    });
}

/** Headers that a script may not set here; `fetch` drops them by itself. */
function isBrowsersOwn(name: string): boolean {
  return name === 'date';
}

function toResponse(transfer: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of transfer.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(transfer.responseText, { status: transfer.status, headers });
}
