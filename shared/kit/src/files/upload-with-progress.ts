import type { Upload } from '@shop/platform/http';

/**
 * Uploads a form and reports its progress from 0 to 1: over HTTP/1 only XMLHttpRequest knows it. For text responses. It
 * sends the form itself, because WebKit cannot read a request whose form holds a file that is not on disk.
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

/** Headers that XMLHttpRequest refuses to set; `fetch` drops them silently. */
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
